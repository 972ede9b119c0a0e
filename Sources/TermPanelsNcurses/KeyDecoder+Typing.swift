import TermPanels

extension KeyDecoder {
  /// Takes a byte outside every sequence: a control key, or part of a character in UTF-8, which
  /// terminals send whatever the locale.
  mutating func takeTyped(_ byte: UInt8) {
    if utf8.isPartial || byte >= 0x80 {
      switch utf8.take(byte) {
      case .more: return
      case .scalar(let scalar): return emitTyped(scalar)
      case .invalid(let again):
        emitTyped("\u{FFFD}")
        guard again else { return }
      }
    }
    switch byte {
    case 0x1B: state = .escape
    case 0x09: emit(.tab)
    case 0x0A, 0x0D: emit(.enter)
    case 0x08, 0x7F: emit(.backspace)
    case 0x00: emit(.control(" "))
    case 0x01...0x1A: emit(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x1C...0x1F: emit(.control(Character(Unicode.Scalar(byte + 0x40))))
    default: emitTyped(Unicode.Scalar(byte))
    }
  }

  private mutating func emitTyped(_ scalar: Unicode.Scalar) {
    // C1 controls are no characters, and no terminal of today sends them for keys.
    guard !(0x80...0x9F).contains(scalar.value) else { return holdsAlt = false }
    // Accents, skin tones and joined emoji come as several scalars and are one character.
    if scalar.value >= 0x300, !holdsAlt, case .key(let last)? = events.last,
      let typed = last.typedCharacter
    {
      let joined = String(typed) + String(scalar)
      if joined.count == 1, let character = joined.first {
        return events[events.count - 1] = .key(.character(character))
      }
    }
    emit(.character(Character(scalar)))
  }
}
