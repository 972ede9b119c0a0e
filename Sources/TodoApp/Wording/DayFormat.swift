import CivilCalendar
import TermPanels

/// The format of days and times: everyday words, counted from today, in a person's style of dates.
struct DayFormat: Hashable {
  /// Words and their role.
  struct Words: Equatable {
    let text: String
    let role: Role
  }

  let today: Day
  var style = DateStyle.short

  /// The due date: `Today 9:00`, `Tomorrow`, `Fri 4 Dec`, `3 days overdue`.
  func due(_ day: Day, at time: TimeOfDay? = nil) -> Words {
    switch today.distance(to: day) {
    // Overdue is counted in days.
    case ..<(-1): Words(text: "\(-today.distance(to: day)) days overdue", role: .overdue)
    case -1: Words(text: "1 day overdue", role: .overdue)
    case 0: Words(text: moment(day, time), role: .today)
    default: Words(text: moment(day, time), role: .secondary)
    }
  }

  /// The day of completion: `Done today`, `Done yesterday`, `Done Fri 4 Dec`.
  func done(_ day: Day) -> Words {
    switch day.distance(to: today) {
    case 0: Words(text: "Done today", role: .faint)
    case 1: Words(text: "Done yesterday", role: .faint)
    default: Words(text: "Done " + date(day), role: .faint)
    }
  }

  /// A day and a time, past or future: `Today`, `Tomorrow 18:30`, `Fri 4 Dec 9:00`.
  func moment(_ day: Day, _ time: TimeOfDay? = nil) -> String {
    let name =
      switch today.distance(to: day) {
      case 0: "Today"
      case 1: "Tomorrow"
      default: date(day)
      }
    return name + (time.map { " " + DayFormat.time($0) } ?? "")
  }

  /// The day as an adverb: `today`, `tomorrow`, `on Fri 4 Dec`.
  func adverb(_ day: Day) -> String {
    let words = moment(day)
    return (0...1).contains(today.distance(to: day)) ? words.lowercased() : "on " + words
  }

  /// A day in the past: `Today`, `Yesterday`, `Fri 20 Nov`.
  func past(_ day: Day) -> String {
    switch day.distance(to: today) {
    case 0: "Today"
    case 1: "Yesterday"
    default: date(day)
    }
  }

  /// A date: `Fri 4 Dec`. The year is included only where it is not this one, or where the date is
  /// in digits.
  func date(_ day: Day) -> String {
    switch style {
    case .iso: return day.description
    case .numeric: return day.localNumericText
    case .short:
      let date = "\(day.weekday.localShortName) \(day.day) \(day.localShortMonthName)"
      return day.year == today.year ? date : date + " \(day.year)"
    }
  }

  /// A time as it is spoken, `9:00`.
  static func time(_ time: TimeOfDay) -> String {
    "\(time.hour):" + (time.minute < 10 ? "0" : "") + "\(time.minute)"
  }
}
