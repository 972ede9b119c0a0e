import CivilCalendar
import TodoLanguage

/// A date in words, as people type it and Todoist exports it: `24 Dec 2026 9am`, `every 2 weeks`.
///
/// Words that mean another day tomorrow, such as `next fri`, are not dates: a file would say
/// something else each time it is read.
struct SpokenDate: Hashable {
  private(set) var day: Day?
  private(set) var time: TimeOfDay?
  private(set) var rule: Recurrence?

  init?(_ text: String, today: Day) {
    if let written = ISOTime(text) {
      (day, time) = (written.day, written.time)
      return
    }
    guard text.utf8.count <= Recurrence.longestText, let date = Self.read(text, today),
      date == Self.read(text, today.adding(days: 200))
    else {
      return nil
    }
    self = date
  }

  private init() {}

  private static func read(_ text: String, _ today: Day) -> SpokenDate? {
    let words = text.lowercased().replacing(" @ ", with: " ")
    let reading = BulkLine.read(words, in: QuickAdd.Context(today: today))
    guard reading.problems.isEmpty, !reading.parts.isEmpty else { return nil }
    var date = SpokenDate()
    for change in reading.changes {
      switch change {
      case .due(let day?): date.day = day
      case .time(let time?): date.time = time
      case .recurrence(let rule?): date.rule = rule
      default: return nil
      }
    }
    return date
  }
}
