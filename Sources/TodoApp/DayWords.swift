import CivilCalendar
import TermPanels

/// A day as people say it, and how much it matters.
struct DayWords: Equatable {
  let text: String
  let role: Role

  /// When something is due: `Today`, `Tomorrow`, `Fri 4 Dec`, `3 days overdue`.
  init(due day: Day, today: Day) {
    switch today.distance(to: day) {
    case ..<(-1): self.init("\(-today.distance(to: day)) days overdue", .overdue)
    case -1: self.init("1 day overdue", .overdue)
    case 0: self.init("Today", .today)
    case 1: self.init("Tomorrow", .secondary)
    default: self.init(DayWords.date(day, today: today), .secondary)
    }
  }

  /// When something was done: `Done today`, `Done yesterday`, `Done Fri 4 Dec`.
  init(done day: Day, today: Day) {
    switch day.distance(to: today) {
    case 0: self.init("Done today", .faint)
    case 1: self.init("Done yesterday", .faint)
    default: self.init("Done " + DayWords.date(day, today: today), .faint)
    }
  }

  private init(_ text: String, _ role: Role) {
    self.text = text
    self.role = role
  }

  /// A date: `Fri 4 Dec`. The year is told only where it is not this one.
  static func date(_ day: Day, today: Day) -> String {
    let date = "\(day.weekday.shortName) \(day.day) \(day.shortMonthName)"
    return day.year == today.year ? date : date + " \(day.year)"
  }
}
