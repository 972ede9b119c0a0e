internal import CivilCalendar

/// Changes of lists and views. Every function here returns after the change is committed and the
/// observers are notified. It throws a `StoreError` when nothing was changed.
extension TodoStore {
  /// Creates a list. Its name is put on one line and must not be empty.
  @discardableResult
  public func createList(name: String, emoji: String = "") async throws(StoreError) -> TodoList {
    try await create(TodoList(name: name, emoji: emoji))
  }

  /// Creates a view: a list that shows the matches of a query. Its name and its query are put on
  /// one line and must not be empty. The query is kept as typed, even when it cannot be parsed.
  @discardableResult
  public func createView(
    name: String, emoji: String = "", query: String, sort: [SortRule] = [],
    grouping: Grouping = .none
  ) async throws(StoreError) -> TodoList {
    try await create(
      TodoList(name: name, emoji: emoji, sort: sort, grouping: grouping, query: query))
  }

  private func create(_ list: TodoList) async throws(StoreError) -> TodoList {
    let wanted = try list.normalised()
    return try await write { ledger in
      var list = wanted
      list.order = try ledger.lastPosition() + 1
      try ledger.begin(Deed(.added, Deed.Subject(list)), list: list.id)
      try ledger.save(list)
      return list
    }
  }

  /// Gives a list, or a view, the passed name, emoji, colour, order, sorting, grouping, query and
  /// extra. A list gets no query.
  ///
  /// Given the list as it was before the edit, only the differences are applied, so that an edit
  /// made elsewhere meanwhile is kept. Returns the list as it is stored.
  @discardableResult
  public func updateList(
    _ list: TodoList, editedFrom original: TodoList? = nil
  ) async throws(StoreError) -> TodoList {
    let edited = try list.normalised()
    return try await write { ledger in
      guard let current = try ledger.list(edited.id) else { throw StoreError.missing(edited.id) }
      var wanted = current.applying(edited, editedFrom: original)
      if wanted.isView != current.isView { wanted.query = current.query }
      guard wanted != current else { return current }
      try ledger.begin(Deed(from: current, to: wanted), list: wanted.id)
      try ledger.save(wanted)
      return wanted
    }
  }

  /// Deletes a list with its items, or a view. The cost does not depend on the number of items.
  public func deleteList(_ id: Identifier<TodoList>) async throws(StoreError) {
    try await write { ledger in
      guard let list = try ledger.list(id) else { throw StoreError.missing(id) }
      try ledger.begin(Deed(.deleted, Deed.Subject(list)), list: id)
      try ledger.delete(id)
    }
  }

  /// Runs one transaction on the writer's queue and then notifies the observers of its changes. The
  /// moment of the change is the moment of the call.
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (Ledger) throws -> Result
  ) async throws(StoreError) -> Result {
    guard !isClosed else { throw .closed }
    beginWriting()
    defer { endWriting() }
    let result = try await writer.perform(by: clock.stopped, saving: SavedDraft.id, body)
    touchLog()
    deliver()
    return result
  }
}
