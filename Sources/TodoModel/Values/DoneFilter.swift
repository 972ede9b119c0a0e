/// A part of the done items.
public enum DoneFilter: Hashable, Sendable {
  /// All of them.
  case everything
  /// Those of a list.
  case list(Identifier<TodoList>)
  /// Those with a tag, ignoring case.
  case tag(String)
}
