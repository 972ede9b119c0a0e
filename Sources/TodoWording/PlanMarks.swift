package import CivilCalendar
package import TodoModel
import TodoValues

/// The words beside an item about its plan and its start, without those of the heading above.
package struct PlanMarks: Equatable {
  /// A property of an item that the heading above it says.
  package enum Heading: Equatable {
    /// A day.
    case day(Day)
    /// The plan for today.
    case plan

    /// The property that is said by the headings of a grouping.
    package init?(above item: TodoItem, groupedBy grouping: Grouping, on today: Day) {
      let day: Day?
      switch grouping {
      case .day: day = item.due
      case .agenda: day = item.nextDay(after: today)
      case .today:
        // The heading of blocked items says nothing about their plans.
        if item.isBlocked { return nil }
        self = .plan
        return
      default: day = nil
      }
      guard let day else { return nil }
      self = .day(day)
    }
  }

  /// When it is planned.
  package let plan: String?
  /// When it starts, if that is still to come.
  package let start: String?

  /// The words for an item below a heading.
  package init(of item: TodoItem, below heading: Heading?, in days: DayFormat) {
    let isSaid = heading == .plan || heading == item.plan.map { .day($0.day) }
    plan = item.isDone || isSaid ? nil : item.plan.map { days.plan($0) }
    let next = item.deferUntil.flatMap { $0 > days.today && !item.isDone ? $0 : nil }
    start = next.map { heading == .day($0) ? "starts" : "starts \(days.inSentence($0))" }
  }
}
