public import CivilCalendar
internal import SQLiteKit

/// Operations on items. Every function here returns after the change is committed and the observers
/// are notified. It throws a `StoreError` when nothing was changed.
extension TodoStore {
  /// Creates an item. Its name is put on one line and must not be empty.
  @discardableResult
  public func createItem(
    in list: Identifier<TodoList>, name: String, due: Day? = nil
  ) async throws(StoreError) -> TodoItem {
    try await createItem(NewItem(name, in: list, due: due))
  }

  /// Creates an item with all its values and its subtasks. Returns it without the subtasks.
  @discardableResult
  public func createItem(_ item: NewItem) async throws(StoreError) -> TodoItem {
    guard let made = try await createItems([item]).first else { throw .itemMissing }
    return made
  }

  /// Creates several items with their subtasks, in one step of undo. Returns them without the
  /// subtasks.
  @discardableResult
  public func createItems(_ items: [NewItem]) async throws(StoreError) -> [TodoItem] {
    let news = try items.map { item throws(StoreError) in try item.normalised() }
    return try await write { ledger in
      let plan = ledger.plan()
      let made = try news.map { try plan.make($0) }
      try ledger.carryOut(
        plan, Deed(.added, Deed.Subject(made)), list: made.first?.list, item: made.first?.id)
      return made
    }
  }

  /// Gives an item the passed values: all except its parent and position, which `move` and `indent`
  /// change, and the counts, which the store keeps.
  ///
  /// An item that goes to another list takes its subtasks along. Completing an item completes its
  /// subtasks.
  ///
  /// Given the item as it was before the edit, only the differences are applied, so that an edit
  /// made elsewhere meanwhile is kept. Returns the item as it is stored.
  @discardableResult
  public func updateItem(
    _ item: TodoItem, editedFrom original: TodoItem? = nil
  ) async throws(StoreError) -> TodoItem {
    let edited = try item.normalised()
    return try await write { ledger in
      let plan = ledger.plan()
      let current = try plan.existing(edited.id)
      try plan.edit(current, from: original, to: edited)
      let wanted = try plan.existing(edited.id)
      try ledger.carryOut(
        plan, Deed(from: current, to: wanted), list: wanted.list, item: wanted.id)
      return try plan.existing(edited.id)
    }
  }

  /// Changes items in the same way, in one step of undo. Items that were deleted meanwhile are
  /// skipped, unless all were. Returns the change of each item that changed: these, perhaps their
  /// subtasks, and perhaps their next occurrences, which are new.
  @discardableResult
  public func update(
    _ ids: [Identifier<TodoItem>], _ changes: [ItemChange]
  ) async throws(StoreError) -> [Change<TodoItem>] {
    let wanted = try changes.map { change throws(StoreError) in try change.normalised() }
    return try await write { ledger in
      let plan = ledger.plan()
      try plan.apply(wanted, to: ids)
      let (deed, subject) = try plan.deed(of: wanted, on: ids)
      return try ledger.carryOut(plan, deed, list: subject?.list, item: subject?.id)
    }
  }

  /// The changes that `update(_:_:)` would make, without making them: each item that would change,
  /// before and after. A screen can show them and then leave items out by passing fewer.
  public func rehearse(
    _ changes: [ItemChange], on ids: [Identifier<TodoItem>]
  ) throws(StoreError) -> [Change<TodoItem>] {
    let wanted = try changes.map { change throws(StoreError) in try change.normalised() }
    return try read {
      let rehearse = {
        let plan = Plan(connection: self.reader, clock: self.clock.stopped)
        try plan.apply(wanted, to: ids)
        return plan.changes
      }
      return try isSteady ? rehearse() : reader.transaction(.deferred) { try rehearse() }
    }
  }

  /// Deletes an item with its subtasks.
  public func deleteItem(_ id: Identifier<TodoItem>) async throws(StoreError) {
    try await deleteItems([id])
  }

  /// Deletes several items with their subtasks, in one step of undo. Items that were deleted
  /// meanwhile are skipped, unless all were.
  public func deleteItems(_ ids: [Identifier<TodoItem>]) async throws(StoreError) {
    try await write { ledger in
      let plan = ledger.plan()
      var deleted: [TodoItem] = []
      for id in ids {
        // An item that was deleted with its parent is already gone.
        guard let item = try plan.item(id) else { continue }
        try plan.delete(id)
        deleted.append(item)
      }
      guard let first = deleted.first else {
        if ids.isEmpty { return }
        throw StoreError.missing(ids.first)
      }
      try ledger.carryOut(
        plan, Deed(.deleted, Deed.Subject(deleted)), list: first.list,
        item: deleted.count == 1 ? first.id : nil)
    }
  }
}
