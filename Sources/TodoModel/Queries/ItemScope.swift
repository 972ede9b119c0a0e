/// A part of all items, such as a screen shows.
public enum ItemScope: Hashable, Sendable {
  /// The items of a list, subtasks included.
  case list(Identifier<TodoList>)
  /// The top-level items of a list, open ones first.
  case topLevel(of: Identifier<TodoList>)
  /// Open items that are due by today, overdue ones first.
  case today
  /// Open items that are due later.
  case upcoming
  /// All open items.
  case all
  /// Open items with a priority, the highest first.
  case flagged
  /// Done items, the last completed first.
  case logbook
  /// Every item, open or done.
  case everything
}
