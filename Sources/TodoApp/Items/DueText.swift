import CivilCalendar
import DatePhrases
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues
import TodoWording

/// An item's due date and repetition as one line: `4 Dec 2026 9:00 every month`. A start date can
/// be typed in it too.
struct DueText: Equatable {
  var due: Day?
  var time: TimeOfDay?
  /// The start date that was typed; nil if none was, whichever the item has.
  var start: Day?
  var recurrence: Recurrence?

  /// Creates an empty line.
  init() {}

  /// Creates the line of a date.
  init(on day: Day?) { due = day }

  init(of item: TodoItem) {
    (due, time, recurrence) = (item.due, item.dueTime, item.recurrence)
  }

  /// Parses a line; `+3d` is counted from today. Throws a sentence about a line that cannot be
  /// read.
  init(_ line: String, in dates: DateContext) throws(Problem) {
    let reading = BulkLine.read(line, in: QuickAdd.Context(dates))
    if let problem = reading.problems.first {
      // A field also understands some phrases that a change does not, such as local names of days.
      if let day = try? DayPhrase.parse(line, in: dates) {
        due = day
        return
      }
      if let offer = problem.offer { throw .misspelt(offer) }
      throw problem.kind == .noSuchDay ? .noSuchDay : .noDueDate
    }
    for change in reading.changes {
      switch change {
      case .due(let day): due = day
      case .shift(let shift): due = dates.today.adding(shift)
      case .time(let time): self.time = time
      case .start(let day): start = day
      case .recurrence(let rule): recurrence = rule
      default: throw .noDueDate
      }
    }
    if due == nil { due = dates.due(at: time, from: start, by: recurrence) }
    if let due { recurrence = recurrence?.fixed(to: due) }
  }

  /// The reason why a line cannot be read.
  enum Problem: Error, CustomStringConvertible {
    /// No calendar has the date.
    case noSuchDay
    /// The line has a word that is not a part of a due date.
    case noDueDate
    /// Another word was probably meant.
    case misspelt(String)

    var description: String {
      switch self {
      case .noSuchDay: "No such date."
      case .noDueDate: "Enter a date, a time or “every week”."
      case .misspelt(let word): "Did you mean “\(word)”?"
      }
    }
  }

  /// The line to type for this due date.
  var line: String {
    var pieces: [String] = []
    if let due { pieces.append(Self.date(due)) }
    if let time { pieces.append("\(time)") }
    if let recurrence { pieces.append(Self.rule(recurrence)) }
    return pieces.joined(separator: " ")
  }

  /// The meaning in words.
  func text(in days: DayFormat) -> String {
    var pieces: [String] = []
    if let due { pieces.append(days.moment(due, time)) }
    if let start { pieces.append("starts " + days.inSentence(start)) }
    if let recurrence { pieces.append("\(recurrence)") }
    return pieces.isEmpty ? "No date" : "→ " + pieces.joined(separator: " · ")
  }

  /// The same on another day; empty without one.
  func replacingDay(_ day: Day?) -> DueText {
    guard let day else { return DueText() }
    var text = self
    text.due = day
    text.recurrence = recurrence?.fixed(to: day)
    return text
  }

  /// The changes that turn `old` into this due date.
  func changes(from old: DueText) -> [ItemChange] {
    var changes: [ItemChange] = []
    if due != old.due { changes.append(.set(\.due, due)) }
    if time != old.time { changes.append(.set(\.dueTime, time)) }
    if let start { changes.append(.set(\.deferUntil, start)) }
    if recurrence != old.recurrence { changes.append(.set(\.recurrence, recurrence)) }
    return changes
  }

  private static func date(_ day: Day) -> String {
    if let offset = day.templateOffset {
      return offset == 0 ? "today" : offset > 0 ? "+\(offset)d" : "\(offset)d"
    }
    return "\(day.day) \(day.shortMonthName) \(day.description.prefix(4))"
  }

  /// A rule as it is typed: `every! 3 days` counts from the day of completion.
  private static func rule(_ rule: Recurrence) -> String {
    guard rule.anchor == .done,
      let plain = Recurrence(rule.rhythm, every: rule.interval, end: rule.end)
    else { return "\(rule)" }
    return "every!" + "\(plain)".dropFirst(5)
  }
}
