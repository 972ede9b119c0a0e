import CivilCalendar
import TodoModel
import TodoWording

/// The items that were done in a year, in sentences. Nothing is judged: a run that has ended is not
/// mentioned.
struct YearText {
  let days: DoneDays
  let format: DayFormat

  /// The number of items, and of the days on which they were done.
  var summary: String {
    let on = days.activeDays == 1 ? "1 day" : "\(days.activeDays) days"
    return "\(Counts.items(days.total)) done, on \(on)"
  }

  /// The week in which the most items were done; nil if there are none.
  var fullestWeek: String? {
    let weeks = days.weeks
    guard let most = weeks.map(\.count).max(), most > 0,
      let week = weeks.last(where: { $0.count == most })
    else { return nil }
    return "The fullest week: \(Counts.items(most)), from \(format.date(week.first)) on"
  }

  /// The runs of days, and of weeks.
  var runs: [String] {
    [Self.text(days.runOfDays, "Days"), Self.text(days.runOfWeeks, "Weeks")].compactMap(\.self)
  }

  /// A run in words; nil if there is none of more than one.
  private static func text(_ run: DoneDays.Run, _ unit: String) -> String? {
    guard run.longest > 1 else { return nil }
    let now = run.current > 1 ? "\(run.current) now, " : ""
    return "\(unit) in a row with something done: \(now)\(run.longest) at most"
  }
}
