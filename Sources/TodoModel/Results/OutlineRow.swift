/// An item as a row of an outline.
public struct OutlineRow: Hashable, Sendable {
  /// The item.
  public let item: TodoItem

  /// The nesting depth: 0 for a top-level item.
  public let depth: Int

  /// Whether the subtasks are hidden; nil for an item without subtasks, or outside an outline.
  public let isFolded: Bool?

  init(item: TodoItem, depth: Int = 0, isFolded: Bool? = nil) {
    self.item = item
    self.depth = depth
    self.isFolded = isFolded
  }
}
