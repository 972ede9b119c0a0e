import CivilCalendar

/// A date in digits: `24.12.`, `12/24/26`, `2026-12-24`.
package struct NumericDate: Hashable, Sendable {
  private let parts: [Int]
  private let widths: [Int]
  private let separator: UInt8
  private let isClosed: Bool

  /// The date in a text; nil for any other text.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count <= 11, let found = bytes.first(where: { !Self.isDigit($0) }),
      "-/.".utf8.contains(found)
    else { return nil }
    var pieces = bytes.split(separator: found, omittingEmptySubsequences: false)
    isClosed = found == UInt8(ascii: ".") && pieces.count == 3 && pieces[2].isEmpty
    if isClosed { pieces.removeLast() }
    guard pieces.count == 3 || pieces.count == 2 && found != UInt8(ascii: "-"),
      pieces.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(Self.isDigit) })
    else { return nil }
    widths = pieces.map(\.count)
    parts = pieces.map { $0.reduce(0) { $0 * 10 + Int($1) - 48 } }
    separator = found
    let years = widths.indices.filter { widths[$0] > 2 }
    guard years.allSatisfy({ widths[$0] == 4 }), parts.count == 3 ? years.count < 2 : years.isEmpty,
      years.first != 1
    else { return nil }
  }

  /// Whether the year has four digits.
  package var hasFullYear: Bool { widths.contains(4) }

  /// Whether the text is seldom anything but a date: it has a year, all its digits, or a full stop
  /// at the end.
  package var isClear: Bool {
    parts.count == 3 || isClosed || separator == UInt8(ascii: "/") && widths == [2, 2]
  }

  /// Whether a date is likelier than a fraction: `12/5`, and not `3/4` or `24/7`.
  package var isLikely: Bool {
    separator == UInt8(ascii: "/") && (parts[0] > parts[1] || parts[1] > 12) && parts != [24, 7]
  }

  /// The day, in one of the orders of day and month. Where only the other order is possible, it is
  /// that; nil when no calendar has the date.
  func day(_ order: DateHabits.Order, today: Day) -> Day? {
    if parts.count == 3, widths[0] == 4 {
      return Day(year: parts[0], month: parts[1], day: parts[2])
    }
    let year = parts.count == 3 ? (widths[2] == 4 ? parts[2] : 2000 + parts[2]) : nil
    let isMonthFirst = order == .monthFirst && separator != UInt8(ascii: ".")
    let (month, day) = isMonthFirst ? (parts[0], parts[1]) : (parts[1], parts[0])
    let found = TypedDate(year: year, month: month, day: day).resolved(from: today)
    guard found == nil, separator != UInt8(ascii: ".") else { return found }
    return TypedDate(year: year, month: day, day: month).resolved(from: today)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
