package import CivilCalendar

/// The format of days and times: everyday words, counted from today, in a person's style of dates.
package struct DayFormat: Hashable, Sendable {
  /// The urgency of a text, for which a screen has a role and a terminal a colour.
  package enum Tone: Hashable, Sendable {
    /// It is late.
    case overdue
    /// It is about today.
    case today
    /// It is beside the point.
    case secondary
    /// It is over.
    case faint
  }

  /// A text and its tone.
  package struct Text: Equatable {
    package let text: String
    package let tone: Tone
  }

  package let today: Day
  package let style: DateStyle

  package init(today: Day, style: DateStyle = .short) {
    (self.today, self.style) = (today, style)
  }

  /// The due date: `Today 9:00`, `Tomorrow`, `Fri 4 Dec`, `3 days overdue`.
  package func due(_ day: Day, at time: TimeOfDay? = nil) -> Text {
    switch today.distance(to: day) {
    // Overdue is counted in days.
    case ..<(-1): Text(text: "\(-today.distance(to: day)) days overdue", tone: .overdue)
    case -1: Text(text: "1 day overdue", tone: .overdue)
    case 0: Text(text: moment(day, time), tone: .today)
    default: Text(text: moment(day, time), tone: .secondary)
    }
  }

  /// The day of completion: `Done today`, `Done yesterday`, `Done Fri 4 Dec`.
  package func done(_ day: Day) -> Text {
    switch day.distance(to: today) {
    case 0: Text(text: "Done today", tone: .faint)
    case 1: Text(text: "Done yesterday", tone: .faint)
    default: Text(text: "Done " + date(day), tone: .faint)
    }
  }

  /// A day and a time, past or future: `Today`, `Tomorrow 18:30`, `Fri 4 Dec 9:00`.
  package func moment(_ day: Day, _ time: TimeOfDay? = nil) -> String {
    let name =
      switch today.distance(to: day) {
      case 0: "Today"
      case 1: "Tomorrow"
      default: date(day)
      }
    return name + (time.map { " " + DayFormat.time($0) } ?? "")
  }

  /// A day and a time within a sentence: `today 9:00`, `yesterday`, `Fri 4 Dec`.
  package func inSentence(_ day: Day, _ time: TimeOfDay? = nil) -> String {
    let text = moment(day, time)
    switch today.distance(to: day) {
    case -1: return "yesterday" + (time.map { " " + DayFormat.time($0) } ?? "")
    case 0, 1: return text.prefix(1).lowercased() + text.dropFirst()
    default: return text
    }
  }

  /// The day as an adverb: `today`, `tomorrow`, `on Fri 4 Dec`.
  package func adverb(_ day: Day) -> String {
    let text = inSentence(day)
    return (-1...1).contains(today.distance(to: day)) ? text : "on " + text
  }

  /// A day in the past: `Today`, `Yesterday`, `Fri 20 Nov`.
  package func past(_ day: Day) -> String {
    switch day.distance(to: today) {
    case 0: "Today"
    case 1: "Yesterday"
    default: date(day)
    }
  }

  /// A date: `Fri 4 Dec`. The year is included only where it is not this one, or where the date is
  /// in digits.
  package func date(_ day: Day) -> String {
    switch style {
    case .iso: return day.description
    case .numeric: return day.localNumericText
    case .short:
      let date = "\(day.weekday.localShortName) \(day.day) \(day.localShortMonthName)"
      return day.year == today.year ? date : date + " \(day.year)"
    }
  }

  /// A time as it is spoken, `9:00`.
  package static func time(_ time: TimeOfDay) -> String {
    "\(time.hour):" + (time.minute < 10 ? "0" : "") + "\(time.minute)"
  }
}
