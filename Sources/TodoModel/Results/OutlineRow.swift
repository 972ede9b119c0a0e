/// An item as a row of an outline.
public struct OutlineRow: Hashable, Sendable {
  /// The item.
  public let item: TodoItem

  /// How many of the rows above it is a part of: 0 for one that is part of none.
  public let depth: Int

  /// Whether what it consists of is not shown; nil where there is nothing, or no outline.
  public let isFolded: Bool?

  init(item: TodoItem, depth: Int = 0, isFolded: Bool? = nil) {
    self.item = item
    self.depth = depth
    self.isFolded = isFolded
  }
}
