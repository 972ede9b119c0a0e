import CivilCalendar
import TodoModel
import TodoValues

extension ItemPreset {
  /// The values that a query requires, as far as a new item can have them. Of alternatives the
  /// first is taken; negated values are skipped.
  init(for query: Query, today: Day, lists: [TodoList]) {
    self.init()
    add(query, today, lists)
  }

  private mutating func add(_ query: Query, _ today: Day, _ lists: [TodoList]) {
    switch query {
    case .all(let parts): for part in parts { add(part, today, lists) }
    case .any(let parts): if let first = parts.first { add(first, today, lists) }
    case .tag(let tag): tags.append(tag)
    case .list(let name): list = lists.first { $0.name.lowercased() == name.lowercased() }?.id
    case .priority(let comparison, let wanted):
      if let value = Self.priority(comparison, wanted) { priority = value }
    case .date(let field, let test): set(field, Self.day(test, today))
    case .state(.flagged): isFlagged = true
    case .state(.overdue): due = today.adding(days: -1)
    case .state(.deferred): start = today.adding(days: 1)
    case .has(.due): due = due ?? today
    case .has(.start): start = start ?? today
    case .has(.plan): plan = plan ?? DayPlan(today)
    case .has(.priority): if priority == .none { priority = .low }
    case .everything, .not, .text, .notes, .effort, .postponed, .state, .has: break
    }
  }

  private mutating func set(_ field: Query.DateField, _ day: Day?) {
    guard let day else { return }
    switch field {
    case .due: due = day
    case .start: start = day
    case .plan: plan = DayPlan(day)
    case .done, .created: break
    }
  }

  /// The day that passes a test, the nearest one to today; nil if no day does, or none is needed.
  private static func day(_ test: Query.DateTest, _ today: Day) -> Day? {
    switch test {
    case .none: return nil
    case .any: return today
    case .compare(let comparison, let date):
      guard let day = date.day(today: today) else { return nil }
      return switch comparison {
      case .equal: day
      case .less: min(today, day.adding(days: -1))
      case .lessOrEqual: min(today, day)
      case .greater: max(today, day.adding(days: 1))
      case .greaterOrEqual: max(today, day)
      }
    }
  }

  /// The lowest priority that passes a comparison; nil if none does, or none is needed.
  private static func priority(_ comparison: Query.Comparison, _ wanted: Priority) -> Priority? {
    switch comparison {
    case .equal, .greaterOrEqual: wanted
    case .greater: Priority(rawValue: wanted.rawValue + 1)
    case .less, .lessOrEqual: nil
    }
  }
}
