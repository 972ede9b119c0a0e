/// The depth of nesting.
extension Plan {
  /// The most levels below a top-level item. More have no room on a screen.
  static let deepest = 32

  /// Throws when an item under a parent would be its own ancestor, or it or the items below it too
  /// deep.
  func checkPlace(of item: TodoItem, under parent: Identifier<TodoItem>?) throws {
    guard let parent else { return }
    let above = try existing(parent)
    let ancestors = try ancestors(of: above)
    guard parent != item.id, !ancestors.contains(where: { $0.id == item.id }) else {
      throw StoreError.refused("An item can't be a subtask of itself.")
    }
    let depth = ancestors.count + 1
    guard depth <= Self.deepest, try height(of: item.id) <= Self.deepest - depth else {
      throw StoreError.refused(
        "Items can be nested \(Self.deepest) levels deep. This would be deeper.")
    }
  }

  /// The number of levels below an item. They are counted up to one more than are allowed.
  private func height(of id: Identifier<TodoItem>) throws -> Int {
    var level = try children(of: id)
    var height = 0
    while !level.isEmpty, height <= Self.deepest {
      height += 1
      level = try level.flatMap { try children(of: $0.id) }
    }
    return height
  }
}
