/// The form in which a character of a text from outside reaches a terminal. Only this type decides
/// which characters must not reach one unchanged: drawing, printing, speaking and errors all use
/// it.
///
/// ```swift
/// Unicode.Scalar("é").showing           // .itself
/// Unicode.Scalar(0x1B).showing          // .mark("␛")
/// Unicode.Scalar(0x202E)?.showing       // .nameless
/// Unicode.Scalar(0x200B)?.showing       // .hidden
/// ```
public enum Showing: Hashable, Sendable {
  /// It is a letter, a mark or a sign like any other.
  case itself
  /// It would control the terminal, or is visible only at the end of a line; this mark replaces it.
  case mark(Unicode.Scalar)
  /// It would control the terminal or turn the direction of reading, or is not a character:
  /// shown as `U+FFFD` in a single cell, and as its number where there is room.
  case nameless
  /// It is invisible: it only joins, separates or shapes its neighbours, or spells something in
  /// secret. Only within an emoji does it mean something to a terminal.
  case hidden
}

extension Unicode.Scalar {
  /// The form in which the character reaches a terminal.
  ///
  /// The categories are those of the Unicode Character Database, as the standard library has it:
  /// `Cc`, `Zl`, `Zp`, `Cn`, `Cf`, and the property `Default_Ignorable_Code_Point`.
  public var showing: Showing {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x34E: return .itself
    // Pictures of the control characters.
    case 0..<0x20: return .mark(Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}")
    case 0x7F: return .mark("\u{2421}")
    // C1, which a terminal treats as ESC and a letter.
    case 0x80...0x9F: return .nameless
    // A soft hyphen.
    case 0xAD: return .mark("-")
    // Marks, embeddings, overrides and isolates of direction, and two kinds of line break.
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: return .nameless
    // Ideographs and Hangul, most of what is not decided above.
    case 0x3400...0x9FFF, 0xAC00...0xD7A3: return .itself
    default: break
    }
    // Joiners, spaces of no width, variation selectors, fillers, tags.
    if properties.isDefaultIgnorableCodePoint { return .hidden }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return .nameless
    case .format: return isSignOfNumbers ? .itself : .nameless
    default: return .itself
    }
  }

  /// The few format characters that have a picture: signs that stand before a number.
  private var isSignOfNumbers: Bool {
    switch value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
