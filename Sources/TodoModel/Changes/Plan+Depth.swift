/// How deep items are nested.
extension Plan {
  /// As many levels as there are below an item that is part of none. More have no room on a screen.
  static let deepest = 32

  /// Throws when an item would be a part of itself, or it and what is below it too deep, under a parent.
  func checkPlace(of item: TodoItem, under parent: Identifier<TodoItem>?) throws {
    guard let parent else { return }
    let above = try existing(parent)
    let ancestors = try ancestors(of: above)
    guard parent != item.id, !ancestors.contains(where: { $0.id == item.id }) else {
      throw StoreError.refused("An item cannot be a part of itself.")
    }
    let depth = ancestors.count + 1
    guard depth <= Self.deepest, try height(of: item.id) <= Self.deepest - depth else {
      throw StoreError.refused(
        "Items can be nested \(Self.deepest) levels deep, and this would be deeper.")
    }
  }

  /// How many levels there are below an item. They are counted to one more than there may be.
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
