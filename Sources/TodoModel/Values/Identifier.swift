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
    guard uuidString.utf8.count == Self.length else { return nil }
    var halves: (UInt64, UInt64) = (0, 0)
    for (index, byte) in uuidString.utf8.enumerated() {
      if Self.hasHyphen(at: index) {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard let digit = Self.digit(byte) else { return nil }
        halves = (halves.0 << 4 | halves.1 >> 60, halves.1 << 4 | digit)
      }
    }
    self.init(high: halves.0, low: halves.1)
  }

  /// The identifier as an upper-case UUID.
  public var uuidString: String {
    String(unsafeUninitializedCapacity: Self.length) { text in
      var rest = (high, low)
      for index in 0..<Self.length {
        if Self.hasHyphen(at: index) {
          text[index] = UInt8(ascii: "-")
        } else {
          let digit = UInt8(rest.0 >> 60)
          text[index] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
          rest = (rest.0 << 4 | rest.1 >> 60, rest.1 << 4)
        }
      }
      return Self.length
    }
  }

  /// The order in which the store breaks ties: that of the bits.
  public static func < (left: Self, right: Self) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }

  // MARK: - The form of a UUID

  /// The number of its characters.
  private static var length: Int { 36 }

  private static func hasHyphen(at index: Int) -> Bool {
    index == 8 || index == 13 || index == 18 || index == 23
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}

extension Identifier: CustomStringConvertible {
  /// The identifier as a UUID.
  public var description: String { uuidString }
}
