/// Some characters of ASCII, to look for among many bytes.
struct ByteSet: Sendable {
  private let low: UInt64
  private let high: UInt64

  init(_ text: StaticString) {
    var (low, high): (UInt64, UInt64) = (0, 0)
    text.withUTF8Buffer { bytes in
      for byte in bytes where byte < 0x80 {
        if byte < 0x40 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 0x40) }
      }
    }
    (self.low, self.high) = (low, high)
  }

  func contains(_ byte: UInt8) -> Bool {
    guard byte < 0x80 else { return false }
    return (byte < 0x40 ? low >> UInt64(byte) : high >> UInt64(byte - 0x40)) & 1 == 1
  }
}
