import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel

/// An item's due date, start and repetition as one line: `4 Dec 2026 9:00 every month`.
struct DueText: Equatable {
  var due: Day?
  var time: TimeOfDay?
  var start: Day?
  var recurrence: Recurrence?

  /// Creates an empty line.
  init() {}

  init(of item: TodoItem) {
    (due, time, start, recurrence) = (item.due, item.dueTime, item.deferUntil, item.recurrence)
  }

  /// Parses a line; `+3d` is counted from today. Throws a sentence about a line that cannot be
  /// read.
  init(_ line: String, today: Day) throws(Problem) {
    let reading = BulkLine.read(line, in: QuickAdd.Context(today: today))
    if let problem = reading.problems.first {
      // A field also understands some phrases that a change does not, such as local names of days.
      if let day = try? DayPhrase.parse(line, today: today) {
        due = day
        return
      }
      let isDay = problem.message == "There is no such day."
      throw Problem(
        description: isDay ? problem.message : "Say a day, a time or “every week”.")
    }
    for change in reading.changes {
      switch change {
      case .due(let day): due = day
      case .shift(let shift): due = today.adding(shift)
      case .time(let time): self.time = time
      case .start(let day): start = day
      case .recurrence(let rule): recurrence = rule
      default: throw Problem(description: "Say a day, a time or “every week”.")
      }
    }
    if due == nil {
      due = recurrence.flatMap { $0.first(onOrAfter: today) } ?? time.map { _ in today }
    }
    if let due { recurrence = recurrence?.pinned(to: due) }
  }

  /// The reason why a line cannot be read.
  struct Problem: Error {
    let description: String
  }

  /// The line to type for this due date.
  var line: String {
    var words: [String] = []
    if let due { words.append(Self.date(due)) }
    if let time { words.append("\(time)") }
    if let start { words.append("start:" + start.description) }
    if let recurrence { words.append(Self.rule(recurrence)) }
    return words.joined(separator: " ")
  }

  /// The meaning in words.
  func words(today: Day, style: DateStyle = .short) -> String {
    var words: [String] = []
    if let due {
      let name = DayWords.moment(due, time, today: today, style: style)
      words.append(name)
    }
    if let start { words.append("from " + DayWords.moment(start, today: today, style: style)) }
    if let recurrence { words.append("\(recurrence)") }
    return words.isEmpty ? "No date" : "→ " + words.joined(separator: " · ")
  }

  /// The same on another day; empty without one.
  func replacingDay(_ day: Day?) -> DueText {
    guard let day else { return DueText() }
    var text = self
    text.due = day
    text.recurrence = recurrence?.pinned(to: day)
    return text
  }

  /// The changes that turn `old` into this due date.
  func changes(from old: DueText) -> [ItemChange] {
    var changes: [ItemChange] = []
    if due != old.due { changes.append(.set(\.due, due)) }
    if time != old.time { changes.append(.set(\.dueTime, time)) }
    if start != old.start { changes.append(.set(\.deferUntil, start)) }
    if recurrence != old.recurrence { changes.append(.set(\.recurrence, recurrence)) }
    return changes
  }

  private static func date(_ day: Day) -> String {
    "\(day.day) \(day.shortMonthName) \(day.description.prefix(4))"
  }

  /// A rule as it is typed: `every! 3 days` counts from the day of completion.
  private static func rule(_ rule: Recurrence) -> String {
    guard rule.anchor == .done,
      let plain = Recurrence(rule.rhythm, every: rule.interval, end: rule.end)
    else { return "\(rule)" }
    return "every!" + "\(plain)".dropFirst(5)
  }
}
