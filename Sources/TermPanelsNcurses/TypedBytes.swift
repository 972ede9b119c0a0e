import TermPanels

/// Decodes bytes outside every sequence: control keys, and characters in UTF-8, which terminals
/// send whatever the locale.
struct TypedBytes {
  /// The byte that Ctrl-Backspace sends, where it differs from that of Backspace.
  private let controlBackspace: UInt8?
  private var utf8 = UTF8Reader()

  /// Begins with nothing.
  ///
  /// - Parameter erase: The byte that Backspace sends, as the line's settings have it.
  init(erase: UInt8?) { controlBackspace = erase == 0x7F ? 0x08 : nil }

  /// Whether a character has begun and is not complete.
  var isPartial: Bool { utf8.isPartial }

  /// Decodes a byte.
  ///
  /// - Returns: The control character that begins a sequence, ESC or one of the eight-bit ones, and
  ///   adds no event; `nil` for anything else.
  mutating func take(_ byte: UInt8, into events: inout DecodedEvents) -> UInt8? {
    // An eight-bit control character cannot begin a character.
    if !utf8.isPartial, byte.isEightBitControl { return byte }
    if utf8.isPartial || byte >= 0x80 {
      switch utf8.take(byte) {
      case .more: return nil
      case .scalar(let scalar):
        if let control = UInt8(exactly: scalar.value), control.isEightBitControl { return control }
        events.append(typed: scalar)
        return nil
      case .invalid(let again):
        events.append(typed: "\u{FFFD}")
        guard again else { return nil }
        return take(byte, into: &events)
      }
    }
    switch byte {
    case 0x1B: return byte
    case 0x09: events.append(.tab)
    case 0x0A, 0x0D: events.append(.enter)
    case controlBackspace: events.append(Key(.backspace, .control))
    case 0x08, 0x7F: events.append(.backspace)
    case 0x00: events.append(.control(" "))
    case 0x01...0x1A: events.append(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x1C...0x1F: events.append(.control(Character(Unicode.Scalar(byte + 0x40))))
    default: events.append(typed: Unicode.Scalar(byte))
    }
    return nil
  }

  /// Gives up a character that was never completed.
  mutating func giveUp(into events: inout DecodedEvents) {
    guard utf8.isPartial else { return }
    utf8.reset()
    events.append(.character("\u{FFFD}"))
  }
}

extension UInt8 {
  /// Whether it is one of the control characters that ECMA-48 has beside ESC and a capital.
  var isEightBitControl: Bool { (0x80...0x9F).contains(self) }
}
