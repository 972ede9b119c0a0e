import CivilCalendar
import TermPanels

/// A day in everyday words, and its role.
struct DayText: Equatable {
  let text: String
  let role: Role

  /// The due date: `Today 9:00`, `Tomorrow`, `Fri 4 Dec`, `3 days overdue`.
  init(due day: Day, at time: TimeOfDay? = nil, today: Day, style: DateStyle = .short) {
    let text = DayText.moment(day, time, today: today, style: style)
    switch today.distance(to: day) {
    // Overdue is counted in days.
    case ..<(-1): self.init("\(-today.distance(to: day)) days overdue", .overdue)
    case -1: self.init("1 day overdue", .overdue)
    case 0: self.init(text, .today)
    default: self.init(text, .secondary)
    }
  }

  /// A day and a time, past or future: `Today`, `Tomorrow 18:30`, `Fri 4 Dec 9:00`.
  static func moment(
    _ day: Day, _ time: TimeOfDay? = nil, today: Day, style: DateStyle = .short
  ) -> String {
    let name =
      switch today.distance(to: day) {
      case 0: "Today"
      case 1: "Tomorrow"
      default: date(day, today: today, style: style)
      }
    return name + (time.map { " " + self.time($0) } ?? "")
  }

  /// A day and a time within a sentence: `today 9:00`, `yesterday`, `Fri 4 Dec`.
  static func inSentence(
    _ day: Day, _ time: TimeOfDay? = nil, today: Day, style: DateStyle
  ) -> String {
    let text = moment(day, time, today: today, style: style)
    switch today.distance(to: day) {
    case -1: return "yesterday" + (time.map { " " + self.time($0) } ?? "")
    case 0, 1: return text.prefix(1).lowercased() + text.dropFirst()
    default: return text
    }
  }

  /// A time as it is spoken, `9:00`.
  static func time(_ time: TimeOfDay) -> String {
    "\(time.hour):" + (time.minute < 10 ? "0" : "") + "\(time.minute)"
  }

  /// The day of completion: `Done today`, `Done yesterday`, `Done Fri 4 Dec`.
  init(done day: Day, today: Day, style: DateStyle = .short) {
    switch day.distance(to: today) {
    case 0: self.init("Done today", .faint)
    case 1: self.init("Done yesterday", .faint)
    default: self.init("Done " + DayText.date(day, today: today, style: style), .faint)
    }
  }

  private init(_ text: String, _ role: Role) {
    self.text = text
    self.role = role
  }

  /// A date: `Fri 4 Dec`. The year is included only where it is not this one, or where the date is
  /// in digits.
  static func date(_ day: Day, today: Day, style: DateStyle = .short) -> String {
    switch style {
    case .iso: return day.description
    case .numeric: return day.localNumericText
    case .short:
      let date = "\(day.weekday.localShortName) \(day.day) \(day.localShortMonthName)"
      return day.year == today.year ? date : date + " \(day.year)"
    }
  }
}

extension AppContext {
  /// A day and a time in the person's style: `Today`, `Fri 4 Dec 9:00`.
  func text(for day: Day, _ time: TimeOfDay? = nil) -> String {
    DayText.moment(day, time, today: today, style: settings.dateStyle)
  }

  /// The day as an adverb: `today`, `tomorrow`, `on Fri 4 Dec`.
  func text(on day: Day) -> String {
    let text = DayText.inSentence(day, today: today, style: settings.dateStyle)
    return (-1...1).contains(today.distance(to: day)) ? text : "on " + text
  }
}
