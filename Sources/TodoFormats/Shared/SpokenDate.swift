import CivilCalendar
import TodoLanguage

/// A date in words, as people type it and Todoist exports it: `24 Dec 2026 9am`, `28 Nov`,
/// `every 2 weeks`.
///
/// Words that mean another day tomorrow, such as `next fri`, are not dates: a file would say
/// something else each time it is read. A day and month without a year mean the nearest such date,
/// since an export also has dates that have passed. A rule without a date of its own begins on its
/// first day from then on, as in quick add.
struct SpokenDate: Hashable {
  /// The days after which the words are read once more: in another month, and in another year.
  private static let distances = [200, 366]
  /// Half a year: a day and month are never further away.
  private static let halfYear = 183

  private(set) var day: Day?
  private(set) var time: TimeOfDay?
  private(set) var rule: Recurrence?
  /// Whether the words say the year, or need none.
  private(set) var isCertain = true

  init?(_ text: String, today: Day) {
    if let written = ISOTime(text) {
      (day, time) = (written.day, written.time)
      return
    }
    guard text.utf8.count <= Recurrence.longestText, let date = Self.read(text, today) else {
      return nil
    }
    self = date
    let others = Self.distances.map { Self.read(text, today.adding(days: $0)) }
    if others.contains(where: { $0 != date }) {
      guard others.allSatisfy(date.isSameInYear), let day else { return nil }
      isCertain = false
      if today.distance(to: day) > Self.halfYear { self.day = day.adding(months: -12) }
    }
    if let rule, day == nil { day = rule.first(onOrAfter: today) }
  }

  private init() {}

  /// Whether another reading differs in the year alone.
  private func isSameInYear(_ other: SpokenDate?) -> Bool {
    guard let day, let other, let otherDay = other.day else { return false }
    return (day.month, day.day) == (otherDay.month, otherDay.day)
      && (time, rule) == (other.time, other.rule)
  }

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
