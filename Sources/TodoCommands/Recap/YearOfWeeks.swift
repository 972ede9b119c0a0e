package import CivilCalendar

/// The weeks of a year that ends today.
package enum YearOfWeeks {
  /// The number of weeks, of which the last one is that of today.
  package static let count = 53

  /// The days of all weeks, up to today.
  package static func days(until today: Day, firstWeekday: Weekday) -> Range<Day> {
    let passed = (today.weekday.rawValue - firstWeekday.rawValue + 7) % 7
    return today.adding(days: -passed - 7 * (count - 1))..<today.adding(days: 1)
  }
}
