public import CivilCalendar

/// Every function here returns when the change is committed and the observers have been told.
/// It throws a `StoreError` when nothing was changed.
extension TodoStore {
  /// Makes a list. Its name is put on one line and must not be empty.
  @discardableResult
  public func createList(name: String, emoji: String = "") async throws(StoreError) -> TodoList {
    let name = try TextRule.name(name, of: "A list")
    let emoji = try TextRule.emoji(emoji)
    return try await write { ledger in
      let list = TodoList(name: name, emoji: emoji, order: try ledger.lastPosition() + 1)
      try ledger.begin("Added list \(quoted(name))", list: list.id)
      try ledger.save(list)
      return list
    }
  }

  /// Gives a list the name, emoji, order and extra it is passed with.
  ///
  /// With the list as it was before the edit, only what differs from it is changed, so that an edit
  /// made elsewhere meanwhile is kept. Returns the list as it is stored.
  @discardableResult
  public func updateList(
    _ list: TodoList, editedFrom original: TodoList? = nil
  ) async throws(StoreError) -> TodoList {
    var list = list
    list.name = try TextRule.name(list.name, of: "A list")
    list.emoji = try TextRule.emoji(list.emoji)
    let edited = list
    return try await write { ledger in
      guard let current = try ledger.list(edited.id) else { throw StoreError.listMissing }
      var wanted = current
      if original?.name != edited.name { wanted.name = edited.name }
      if original?.emoji != edited.emoji { wanted.emoji = edited.emoji }
      if original?.order != edited.order { wanted.order = edited.order }
      if original == nil || original?.extra != edited.extra { wanted.extra = edited.extra }
      guard wanted != current else { return current }
      try ledger.begin(describe(from: current, to: wanted), list: wanted.id)
      try ledger.save(wanted)
      return wanted
    }
  }

  /// Deletes a list with its items. The cost does not depend on how many there are.
  public func deleteList(_ id: Identifier<TodoList>) async throws(StoreError) {
    try await write { ledger in
      guard let list = try ledger.list(id) else { throw StoreError.listMissing }
      try ledger.begin("Deleted list \(quoted(list.name))", list: id)
      try ledger.delete(id)
    }
  }

  /// Makes an item. Its name is put on one line and must not be empty.
  @discardableResult
  public func createItem(
    in list: Identifier<TodoList>, name: String, due: Day? = nil
  ) async throws(StoreError) -> TodoItem {
    let name = try TextRule.name(name, of: "An item")
    return try await write { ledger in
      guard try ledger.list(list) != nil else { throw StoreError.listMissing }
      let item = TodoItem(list: list, name: name, due: due, created: ledger.now)
      try ledger.begin("Added \(quoted(name))", list: list, item: item.id)
      try ledger.save(item)
      return item
    }
  }

  /// Gives an item the list, name, due day, completion and extra it is passed with.
  ///
  /// With the item as it was before the edit, only what differs from it is changed, so that an edit
  /// made elsewhere meanwhile is kept. Returns the item as it is stored.
  @discardableResult
  public func updateItem(
    _ item: TodoItem, editedFrom original: TodoItem? = nil
  ) async throws(StoreError) -> TodoItem {
    var item = item
    item.name = try TextRule.name(item.name, of: "An item")
    let edited = item
    return try await write { ledger in
      guard let current = try ledger.item(edited.id) else { throw StoreError.itemMissing }
      var wanted = current
      if original?.list != edited.list { wanted.list = edited.list }
      if original?.name != edited.name { wanted.name = edited.name }
      if original == nil || original?.due != edited.due { wanted.due = edited.due }
      if original == nil || original?.completed != edited.completed {
        wanted.completed = edited.completed
      }
      if original == nil || original?.extra != edited.extra { wanted.extra = edited.extra }
      guard wanted != current else { return current }
      guard try ledger.list(wanted.list) != nil else { throw StoreError.listMissing }
      wanted.modified = ledger.now
      try ledger.begin(describe(from: current, to: wanted), list: wanted.list, item: wanted.id)
      try ledger.save(wanted)
      return wanted
    }
  }

  /// Marks an item as done now, or as open. One that is so already is left alone.
  public func setDone(_ id: Identifier<TodoItem>, _ isDone: Bool) async throws(StoreError) {
    try await write { ledger in
      guard let current = try ledger.item(id) else { throw StoreError.itemMissing }
      if current.isDone != isDone { try ledger.toggleDone(current) }
    }
  }

  /// Turns done into open and open into done, from what the item is when its turn comes: changes
  /// that were asked for before are committed before.
  ///
  /// - Returns: The item as it is now.
  @discardableResult
  public func toggleDone(_ id: Identifier<TodoItem>) async throws(StoreError) -> TodoItem {
    try await write { ledger in
      guard let current = try ledger.item(id) else { throw StoreError.itemMissing }
      return try ledger.toggleDone(current)
    }
  }

  /// Deletes an item.
  public func deleteItem(_ id: Identifier<TodoItem>) async throws(StoreError) {
    try await write { ledger in
      guard let item = try ledger.item(id) else { throw StoreError.itemMissing }
      try ledger.begin("Deleted \(quoted(item.name))", list: item.list, item: id)
      try ledger.delete(id)
    }
  }

  /// Takes the newest change back, whoever made it. Returns the entry of the undo, or nil when there
  /// is nothing to undo.
  @discardableResult
  public func undo() async throws(StoreError) -> JournalEntry? {
    try await write { ledger in try ledger.undo() }
  }

  /// Repeats what was undone last, unless something else was changed since. Returns the entry of the
  /// redo, or nil when there is nothing to redo.
  @discardableResult
  public func redo() async throws(StoreError) -> JournalEntry? {
    try await write { ledger in try ledger.redo() }
  }

  /// Runs one transaction on the writer's queue and then tells the observers what it did.
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (Ledger) throws -> Result
  ) async throws(StoreError) -> Result {
    guard !isClosed else { throw .closed }
    beginWriting()
    defer { endWriting() }
    let result = try await writer.perform(body)
    touchLog()
    deliver()
    return result
  }
}

extension Ledger {
  @discardableResult
  fileprivate func toggleDone(_ current: TodoItem) throws -> TodoItem {
    var item = current
    item.completed = current.isDone ? nil : now
    item.modified = now
    try begin(describe(from: current, to: item), list: item.list, item: item.id)
    try save(item)
    return item
  }
}
