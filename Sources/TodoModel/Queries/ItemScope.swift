/// Which part of all items a screen is about.
public enum ItemScope: Hashable, Sendable {
  /// The items of a list, subtasks too.
  case list(Identifier<TodoList>)
  /// The items of a list that are part of no other, open ones first.
  case topLevel(of: Identifier<TodoList>)
  /// Open items that are due by today, those that are late first.
  case today
  /// Open items that are due later.
  case upcoming
  /// All open items.
  case all
  /// Open items with a priority, the highest first.
  case flagged
  /// Done items, the last one done first.
  case logbook
  /// Every item, open or done.
  case everything
}
