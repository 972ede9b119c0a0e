/// The place of a new heading in its list.
public enum HeadingPlace: Hashable, Sendable {
  /// After all items and headings.
  case last
  /// Right below an item, which counts as its topmost ancestor. The items that follow are below the
  /// new heading.
  case below(Identifier<TodoItem>)
  /// After another heading and the items below that.
  case after(Identifier<TodoList>)
}
