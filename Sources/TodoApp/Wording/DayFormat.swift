import CivilCalendar
import TermPanels

/// The format of days and times: everyday words, counted from today, in a person's style of dates.
struct DayFormat: Hashable {
  /// A text and its role.
  struct Text: Equatable {
    let text: String
    let role: Role
  }

  let today: Day
  var style = DateStyle.short

  /// The due date: `Today 9:00`, `Tomorrow`, `Fri 4 Dec`, `3 days overdue`.
  func due(_ day: Day, at time: TimeOfDay? = nil) -> Text {
    switch today.distance(to: day) {
    // Overdue is counted in days.
    case ..<(-1): Text(text: "\(-today.distance(to: day)) days overdue", role: .overdue)
    case -1: Text(text: "1 day overdue", role: .overdue)
    case 0: Text(text: moment(day, time), role: .today)
    default: Text(text: moment(day, time), role: .secondary)
    }
  }

  /// The day of completion: `Done today`, `Done yesterday`, `Done Fri 4 Dec`.
  func done(_ day: Day) -> Text {
    switch day.distance(to: today) {
    case 0: Text(text: "Done today", role: .faint)
    case 1: Text(text: "Done yesterday", role: .faint)
    default: Text(text: "Done " + date(day), role: .faint)
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

  /// A day and a time within a sentence: `today 9:00`, `yesterday`, `Fri 4 Dec`.
  func inSentence(_ day: Day, _ time: TimeOfDay? = nil) -> String {
    let text = moment(day, time)
    switch today.distance(to: day) {
    case -1: return "yesterday" + (time.map { " " + DayFormat.time($0) } ?? "")
    case 0, 1: return text.prefix(1).lowercased() + text.dropFirst()
    default: return text
    }
  }

  /// The day as an adverb: `today`, `tomorrow`, `on Fri 4 Dec`.
  func adverb(_ day: Day) -> String {
    let text = inSentence(day)
    return (-1...1).contains(today.distance(to: day)) ? text : "on " + text
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
