/// The weeks that show one month, as on a paper calendar.
///
/// Every week is complete: the first and the last one reach into the neighbouring months. A month
/// has four to six weeks.
public struct MonthGrid: Hashable, Sendable {
  /// The first day of the month shown.
  public let month: Day

  /// The day in the first column.
  public let firstWeekday: Weekday

  /// The weeks from top to bottom, each of seven days.
  public let weeks: [[Day]]

  /// The grid of the month that contains a day.
  public init(month day: Day, firstWeekday: Weekday = .monday) {
    let first = day.firstOfMonth
    let lead = (first.weekday.rawValue - firstWeekday.rawValue + 7) % 7
    let rows = (lead + first.daysInMonth + 6) / 7
    month = first
    self.firstWeekday = firstWeekday
    weeks = (0..<rows).map { row in
      (0..<7).map { column in first.adding(days: row * 7 + column - lead) }
    }
  }

  /// Whether a day lies in the month itself rather than in a neighbour.
  public func isInMonth(_ day: Day) -> Bool { day.firstOfMonth == month }
}
