public import CivilCalendar
public import TodoLanguage

/// One thing to change about an item, or about many at once.
///
/// Where it makes no difference, an item is left alone.
public enum ItemChange: Hashable, Sendable {
  /// Another name. It is put on one line and must not be empty.
  case name(String)
  /// Other notes; an empty text removes them.
  case notes(String)
  /// Another priority.
  case priority(Priority)
  /// Another due day, or with nil none, and then no time either.
  case due(Day?)
  /// Another time of the due day, or with nil none. An item without a due day stays without a time.
  case dueTime(TimeOfDay?)
  /// So much later, or earlier when negative. An item without a due day stays without.
  case shiftDue(DayShift)
  /// The day before which nothing can be done about it, or with nil none.
  case deferUntil(Day?)
  /// One tag more. One that is there already, in whatever case, is left as it is.
  case addTag(String)
  /// One tag less, in whatever case it is written.
  case removeTag(String)
  /// Other tags.
  case tags([String])
  /// How it comes again, or with nil not at all.
  case recurrence(Recurrence?)
  /// Into another list, with its subtasks, last there. A subtask leaves its parent.
  case list(Identifier<TodoList>)
  /// Done now, with all that is open below it, or open again.
  case done(Bool)

  /// So many days later, or earlier when negative.
  public static func shiftDue(days: Int) -> ItemChange { .shiftDue(DayShift(days, .days)) }

  /// The same with every text as it can be stored. Throws a sentence where one cannot.
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
