/// The identity of a list or an item: 128 random bits, the same on every machine and for ever.
///
/// The type parameter keeps a list's identifier from being taken for an item's.
public struct Identifier<Subject>: Hashable, Comparable, Sendable {
  let high: UInt64
  let low: UInt64

  /// A new, unique identifier.
  public init() {
    var random = SystemRandomNumberGenerator()
    // The bits that mark a UUID as random (version 4, variant 1).
    high = random.next() & ~0xf000 | 0x4000
    low = random.next() & ~(0xc << 60) | (0x8 << 60)
  }

  /// The identifier of those 128 bits, the more significant half first.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The identifier written as a UUID in either case, `936DA01F-9ABD-4D9D-80C7-02AF85C822A8`;
  /// nil when the text is not one.
  public init?(uuidString: String) {
    guard uuidString.utf8.count == 36 else { return nil }
    var halves: (UInt64, UInt64) = (0, 0)
    for (index, byte) in uuidString.utf8.enumerated() {
      if [8, 13, 18, 23].contains(index) {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else { return nil }
        halves = (halves.0 << 4 | halves.1 >> 60, halves.1 << 4 | UInt64(digit))
      }
    }
    self.init(high: halves.0, low: halves.1)
  }

  /// The identifier as an upper-case UUID.
  public var uuidString: String {
    let digits = Self.hexadecimal(high) + Self.hexadecimal(low)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { text.append("-") }
      text.append(digit)
    }
    return text
  }

  /// The order in which the store breaks ties: that of the bits.
  public static func < (left: Self, right: Self) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }

  private static func hexadecimal(_ half: UInt64) -> String {
    let digits = String(half, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension Identifier: CustomStringConvertible {
  /// The identifier as a UUID.
  public var description: String { uuidString }
}
