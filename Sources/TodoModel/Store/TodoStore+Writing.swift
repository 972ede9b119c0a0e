public import CivilCalendar

/// The changes of lists, views and items. Every function here returns after the change is committed
/// and the observers are notified, and throws a `StoreError` when nothing was changed.
///
/// A change that saves the text of a draft removes the draft in the same transaction, even if it
/// changes nothing else.
extension TodoStore {
  // MARK: - Lists and views

  /// Creates a list, perhaps in an area. Its name is put on one line and must not be empty.
  @discardableResult
  public func createList(
    name: String, emoji: String = "", sort: [SortRule] = [],
    in area: Identifier<TodoList>? = nil, finishing draft: Identifier<Draft>? = nil
  ) async throws(StoreError) -> TodoList {
    var list = TodoList(name: name, emoji: emoji, sort: sort)
    list.area = area
    return try await create(list, draft)
  }

  /// Creates a view: a list that shows the matches of a query. Its name and its query are put on
  /// one line and must not be empty. The query is kept as typed, even when it cannot be parsed.
  @discardableResult
  public func createView(
    name: String, emoji: String = "", query: String, sort: [SortRule] = [],
    grouping: Grouping = .none, finishing draft: Identifier<Draft>? = nil
  ) async throws(StoreError) -> TodoList {
    let view = TodoList(name: name, emoji: emoji, sort: sort, grouping: grouping, query: query)
    return try await create(view, draft)
  }

  private func create(
    _ list: TodoList, _ draft: Identifier<Draft>?
  ) async throws(StoreError) -> TodoList {
    let wanted = try list.normalised()
    return try await parts.gate.write(finishing: draft) {
      try ListOperations(ledger: $0).create(wanted)
    }
  }

  /// Gives a list, a view or an area the passed name, emoji, colour, order, sorting, grouping,
  /// query, extra, area, and whether it is put away. Its kind stays.
  ///
  /// Given the list as it was before the edit, only the differences are applied, so that an edit
  /// made elsewhere meanwhile is kept. Returns the list as it is stored.
  @discardableResult
  public func updateList(
    _ list: TodoList, editedFrom original: TodoList? = nil,
    finishing draft: Identifier<Draft>? = nil
  ) async throws(StoreError) -> TodoList {
    let wanted = try list.normalised()
    return try await parts.gate.write(finishing: draft) {
      try ListOperations(ledger: $0).edit(wanted, editedFrom: original)
    }
  }

  /// Deletes a list with its items, or a view; or a heading without the items below it; or an area,
  /// whose lists and views are then in none. The cost does not depend on the number of items. The
  /// Inbox cannot be deleted.
  public func deleteList(_ id: Identifier<TodoList>) async throws(StoreError) {
    try await parts.gate.write { try ListOperations(ledger: $0).delete(id) }
  }

  // MARK: - Items

  /// Creates an item. Its name is put on one line and must not be empty.
  @discardableResult
  public func createItem(
    in list: Identifier<TodoList>, name: String, due: Day? = nil
  ) async throws(StoreError) -> TodoItem {
    try await createItem(NewItem(name, in: list, due: due))
  }

  /// Creates an item with all its values and its subtasks. Returns it without the subtasks.
  @discardableResult
  public func createItem(
    _ item: NewItem, finishing draft: Identifier<Draft>? = nil
  ) async throws(StoreError) -> TodoItem {
    guard let made = try await createItems([item], finishing: draft).first else {
      throw .itemMissing
    }
    return made
  }

  /// Creates several items with their subtasks, in one step of undo, and the lists and headings
  /// that are new with them, after all others. Returns the items without the subtasks.
  @discardableResult
  public func createItems(
    _ items: [NewItem], adding lists: [TodoList] = [], finishing draft: Identifier<Draft>? = nil
  ) async throws(StoreError) -> [TodoItem] {
    let news = try items.map { item throws(StoreError) in try item.normalised() }
    let newLists = try lists.map { list throws(StoreError) in try list.normalised() }
    return try await parts.gate.write(finishing: draft) {
      try ItemOperations(ledger: $0).create(news, adding: newLists)
    }
  }

  /// Gives an item the passed values: all except its parent and position, which moving and
  /// indenting change, its work, which is started and stopped, and the counts, which the store
  /// keeps.
  ///
  /// An item that goes to another list takes its subtasks along. Completing an item completes its
  /// subtasks.
  ///
  /// Given the item as it was before the edit, only the differences are applied, so that an edit
  /// made elsewhere meanwhile is kept. Returns the item as it is stored.
  @discardableResult
  public func updateItem(
    _ item: TodoItem, editedFrom original: TodoItem? = nil,
    finishing draft: Identifier<Draft>? = nil
  ) async throws(StoreError) -> TodoItem {
    let edited = try item.normalised()
    return try await parts.gate.write(finishing: draft) {
      try ItemOperations(ledger: $0).edit(edited, editedFrom: original)
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
    return try await parts.gate.write { try ItemOperations(ledger: $0).change(ids, wanted) }
  }

  /// Deletes items with their subtasks, in one step of undo. Items that were deleted meanwhile are
  /// skipped, unless all were.
  public func deleteItems(_ ids: [Identifier<TodoItem>]) async throws(StoreError) {
    try await parts.gate.write { try ItemOperations(ledger: $0).delete(ids) }
  }

  /// Copies items with their subtasks, each copy after its item, in one step of undo. An
  /// item below another of them is copied only with that one. Items that were deleted meanwhile are
  /// skipped, unless all were. Returns the copies, which are open.
  @discardableResult
  public func duplicateItems(_ ids: [Identifier<TodoItem>]) async throws(StoreError) -> [TodoItem] {
    try await parts.gate.write { try ItemOperations(ledger: $0).duplicate(ids) }
  }

  /// Moves an item among others.
  public func arrange(_ id: Identifier<TodoItem>, _ move: Rearrangement) async throws(StoreError) {
    try await parts.gate.write { try ItemOperations(ledger: $0).arrange([id], move) }
  }

  // MARK: - History

  /// Whether there is something to undo.
  public var canUndo: Bool { nextUndo != nil }

  /// Whether there is something to redo.
  public var canRedo: Bool { nextRedo != nil }

  /// The change that the next undo reverts; nil if there is none.
  public var nextUndo: JournalEntry? { parts.feed.nextUndo }

  /// The change that the next redo repeats; nil if there is none.
  public var nextRedo: JournalEntry? { parts.feed.nextRedo }

  /// Undoes the newest change, in a window that of the window (``UndoScope``). Returns the entry of
  /// the undo, or nil without a change. Throws `StoreError.undoConflict` with a later change that
  /// stands in the way, and `StoreError.refused` if an older one that was undone out of turn does.
  @discardableResult
  public func undo() async throws(StoreError) -> JournalEntry? {
    try await parts.gate.write { try UndoOperations(ledger: $0).undo() }
  }

  /// Repeats the last undone change, unless something else was changed since, in a window by the
  /// window. Returns the entry of the redo, or nil without a change. Throws as ``undo()``.
  @discardableResult
  public func redo() async throws(StoreError) -> JournalEntry? {
    try await parts.gate.write { try UndoOperations(ledger: $0).redo() }
  }
}
