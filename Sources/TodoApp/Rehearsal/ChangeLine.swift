import CivilCalendar
import DatePhrases
import TermPanels
import TodoCommands
import TodoLanguage
import TodoModel
import TodoValues
import TodoWording

/// A line such as `+1w #home !low`, parsed as changes of items, with the existing lists.
struct ChangeLine {
  /// The changes, in the order of the line.
  let changes: [ItemChange]
  /// The changes in words.
  let texts: [String]
  /// The mistakes, as sentences.
  let problems: [String]
  /// The ranges that were understood, and those that were not.
  let highlights: [TextHighlight]
  /// The line with a misspelt word corrected; nil if none is.
  let corrected: String?

  init(_ line: String, lists: [TodoList], days: DayFormat, dates: DateContext) {
    let reading = BulkLine.read(line, in: QuickAdd.Context(dates, lists: lists.map(\.name)))
    corrected =
      reading.problems.lazy.compactMap { problem in
        problem.offer.map { line.replacingSubrange(problem.range, with: $0) }
      }.first
    var changes: [ItemChange] = []
    var texts: [String] = []
    var problems = reading.problems.map { (range: $0.range, message: $0.message) }
    var highlights: [TextHighlight] = []
    for part in reading.parts {
      for change in part.changes {
        guard let found = Self.change(change, lists) else {
          problems.append((part.range, Self.missing(change)))
          continue
        }
        changes.append(found)
        texts.append(Self.text(change, days))
      }
      highlights.append(TextHighlight(part.range, in: line, role: .accent, .bold))
    }
    problems.sort { $0.range.lowerBound < $1.range.lowerBound }
    highlights += problems.map {
      TextHighlight($0.range, in: line, role: .error, .underline)
    }
    self.changes = changes
    self.texts = texts
    self.problems = problems.map(\.message)
    self.highlights = highlights
  }

  /// The change of an item; nil if there is no such list.
  private static func change(_ meaning: LineMeaning, _ lists: [TodoList]) -> ItemChange? {
    ItemChange(meaning) { name in lists.first { $0.name == name }?.id }
  }

  private static func missing(_ change: LineMeaning) -> String {
    guard case .list(let name, _) = change else { return "This change isn't possible." }
    return "There is no list “\(name)”."
  }

  // MARK: - Words

  private static func text(_ change: LineMeaning, _ days: DayFormat) -> String {
    switch change {
    case .due(let day):
      day.map { "due " + days.inSentence($0) } ?? "no due date"
    case .shift(let shift): PhraseBook.text(for: shift)
    case .time(let time): time.map { "at " + DayFormat.time($0) } ?? "no time"
    case .start(let day):
      day.map { "starts " + days.inSentence($0) } ?? "no start date"
    case .plan(let plan): plan.map(days.plan) ?? "no plan"
    case .flag(let isFlagged): isFlagged ? "flagged" : "no flag"
    case .list(let name, _): "#" + name
    case .tag(let tag): "@" + tag
    case .removedTag(let tag): "without @" + tag
    case .priority(let priority): priority.name + " priority"
    case .effort(let effort): effort.map { "effort \($0)" } ?? "no effort"
    case .recurrence(let rule): rule.map { "\($0)" } ?? "no repetition"
    case .reminders(let reminders): reminders?.sentence ?? "usual reminders"
    case .done(let isDone): isDone ? "done" : "open"
    }
  }
}
