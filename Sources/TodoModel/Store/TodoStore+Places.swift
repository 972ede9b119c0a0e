/// The positions of items. Every function here returns after the change is committed and the
/// observers are notified, and throws a `StoreError` when nothing was changed.
extension TodoStore {
  /// Copies several items with their subtasks, each copy after its item, in one step of undo. An
  /// item below another of them is copied only with that one. Items that were deleted meanwhile are
  /// skipped, unless all were. Returns the copies.
  @discardableResult
  public func duplicateItems(_ ids: [Identifier<TodoItem>]) async throws(StoreError) -> [TodoItem] {
    try await write { ledger in
      let plan = ledger.plan()
      let chosen = Set(ids)
      var copies: [TodoItem] = []
      // New copies must not appear among the ancestors of the items that follow.
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
      try ledger.carryOut(
        plan, Deed(.duplicated, Deed.Subject(copies)), list: first.list,
        item: copies.count == 1 ? first.id : nil)
      return copies
    }
  }

  /// Moves an item before its previous sibling. The first one stays. Top-level items are siblings
  /// when both are open or both are done, because a list shows those together.
  public func moveUp(_ id: Identifier<TodoItem>) async throws(StoreError) {
    try await change(id, .moved) { plan, item in try plan.move(item, .before) }
  }

  /// Moves an item after its next sibling, as ``moveUp(_:)`` moves it before. The last one stays.
  public func moveDown(_ id: Identifier<TodoItem>) async throws(StoreError) {
    try await change(id, .moved) { plan, item in try plan.move(item, .after) }
  }

  /// Makes an item the last subtask of `parent`, or with nil of the sibling positioned before it.
  /// Throws `StoreError.refused` when there is no such sibling, or `parent` is below the item
  /// itself.
  public func indent(
    _ id: Identifier<TodoItem>, under parent: Identifier<TodoItem>? = nil
  ) async throws(StoreError) {
    try await change(id, .indented) { plan, item in try plan.indent(item, under: parent) }
  }

  /// Places an item after its parent. Throws `StoreError.refused` when it has no parent.
  public func outdent(_ id: Identifier<TodoItem>) async throws(StoreError) {
    try await change(id, .outdented) { plan, item in try plan.outdent(item) }
  }

  private func change(
    _ id: Identifier<TodoItem>, _ verb: Deed.Verb,
    _ body: @escaping @Sendable (Plan, TodoItem) throws -> Void
  ) async throws(StoreError) {
    try await write { ledger in
      let plan = ledger.plan()
      let item = try plan.existing(id)
      try body(plan, item)
      try ledger.carryOut(
        plan, Deed(verb, .item(item.name)), list: try plan.existing(id).list, item: id)
    }
  }
}
