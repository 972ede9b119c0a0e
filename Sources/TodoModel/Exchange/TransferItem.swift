/// An item on its way between a store and a file.
public struct TransferItem: Hashable, Sendable {
  /// The item that it belongs to.
  public enum Parent: Hashable, Sendable {
    /// The item with an identity.
    case item(Identifier<TodoItem>)
    /// The item with an ``TransferItem/alias`` in the same file.
    case alias(String)
  }

  /// The item. An import takes its parent from ``parent``, and its `extra` may be longer than the
  /// store accepts beside an item.
  public var item: TodoItem
  /// The item that it belongs to, which may come later, or never.
  public var parent: Parent?
  /// The heading below which it or its topmost ancestor stands, which came earlier.
  public var heading: Identifier<TodoList>?
  /// The name by which other items of the file refer to it.
  public var alias: String?
  /// Whether the file gives its position.
  public var hasPlace: Bool
  /// The line of the file at which it begins; 0 if it comes from no file.
  public var line: Int

  /// An item with these facts.
  public init(
    _ item: TodoItem, parent: Parent? = nil, alias: String? = nil, hasPlace: Bool = false,
    line: Int = 0
  ) {
    (self.item, self.parent, self.alias) = (item, parent, alias)
    (self.hasPlace, self.line) = (hasPlace, line)
  }
}
