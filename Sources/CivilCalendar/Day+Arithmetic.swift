extension Day {
  /// The number of days in this day's month, 28 to 31.
  public var daysInMonth: Int {
    let (year, month) = (year, month)
    return (29...31).last { Day(year: year, month: month, day: $0) != nil } ?? 28
  }

  /// The first day of this day's month.
  public var firstOfMonth: Day { adding(days: 1 - day) }

  /// The day `days` later, or earlier when the number is negative.
  public func adding(days: Int) -> Day {
    let (sum, overflow) = daysSinceEpoch.addingReportingOverflow(days)
    return Day(daysSinceEpoch: overflow ? (days > 0 ? .max : .min) : sum)
  }

  /// The same day of the month `months` later, or that month's last day when it is shorter: one
  /// month after 31 January is 28 or 29 February.
  public func adding(months: Int) -> Day {
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    let target = overflow ? (months > 0 ? Int.max : Int.min) : sum
    guard target >= 12 else { return Day(daysSinceEpoch: .min) }
    guard target < 10_000 * 12 else { return Day(daysSinceEpoch: .max) }
    for candidate in stride(from: day, to: 27, by: -1) {
      if let found = Day(year: target / 12, month: target % 12 + 1, day: candidate) {
        return found
      }
    }
    return Day(year: target / 12, month: target % 12 + 1, day: day) ?? self
  }

  /// The number of days until the other day; negative when it is earlier.
  public func distance(to other: Day) -> Int { other.daysSinceEpoch - daysSinceEpoch }

  /// The first such weekday that is strictly later than this day.
  public func next(_ weekday: Weekday) -> Day {
    let ahead = (weekday.rawValue - self.weekday.rawValue + 6) % 7 + 1
    return adding(days: ahead)
  }
}
