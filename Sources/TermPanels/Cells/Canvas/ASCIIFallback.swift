/// The substitutes for the signs that programs draw, such as lines, marks and arrows, for a
/// terminal that shows only ASCII, or whose font or table of widths does not have them.
package enum ASCIIFallback {
  /// The byte for a character; `?` if none is similar.
  package static func byte(for scalar: UInt32) -> UInt8 {
    if (0x20...0x7E).contains(scalar) { return UInt8(scalar) }
    return table[scalar] ?? UInt8(ascii: "?")
  }

  /// The byte for a sign; `nil` for any other character.
  package static func sign(for scalar: UInt32) -> UInt8? { table[scalar] }

  private static let table: [UInt32: UInt8] = {
    let marks: [(String, UInt8)] = [
      ("─╌┄┈", UInt8(ascii: "-")), ("━═", UInt8(ascii: "=")), ("│┃╎┆┊║", UInt8(ascii: "|")),
      ("╭╮╰╯├┤┬┴┼┌┐└┘", UInt8(ascii: "+")),
      ("✓✔", UInt8(ascii: "x")), ("✗✕×", UInt8(ascii: "x")),
      ("●•◆■◐◑", UInt8(ascii: "*")), ("○◦◇□", UInt8(ascii: "o")),
      ("›▸▶»", UInt8(ascii: ">")), ("‹◂◀«", UInt8(ascii: "<")), ("▾▼", UInt8(ascii: "v")),
      ("…", UInt8(ascii: "~")), ("≡▤", UInt8(ascii: "=")), ("↻", UInt8(ascii: "*")),
      ("▁▂", UInt8(ascii: ".")), ("▃▄", UInt8(ascii: ":")), ("▅▆", UInt8(ascii: "+")),
      ("█▇▓▏▎▍▌▋▊▉", UInt8(ascii: "#")), ("░▒", UInt8(ascii: ".")), ("▀", UInt8(ascii: "'")),
      ("⚑", UInt8(ascii: "P")), ("⊘", UInt8(ascii: "/")),
      ("·–—−", UInt8(ascii: "-")), ("↑", UInt8(ascii: "^")), ("↓", UInt8(ascii: "v")),
      ("←↶", UInt8(ascii: "<")), ("→↷", UInt8(ascii: ">")),
      ("“”„", UInt8(ascii: "\"")), ("‘’‚", UInt8(ascii: "'")), ("\u{A0}", UInt8(ascii: " ")),
      // The pictures of something that goes on, in their order.
      ("⠋⠼⠇", UInt8(ascii: "|")), ("⠙⠴⠏", UInt8(ascii: "/")), ("⠹⠦", UInt8(ascii: "-")),
      ("⠸⠧", UInt8(ascii: "\\")),
      ("📥", UInt8(ascii: "v")), ("📦", UInt8(ascii: "=")),
    ]
    var table: [UInt32: UInt8] = [:]
    for (characters, byte) in marks {
      for scalar in characters.unicodeScalars { table[scalar.value] = byte }
    }
    return table
  }()
}

extension Character {
  /// The character, or as many blanks and signs of ASCII as it has columns.
  fileprivate var plain: String {
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first,
      let byte = ASCIIFallback.sign(for: scalar.value)
    else { return String(self) }
    return String(UnicodeScalar(byte)) + (columns == 2 ? " " : "")
  }

  /// The sign in ASCII that stands for this one; the character itself if it is none.
  var inPlainSigns: Character { plain.first ?? self }
}

extension StringProtocol {
  /// The attributes of a title or a row's text, which is the name of something, or a sentence of
  /// the program that has names in quotation marks.
  var attributesOfName: Style.Attributes { contains("“") ? [] : .verbatim }

  /// The text with signs of ASCII in place of ours. What stands between quotation marks is a text
  /// of somebody else, and stays. Where the second mark was cut off, the sign of the cut is ours.
  var inPlainSigns: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return String(self) }
    var plain = ""
    var depth = 0
    for character in self {
      if character == "”" { depth = Swift.max(0, depth - 1) }
      plain += depth > 0 ? String(character) : character.plain
      if character == "“" { depth += 1 }
    }
    guard depth > 0, plain.last == "…" else { return plain }
    return plain.dropLast() + Character("…").plain
  }
}
