/// Numbers that a program may write where another one is expected: at the ends of what a type can
/// hold, beyond them, and in forms that only some programs know.
public enum ExtremeNumber {
  /// Whole numbers.
  public static let integers: [Int] = {
    var found: Set<Int> = [.min, .min + 1, .max, .max - 1]
    for bits in 0..<63 {
      for near in -1...1 { found.formUnion([1 << bits + near, -(1 << bits) + near]) }
    }
    var power = 1
    for _ in 0..<18 {
      power *= 10
      found.formUnion([power, power - 1, -power, -power + 1])
    }
    return found.sorted()
  }()

  /// Numbers as texts, also those that no `Int` can hold.
  public static let texts: [String] =
    integers.map(String.init)
    + ["9", "1"].flatMap { digit in
      [19, 20, 39, 40, 400].flatMap { count in
        let digits = String(repeating: digit, count: count)
        return [digits, "-" + digits]
      }
    } + [
      "9223372036854775808", "-9223372036854775809", "18446744073709551615",
      "18446744073709551616", "340282366920938463463374607431768211456", "1e308", "-1e308", "1e309",
      "1e-400", "1.7976931348623157e308", "-0", "-0.0", "+5", "+-5", "--5", "0x7fffffffffffffff",
      "00000000000000000001", "1_000", "1,5", "٣", "１２", "𝟗𝟗", "½", "Ⅻ", "NaN", "Infinity", "",
    ]

  /// The ranges of the numbers in some bytes: their digits, with a sign before them.
  private static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for (index, byte) in (bytes + [0]).enumerated() {
      let isDigit = (0x30...0x39).contains(byte)
      if isDigit, start == nil {
        let hasSign = index > 0 && [0x2B, 0x2D].contains(bytes[index - 1])
        start = hasSign ? index - 1 : index
      } else if !isDigit, let first = start {
        found.append(first..<index)
        start = nil
      }
    }
    return found
  }

  /// Calls back with copies of some bytes: in each of them one of the numbers is extreme, or each
  /// of them may be.
  ///
  /// - Parameter count: The number of copies for each number.
  public static func forEachCopy(
    of bytes: [UInt8], count: Int, using generator: inout SeededGenerator,
    _ body: ([UInt8]) throws -> Void
  ) rethrows {
    let ranges = ranges(in: bytes)
    for range in ranges {
      for _ in 0..<count {
        try body(copy(of: bytes, replacing: [range], using: &generator))
        guard Int.random(in: 0..<4, using: &generator) == 0 else { continue }
        let some = ranges.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
        try body(copy(of: bytes, replacing: some, using: &generator))
      }
    }
  }

  private static func copy(
    of bytes: [UInt8], replacing ranges: [Range<Int>], using generator: inout SeededGenerator
  ) -> [UInt8] {
    var copy = bytes
    for range in ranges.reversed() {
      copy.replaceSubrange(range, with: replacement(of: range.count, using: &generator))
    }
    return copy
  }

  /// A number, often with as many digits as the one that it replaces: others may be no date at all.
  private static func replacement(
    of width: Int, using generator: inout SeededGenerator
  ) -> [UInt8] {
    let known = ["99991231", "00010101", "19691231", "235959", "000000", "2359", "9999", "0001"]
    let choices: [String] =
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        known.filter { $0.utf8.count == width } + [String(repeating: "9", count: width)]
      case 1:
        (0..<4).map { _ in
          String((0..<width).map { _ in "0123456789".randomElement(using: &generator) ?? "0" })
        }
      default: texts
      }
    return Array((choices.randomElement(using: &generator) ?? "").utf8)
  }
}
