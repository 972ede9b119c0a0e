/// A piece of a file that is neither a list nor an item. The store keeps it with its import, for
/// exports to the same format.
public struct KeptText: Hashable, Sendable {
  /// The name of the format.
  public var format: String
  /// The list in which it stands; nil for a text of the whole file.
  public var list: Identifier<TodoList>?
  /// The item behind which it stands; nil for a text before all items.
  public var after: Identifier<TodoItem>?
  /// The text.
  public var text: String

  /// A text at its place.
  public init(
    format: String, list: Identifier<TodoList>? = nil, after: Identifier<TodoItem>? = nil,
    text: String
  ) {
    (self.format, self.list, self.after, self.text) = (format, list, after, text)
  }
}
