package import CivilCalendar
package import TodoValues

/// The format of days and times: everyday words, counted from today, in a person's style of dates.
/// The dates of templates are distances: `+3 d`.
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

  /// A text, a shorter one for where there is less room, and their tone.
  package struct Text: Equatable {
    package let text: String
    package let short: String
    package let tone: Tone
  }

  package let today: Day
  package let style: DateStyle

  package init(today: Day, style: DateStyle = .short) {
    (self.today, self.style) = (today, style)
  }

  /// The number of days from today. A date of a template is near no day.
  private func distance(to day: Day) -> Int {
    day.templateOffset == nil ? today.distance(to: day) : .max
  }

  /// The due date: `Today 9:00`, `Tomorrow`, `Fri 4 Dec`, `3 days overdue`; in short `9:00`, `Sun`,
  /// `4 Dec`, `3 d late`.
  package func due(_ day: Day, at time: TimeOfDay? = nil) -> Text {
    let distance = distance(to: day)
    // Overdue is counted in days.
    if distance < 0 {
      let text = distance == -1 ? "1 day overdue" : "\(-distance) days overdue"
      return Text(text: text, short: "\(-distance) d late", tone: .overdue)
    }
    return Text(
      text: moment(day, time), short: shortMoment(day, time),
      tone: distance == 0 ? .today : .secondary)
  }

  /// The day of completion: `Done today`, `Done yesterday`, `Done Fri 4 Dec`; in short `Today`,
  /// `4 Dec`.
  package func done(_ day: Day) -> Text {
    let text =
      switch day.distance(to: today) {
      case 0: "Done today"
      case 1: "Done yesterday"
      default: "Done " + date(day)
      }
    return Text(text: text, short: day == today ? "Today" : shortDate(day), tone: .faint)
  }

  /// A day and a time, past or future: `Today`, `Tomorrow 18:30`, `Fri 4 Dec 9:00`.
  package func moment(_ day: Day, _ time: TimeOfDay? = nil) -> String {
    let name =
      switch distance(to: day) {
      case 0: "Today"
      case 1: "Tomorrow"
      default: date(day)
      }
    return name + (time.map { " " + DayFormat.time($0) } ?? "")
  }

  /// A day and a time, not in the past, in as few columns as are clear: `9:00` today, `Thu` within
  /// a week, `4 Dec 9:00`.
  private func shortMoment(_ day: Day, _ time: TimeOfDay?) -> String {
    let time = time.map(DayFormat.time)
    let name =
      switch distance(to: day) {
      case 0: time == nil ? "Today" : nil
      case 1..<7: day.weekday.localShortName
      default: shortDate(day)
      }
    return [name, time].compactMap(\.self).joined(separator: " ")
  }

  /// A date without its weekday: `4 Dec`. Dates in digits stay as they are.
  private func shortDate(_ day: Day) -> String {
    guard style == .short, day.templateOffset == nil else { return date(day) }
    let date = "\(day.day) \(day.localShortMonthName)"
    return day.year == today.year ? date : date + " \(day.year)"
  }

  /// A day and a time within a sentence: `today 9:00`, `yesterday`, `Fri 4 Dec`.
  package func inSentence(_ day: Day, _ time: TimeOfDay? = nil) -> String {
    let text = moment(day, time)
    switch distance(to: day) {
    case -1: return "yesterday" + (time.map { " " + DayFormat.time($0) } ?? "")
    case 0, 1: return text.prefix(1).lowercased() + text.dropFirst()
    default: return text
    }
  }

  /// A plan as a mark beside an item: `plan today`, `plan this evening`, `plan Fri 4 Dec`.
  package func plan(_ plan: DayPlan) -> String { "plan " + inSentence(plan) }

  /// A plan within a sentence: `today`, `this evening`, `Fri 4 Dec evening`.
  package func inSentence(_ plan: DayPlan) -> String {
    let day = inSentence(plan.day)
    guard plan.isEvening else { return day }
    return plan.day == today ? "this evening" : day + " evening"
  }

  /// A plan by itself: `Today`, `This evening`, `Fri 4 Dec, in the evening`.
  package func moment(_ plan: DayPlan) -> String {
    guard plan.isEvening else { return moment(plan.day) }
    return plan.day == today ? "This evening" : "\(moment(plan.day)), in the evening"
  }

  /// A day and a time as an adverb: `today`, `tomorrow at 9:00`, `on Fri 4 Dec`.
  package func adverb(_ day: Day, _ time: TimeOfDay? = nil) -> String {
    let text = inSentence(day) + (time.map { " at " + DayFormat.time($0) } ?? "")
    let isAdverb = (-1...1).contains(distance(to: day)) || day.templateOffset != nil
    return isAdverb ? text : "on " + text
  }

  /// A day in the past: `Today`, `Yesterday`, `Fri 20 Nov`.
  package func past(_ day: Day) -> String {
    switch distance(to: day) {
    case 0: "Today"
    case -1: "Yesterday"
    default: date(day)
    }
  }

  /// A date: `Fri 4 Dec`. The year is included only where it is not this one, or where the date is
  /// in digits.
  package func date(_ day: Day) -> String {
    if let offset = day.templateOffset { return (offset < 0 ? "−" : "+") + "\(abs(offset)) d" }
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
