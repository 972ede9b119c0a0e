import CivilCalendar
import TodoModel

/// Items below one heading of the planning of a week.
struct WeekSection: Equatable {
  /// The reason why items stand together.
  enum ID: Hashable {
    /// They are overdue.
    case overdue
    /// They were planned for a day that has passed.
    case leftOver
    /// They have neither a due date nor a plan.
    case undated
    /// They were taken out of their plan.
    case takenOut
    /// They are planned for a day, or due on it.
    case day(Day)
  }

  let id: ID
  var items: [TodoItem]

  /// The day; nil for items without one.
  var day: Day? { if case .day(let day) = id { day } else { nil } }
}
