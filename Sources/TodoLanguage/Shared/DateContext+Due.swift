package import CivilCalendar
package import DatePhrases

extension DateContext {
  /// The due date where none was typed: the first day of a rule; for a time alone the day of a
  /// plan, or today, or tomorrow when the time has passed. Neither is before the start.
  package func due(
    at time: TimeOfDay?, from start: Day?, plannedOn planned: Day? = nil, by rule: Recurrence?
  ) -> Day? {
    let hasPassed = time.map { $0 <= now } ?? false
    let soonest = hasPassed ? today.adding(days: 1) : today
    guard let rule else {
      return time == nil ? nil : max(planned ?? soonest, start ?? soonest, soonest)
    }
    let first = start ?? soonest
    return rule.first(onOrAfter: rule.rhythm.hasDays ? max(first, soonest) : first)
  }
}

extension Recurrence.Rhythm {
  /// Whether the rule itself determines its days.
  fileprivate var hasDays: Bool {
    switch self {
    case .daily, .weekly(on: []), .monthly(on: []), .yearly(on: nil): false
    default: true
    }
  }
}
