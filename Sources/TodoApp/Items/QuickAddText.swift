import CivilCalendar
import TermPanels
import TodoLanguage
import TodoValues
import TodoWording

/// Describes a line of quick add: `Fri 27 Nov 9:00 · #Home · @bills · !high · every month`.
enum QuickAddText {
  /// The meanings of a line; `heading` is the existing heading that it names, if it does.
  static func pieces(
    of reading: QuickAdd.Reading, below heading: String? = nil, in days: DayFormat
  ) -> [String] {
    var pieces: [String] = []
    if let template = reading.template { pieces.append("use “\(template)”") }
    if let due = reading.due { pieces.append(days.moment(due, reading.time)) }
    if let start = reading.start { pieces.append("starts " + days.inSentence(start)) }
    if let plan = reading.plan { pieces.append(days.plan(plan)) }
    if let list = reading.list {
      pieces.append("#" + list + (reading.isNewList ? ", a new list" : ""))
      if let heading {
        pieces[pieces.count - 1] += "/" + heading
      } else if let heading = reading.heading {
        pieces[pieces.count - 1] += "/\(heading), a new heading"
      }
    }
    pieces += reading.tags.map { "@" + $0 }
    if let priority = reading.priority { pieces.append("!" + priority.name) }
    if let effort = reading.effort { pieces.append("~\(effort)") }
    if let rule = reading.recurrence { pieces.append("\(rule)") }
    if let reminders = reading.reminders { pieces.append(reminders.sentence) }
    return pieces
  }

  /// The words that were not understood, and the meaning that they get by Tab:
  /// `tuesd → Tue 24 Nov · Tab`.
  static func doubts(of reading: QuickAdd.Reading, in days: DayFormat) -> [String] {
    reading.doubts.prefix(2).flatMap { doubt -> [String] in
      let typed = reading.line[doubt.range]
      guard let offer = doubt.offer else { return ["“\(typed)” was not understood"] }
      let meanings = offer.meanings.compactMap { text(of: $0, in: days) }.joined(separator: " ")
      return ["\(typed) → \(meanings)", "Tab"]
    }
  }

  /// A meaning in short; nil for a removal, a shift, a flag or a completion: a new item has none of
  /// them.
  private static func text(of meaning: LineMeaning, in days: DayFormat) -> String? {
    switch meaning {
    case .due(let day): day.map { days.moment($0) }
    case .time(let time): time.map(DayFormat.time)
    case .start(let day): day.map { "starts " + days.inSentence($0) }
    case .plan(let plan): plan.map(days.plan)
    case .list(let name, let isKnown): isKnown ? "#" + name : "a new list"
    case .tag(let tag): "@" + tag
    case .priority(let priority): "!" + priority.name
    case .effort(let effort): effort.map { "~\($0)" }
    case .recurrence(let rule): rule.map { "\($0)" }
    case .reminders(let reminders): reminders?.sentence
    case .shift, .flag, .removedTag, .done: nil
    }
  }

  /// The ranges of a line that are chips, and those that were not understood.
  @MainActor static func highlights(of reading: QuickAdd.Reading) -> [TextHighlight] {
    let line = reading.line
    return reading.chips.map { TextHighlight($0.range, in: line, role: .accent, .bold) }
      + reading.doubts.map { TextHighlight($0.range, in: line, role: .error, .underline) }
  }
}
