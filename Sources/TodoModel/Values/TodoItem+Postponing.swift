internal import CivilCalendar
internal import SQLiteKit
internal import TodoValues

/// Postponements: an open item gets a later due date, or is planned for a later day.
extension TodoItem {
  /// The fewest postponements of an item that is often postponed.
  public static let oftenPostponed = 3

  /// The most postponements that are counted.
  static let mostPostponements = 1_000_000

  /// Whether it is open and was often postponed.
  public var isOftenPostponed: Bool { !isDone && postponed >= Self.oftenPostponed }

  /// Whether it is postponed when it becomes another item.
  public func isPostponed(by next: TodoItem) -> Bool {
    !isDone
      && (Self.isLater(next.due, than: due) || Self.isLater(next.plan?.day, than: plan?.day))
  }

  /// Sets the number of postponements: one more than the item had, if this postpones it. A new item
  /// keeps its number.
  mutating func countPostponement(since original: TodoItem?) {
    guard let original else { return }
    let more = original.isPostponed(by: self) ? 1 : 0
    postponed = min(Self.mostPostponements, original.postponed + more)
  }

  private static func isLater(_ next: Day?, than day: Day?) -> Bool {
    if let next, let day { next > day } else { false }
  }
}

extension ColumnCodec where Value == Int {
  /// Numbers of postponements.
  static let postponements = integer(
    { $0 },
    { statement, column in
      min(max(0, statement.integer(column)), TodoItem.mostPostponements)
    })
}
