import CivilCalendar
import TermPanels

/// A day as people say it, and how much it matters.
struct DayWords: Equatable {
  let text: String
  let role: Role

  /// When something is due: `Today 9:00`, `Tomorrow`, `Fri 4 Dec`, `3 days overdue`.
  init(due day: Day, at time: TimeOfDay? = nil, today: Day) {
    let words = DayWords.moment(day, time, today: today)
    switch today.distance(to: day) {
    // How late it is counts in days.
    case ..<(-1): self.init("\(-today.distance(to: day)) days overdue", .overdue)
    case -1: self.init("1 day overdue", .overdue)
    case 0: self.init(words, .today)
    default: self.init(words, .secondary)
    }
  }

  /// A day and a time, whenever they are: `Today`, `Tomorrow 18:30`, `Fri 4 Dec 9:00`.
  static func moment(_ day: Day, _ time: TimeOfDay? = nil, today: Day) -> String {
    let name =
      switch today.distance(to: day) {
      case 0: "Today"
      case 1: "Tomorrow"
      default: date(day, today: today)
      }
    return name + (time.map { " " + self.time($0) } ?? "")
  }

  /// A time as it is read aloud, `9:00`.
  static func time(_ time: TimeOfDay) -> String {
    "\(time.hour):" + (time.minute < 10 ? "0" : "") + "\(time.minute)"
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
