public import CivilCalendar

/// One change of an item, or of many at once.
///
/// ```swift
/// try await store.update(ids, [.set(\.due, friday), .addTag("bills")])
/// ```
///
/// An item that the change would not alter is left alone.
public enum ItemChange: Hashable, Sendable {
  /// A new value of a property; ``set(_:_:)`` makes it.
  case value(ItemValue)
  /// A shift of the due date, to earlier when negative. An item without a due date stays without;
  /// an overdue one is postponed from today on.
  case shiftDue(DayShift)
  /// An additional tag. A tag that the item already has, ignoring case, is left as it is.
  case addTag(String)
  /// A tag to be removed, ignoring case.
  case removeTag(String)
  /// An item for which it waits. A cycle of waits is refused.
  case addWait(Identifier<TodoItem>)
  /// An item for which it no longer waits.
  case removeWait(Identifier<TodoItem>)
  /// The start of the work on it, which stops the work on any other item; or the end of its work. A
  /// done item is refused.
  case work(Bool)
  /// A move to the end of another list, with its subtasks. A subtask leaves its parent.
  case list(Identifier<TodoList>)
  /// Completion now, of the item and everything open below it, or reopening.
  case done(Bool)

  /// A new value of a property that an edit can change: not of the list, the parent, the position,
  /// the completion or another moment. Text is put into the form that is stored. Without a due date
  /// there is no time, and a rule of repetition gets the day of the month from the due date.
  public static func set<Value>(
    _ property: any WritableKeyPath<TodoItem, Value> & Sendable, _ value: Value
  ) -> ItemChange {
    .value(ItemValue(property, value))
  }

  /// A shift of the due date by a number of days, to earlier when negative.
  public static func shiftDue(days: Int) -> ItemChange { .shiftDue(DayShift(days, .days)) }

  /// Whether this is a new value of a property.
  public func sets(_ property: PartialKeyPath<TodoItem>) -> Bool {
    if case .value(let value) = self { value.property == property } else { false }
  }

  /// The change with every text in the form that is stored. Throws when one is invalid.
  func normalised() throws(StoreError) -> ItemChange {
    switch self {
    case .value(let value): .value(try value.normalised())
    case .addTag(let tag): .addTag(try TagRule.tag(tag))
    case .shiftDue, .removeTag, .addWait, .removeWait, .work, .list, .done: self
    }
  }

  /// The turn of the change among others of the same items: a time and a repetition need the due
  /// date, and completion needs everything else.
  var turn: Int {
    switch self {
    case .shiftDue: 0
    case .done: 2
    default: sets(\.due) ? 0 : 1
    }
  }
}
