public import CivilCalendar
public import TodoLanguage

/// Items under one heading.
public struct ItemGroup: Hashable, Sendable {
  /// What the items have in common.
  public enum Key: Hashable, Sendable {
    /// The day they are due; nil when they have none.
    case day(Day?)
    /// The list they are in.
    case list(Identifier<TodoList>)
    /// Their priority.
    case priority(Priority)
    /// That they are done: where open items come first, what is done has one heading.
    case done
    /// Their first tag, in lower case; nil when they have none.
    case tag(String?)
  }

  /// What the items have in common.
  public let key: Key

  /// Their indices.
  public let range: Range<Int>
}
