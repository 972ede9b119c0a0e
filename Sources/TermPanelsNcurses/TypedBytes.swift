import TermPanels

/// Decodes bytes outside every sequence: control keys, and characters in UTF-8, which terminals
/// send whatever the locale.
struct TypedBytes {
  private var utf8 = UTF8Reader()

  /// Whether a character has begun and is not complete.
  var isPartial: Bool { utf8.isPartial }

  /// Decodes a byte.
  ///
  /// - Returns: Whether it is an ESC, which may begin a sequence and adds no event.
  mutating func take(_ byte: UInt8, into events: inout DecodedEvents) -> Bool {
    if utf8.isPartial || byte >= 0x80 {
      switch utf8.take(byte) {
      case .more: return false
      case .scalar(let scalar):
        events.append(typed: scalar)
        return false
      case .invalid(let again):
        events.append(typed: "\u{FFFD}")
        guard again else { return false }
      }
    }
    switch byte {
    case 0x1B: return true
    case 0x09: events.append(.tab)
    case 0x0A, 0x0D: events.append(.enter)
    case 0x08, 0x7F: events.append(.backspace)
    case 0x00: events.append(.control(" "))
    case 0x01...0x1A: events.append(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x1C...0x1F: events.append(.control(Character(Unicode.Scalar(byte + 0x40))))
    default: events.append(typed: Unicode.Scalar(byte))
    }
    return false
  }

  /// Gives up a character that was never completed.
  mutating func giveUp(into events: inout DecodedEvents) {
    guard utf8.isPartial else { return }
    utf8.reset()
    events.append(.character("\u{FFFD}"))
  }
}
