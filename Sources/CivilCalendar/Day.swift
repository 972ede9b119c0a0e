/// A civil day: a date on the calendar, with no time and no time zone.
///
/// A due date is a `Day`, because “the 24th” stays the 24th wherever its reader travels. Days are
/// counted in the proleptic Gregorian calendar and lie in the years 1 to 9999; arithmetic that
/// would leave them stops at the first or last of these days.
///
/// ```swift
/// let due = clock.today.adding(days: 3)
/// print(due.weekday.shortName, due)  // "Fri 2026-11-27"
/// ```
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 1 January 1970, which is day 0.
  public let daysSinceEpoch: Int

  /// The day that many days after 1 January 1970, clamped to the years 1 to 9999.
  public init(daysSinceEpoch: Int) {
    self.daysSinceEpoch = min(max(daysSinceEpoch, Self.firstNumber), Self.lastNumber)
  }

  /// The day of that date, or nil when no calendar has it (30 February, month 13, year 0).
  public init?(year: Int, month: Int, day: Int) {
    guard let date = CivilDate(year: year, month: month, day: day) else { return nil }
    daysSinceEpoch = date.daysSinceEpoch
  }

  /// The day of an ISO 8601 calendar date, `2026-12-24`; nil for anything else.
  public init?(iso text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The year, 1 to 9999.
  public var year: Int { date.year }

  /// The month, 1 for January to 12 for December.
  public var month: Int { date.month }

  /// The day of the month, 1 to 31.
  public var day: Int { date.day }

  /// The day of the week.
  public var weekday: Weekday {
    // Day 0 was a Thursday, three days after a Monday.
    let sinceMonday = ((daysSinceEpoch + 3) % 7 + 7) % 7
    return Weekday.allCases[sinceMonday]
  }

  /// The first three letters of the month's English name, as in “Dec”.
  public var shortMonthName: String { String(monthName.prefix(3)) }

  /// The month's English name, as in “December”.
  public var monthName: String { Self.monthNames[month - 1] }

  /// Whether a day comes before another.
  public static func < (left: Day, right: Day) -> Bool {
    left.daysSinceEpoch < right.daysSinceEpoch
  }

  static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static let secondsInDay = 86_400
  // 1 January of year 1 and 31 December 9999.
  private static let firstNumber = -719_162
  private static let lastNumber = 2_932_896

  private var date: CivilDate { CivilDate(daysSinceEpoch: daysSinceEpoch) }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }
}

extension Day: CustomStringConvertible {
  /// The ISO 8601 date, `2026-12-24`.
  public var description: String {
    let date = self.date
    return Self.padded(date.year, to: 4) + "-" + Self.padded(date.month, to: 2) + "-"
      + Self.padded(date.day, to: 2)
  }

  private static func padded(_ value: Int, to width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
