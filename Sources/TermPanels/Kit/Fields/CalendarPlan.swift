/// The layout of a month's days in a calendar.
struct CalendarPlan: Equatable {
  /// The columns from one day to the next.
  private let stride: Int
  /// The rows from one week to the next.
  private let weekRows: Int
  /// The columns that a badge has; 0 if there is no room for badges.
  let badgeColumns: Int
  /// The number of weeks that are visible at once.
  let weeksInSight: Int

  /// The columns of seven days without badges: two for a day, one between two days.
  static let narrowest = 20
  /// The rows above the first week: the month's name and the weekdays.
  private static let headRows = 2
  /// As many weeks as the longest month touches, so that nothing below moves from month to month.
  private static let mostWeeks = 6
  /// The most columns from one day to the next, and the most rows from one week to the next: days
  /// farther apart no longer look like a month.
  private static let widest = (columns: 12, rows: 3)

  /// The plan for a size; nil if there is no room for seven days. Spreading takes all the room
  /// there is, up to `widest`.
  init?(_ size: Size, hasBadges: Bool, spreads: Bool) {
    guard size.width >= CalendarPlan.narrowest else { return nil }
    let room = (size.width + 1) / 7
    // Beside a day is a blank, its badge, and another blank.
    badgeColumns = !hasBadges || room < 5 ? 0 : room < 7 ? 1 : 3
    let closest = [0: 3, 1: 5, 3: 7][badgeColumns] ?? 3
    stride = spreads ? max(closest, min(CalendarPlan.widest.columns, room)) : closest
    let rows = max(1, size.height - CalendarPlan.headRows)
    weekRows =
      spreads ? max(1, min(CalendarPlan.widest.rows, rows / CalendarPlan.mostWeeks)) : 1
    weeksInSight = min(CalendarPlan.mostWeeks, (rows + weekRows - 1) / weekRows)
  }

  /// The columns that seven days take.
  var columns: Int { badgeColumns == 0 ? 6 * stride + 2 : 7 * stride - 1 }

  /// The rows of a month.
  var rows: Int { CalendarPlan.headRows + (CalendarPlan.mostWeeks - 1) * weekRows + 1 }

  /// The columns that a day takes with its badge.
  var dayColumns: Int { badgeColumns == 0 ? 2 : 3 + badgeColumns }

  /// The location of a day, by its column and the number of visible weeks above it.
  func origin(week: Int, column: Int) -> Point {
    Point(x: column * stride, y: CalendarPlan.headRows + week * weekRows)
  }

  /// The visible week and the column at a point; nil between two weeks. The blanks after a day
  /// count as the day's.
  func cell(at point: Point) -> (week: Int, column: Int)? {
    let row = point.y - CalendarPlan.headRows
    guard row >= 0, row % weekRows == 0, (0..<7).contains(point.x / stride) else { return nil }
    return (row / weekRows, point.x / stride)
  }
}
