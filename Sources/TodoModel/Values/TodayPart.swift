public import CivilCalendar
internal import TodoValues

/// The part of Today in which an item is: the reason why it is there.
public enum TodayPart: Int, Hashable, Sendable {
  /// It was planned for a day before.
  case leftOver
  /// It is planned for today.
  case planned
  /// It is due.
  case due
  /// Its start date has come.
  case started
  /// It is planned for this evening.
  case evening
  /// It waits for an open item, whatever its plan and its dates.
  case blocked

  /// The part of an item that is in Today.
  public init(of item: TodoItem, on today: Day) {
    if item.isBlocked {
      self = .blocked
      return
    }
    let first = DayPlan.number(of: today)
    self =
      switch item.plan?.number {
      case let number? where number < first: .leftOver
      case first: .planned
      case first + 1: .evening
      default: item.due.map { $0 <= today } == true ? .due : .started
      }
  }
}
