public import CivilCalendar
public import TodoValues

/// One change of an item, or of many at once.
///
/// An item that the change would not alter is left alone.
public enum ItemChange: Hashable, Sendable {
  /// A new name. It is put on one line and must not be empty.
  case name(String)
  /// New notes; an empty text removes them.
  case notes(String)
  /// A new priority.
  case priority(Priority)
  /// A new due date; nil removes the date and the time.
  case due(Day?)
  /// A new due time; nil removes it. An item without a due date stays without a time.
  case dueTime(TimeOfDay?)
  /// A shift of the due date, to earlier when negative. An item without a due date stays without.
  case shiftDue(DayShift)
  /// The date before which nothing can be done about the item; nil removes it.
  case deferUntil(Day?)
  /// An additional tag. A tag that the item already has, ignoring case, is left as it is.
  case addTag(String)
  /// A tag to be removed, ignoring case.
  case removeTag(String)
  /// New tags.
  case tags([String])
  /// The rule by which the item repeats; nil removes it.
  case recurrence(Recurrence?)
  /// A move to the end of another list, with its subtasks. A subtask leaves its parent.
  case list(Identifier<TodoList>)
  /// Completion now, of the item and everything open below it, or reopening.
  case done(Bool)

  /// A shift of the due date by a number of days, to earlier when negative.
  public static func shiftDue(days: Int) -> ItemChange { .shiftDue(DayShift(days, .days)) }

  /// The change with every text in the form that is stored. Throws a sentence when one is invalid.
  func cleaned() throws(StoreError) -> ItemChange {
    switch self {
    case .name(let name): .name(try TextRule.name(name, of: "An item"))
    case .notes(let notes): .notes(try TextRule.notes(notes))
    case .addTag(let tag): .addTag(try TagRule.tag(tag))
    case .tags(let tags): .tags(try TagRule.tags(tags))
    default: self
    }
  }
}
