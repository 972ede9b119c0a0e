/// Where items stand. Every function here returns when the change is committed and the observers
/// have been told, and throws a `StoreError` when nothing was changed.
extension TodoStore {
  /// Copies an item with its subtasks, behind the item. The copies are open. Returns the copy.
  @discardableResult
  public func duplicateItem(_ id: Identifier<TodoItem>) async throws(StoreError) -> TodoItem {
    try await write { ledger in
      let plan = ledger.plan()
      let item = try plan.existing(id)
      let copy = try plan.duplicate(item)
      try ledger.carryOut(
        plan, "Duplicated \(quoted(item.name))", list: copy.list, item: copy.id)
      return copy
    }
  }

  /// Copies several items with their subtasks, each behind its item, in one step of undo. One that is
  /// below another of them is copied with that one alone. Items that were deleted meanwhile are passed
  /// over, unless all were. Returns the copies.
  @discardableResult
  public func duplicateItems(_ ids: [Identifier<TodoItem>]) async throws(StoreError) -> [TodoItem] {
    try await write { ledger in
      let plan = ledger.plan()
      let chosen = Set(ids)
      var copies: [TodoItem] = []
      // The copies that are made are not to be met among the ancestors of what follows.
      var items: [TodoItem] = []
      for id in ids {
        guard let item = try plan.item(id) else { continue }
        let isBelow = try plan.ancestors(of: item).contains { chosen.contains($0.id) }
        if !isBelow { items.append(item) }
      }
      for item in items { copies.append(try plan.duplicate(item)) }
      guard let first = copies.first else {
        if ids.isEmpty { return [] }
        throw StoreError.missing(ids.first)
      }
      let words = copies.count == 1 ? quoted(first.name) : "\(copies.count) items"
      try ledger.carryOut(
        plan, "Duplicated \(words)", list: first.list, item: copies.count == 1 ? first.id : nil)
      return copies
    }
  }

  /// Puts an item behind another one, among its siblings and in its list, with its subtasks. Throws
  /// `StoreError.refused` when that is below the item itself.
  public func move(
    _ id: Identifier<TodoItem>, after sibling: Identifier<TodoItem>
  ) async throws(StoreError) {
    try await change(id, "Moved") { plan, item in
      let sibling = try plan.existing(sibling)
      try plan.place(item, after: sibling, in: SiblingGroup(sibling))
    }
  }

  /// Puts an item before all the parts of another one, or with nil before all the items of its list,
  /// with its subtasks. Throws `StoreError.refused` when that is below the item itself.
  public func moveToStart(
    _ id: Identifier<TodoItem>, of parent: Identifier<TodoItem>?
  ) async throws(StoreError) {
    try await change(id, "Moved") { plan, item in
      let list = try parent.map { try plan.existing($0).list } ?? item.list
      try plan.place(item, after: nil, in: SiblingGroup(list: list, parent: parent))
    }
  }

  /// Puts an item before the sibling before it. The first stays. Of items that are part of none, those
  /// that are as open, or as done, are the siblings: it is them that a list shows together.
  public func moveUp(_ id: Identifier<TodoItem>) async throws(StoreError) {
    try await change(id, "Moved") { plan, item in try plan.move(item, .before) }
  }

  /// Puts an item behind the next sibling, as ``moveUp(_:)`` puts it before. The last stays.
  public func moveDown(_ id: Identifier<TodoItem>) async throws(StoreError) {
    try await change(id, "Moved") { plan, item in try plan.move(item, .after) }
  }

  /// Makes an item the last part of another one, or with nil of the sibling before it in the order of
  /// their places. Throws `StoreError.refused` when there is none, or it is below the item itself.
  public func indent(
    _ id: Identifier<TodoItem>, under parent: Identifier<TodoItem>? = nil
  ) async throws(StoreError) {
    try await change(id, "Indented") { plan, item in try plan.indent(item, under: parent) }
  }

  /// Puts an item behind the one it is a part of. Throws `StoreError.refused` when it is part of
  /// none.
  public func outdent(_ id: Identifier<TodoItem>) async throws(StoreError) {
    try await change(id, "Outdented") { plan, item in try plan.outdent(item) }
  }

  private func change(
    _ id: Identifier<TodoItem>, _ verb: String,
    _ body: @escaping @Sendable (Plan, TodoItem) throws -> Void
  ) async throws(StoreError) {
    try await write { ledger in
      let plan = ledger.plan()
      let item = try plan.existing(id)
      try body(plan, item)
      try ledger.carryOut(
        plan, "\(verb) \(quoted(item.name))", list: try plan.existing(id).list, item: id)
    }
  }
}
