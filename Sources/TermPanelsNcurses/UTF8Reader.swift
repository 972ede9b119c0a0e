/// Puts bytes together to characters, and keeps the bytes of a character whose rest has not come
/// yet. (wget_wch drops those, and after a wrong byte swallows up to fifteen right ones.)
struct UTF8Reader {
  /// The result of a byte.
  enum Step: Equatable {
    /// The character is not complete.
    case more
    /// The character is complete.
    case scalar(Unicode.Scalar)
    /// This is not UTF-8; `again` means that the byte itself is still to be taken.
    case invalid(again: Bool)
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var minimum: UInt32 = 0

  /// Whether a character has begun and is not complete.
  var isPartial: Bool { missing > 0 }

  /// Takes a byte from 0x80 up, or any while a character is partial.
  mutating func take(_ byte: UInt8) -> Step {
    if missing == 0 {
      switch byte {
      case 0xC2...0xDF: begin(byte & 0x1F, missing: 1, minimum: 0x80)
      case 0xE0...0xEF: begin(byte & 0x0F, missing: 2, minimum: 0x800)
      case 0xF0...0xF4: begin(byte & 0x07, missing: 3, minimum: 0x10000)
      default: return .invalid(again: false)
      }
      return .more
    }
    guard byte & 0xC0 == 0x80 else {
      missing = 0
      return .invalid(again: true)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .more }
    // Overlong forms and surrogates are not UTF-8.
    guard value >= minimum, let scalar = Unicode.Scalar(value) else {
      return .invalid(again: false)
    }
    return .scalar(scalar)
  }

  /// Forgets a character that never became complete.
  mutating func reset() { missing = 0 }

  private mutating func begin(_ bits: UInt8, missing: Int, minimum: UInt32) {
    value = UInt32(bits)
    self.missing = missing
    self.minimum = minimum
  }
}
