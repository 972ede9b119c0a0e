internal import CivilCalendar

/// Changes of lists and views. Every function here returns after the change is committed and the
/// observers are notified. It throws a `StoreError` when nothing was changed.
extension TodoStore {
  /// Creates a list. Its name is put on one line and must not be empty.
  @discardableResult
  public func createList(name: String, emoji: String = "") async throws(StoreError) -> TodoList {
    let name = try TextRule.name(name, of: "A list")
    let emoji = try TextRule.emoji(emoji)
    return try await write { ledger in
      let list = TodoList(name: name, emoji: emoji, order: try ledger.lastPosition() + 1)
      try ledger.begin(Deed(.added, .list(name)), list: list.id)
      try ledger.save(list)
      return list
    }
  }

  /// Creates a view: a list that shows the matches of a query. Its name and its query are put on
  /// one line and must not be empty. The query is kept as typed, even when it cannot be parsed.
  @discardableResult
  public func createView(
    name: String, emoji: String = "", query: String, sort: [SortRule] = [],
    grouping: Grouping = .none
  ) async throws(StoreError) -> TodoList {
    let name = try TextRule.name(name, of: "A view")
    let emoji = try TextRule.emoji(emoji)
    let query = try TextRule.query(query)
    return try await write { ledger in
      let view = TodoList(
        name: name, emoji: emoji, order: try ledger.lastPosition() + 1, sort: sort,
        grouping: grouping, query: query)
      try ledger.begin(Deed(.added, .view(name)), list: view.id)
      try ledger.save(view)
      return view
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
    var list = list
    list.name = try TextRule.name(list.name, of: list.isView ? "A view" : "A list")
    list.emoji = try TextRule.emoji(list.emoji)
    list.query = try list.query.map(TextRule.query)
    let edited = list
    return try await write { ledger in
      guard let current = try ledger.list(edited.id) else { throw StoreError.missing(edited.id) }
      var wanted = current
      if original?.name != edited.name { wanted.name = edited.name }
      if original?.emoji != edited.emoji { wanted.emoji = edited.emoji }
      if original == nil || original?.color != edited.color { wanted.color = edited.color }
      if original?.order != edited.order { wanted.order = edited.order }
      if original?.sort != edited.sort { wanted.sort = edited.sort }
      if original?.grouping != edited.grouping { wanted.grouping = edited.grouping }
      if current.isView, let query = edited.query, original?.query != query { wanted.query = query }
      if original == nil || original?.extra != edited.extra { wanted.extra = edited.extra }
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

  /// Places a list after another list, or a view after another view, or with nil before all of
  /// them. One list changes, unless there is no room between two.
  public func moveList(
    _ id: Identifier<TodoList>, after sibling: Identifier<TodoList>?
  ) async throws(StoreError) {
    try await write { ledger in
      guard var list = try ledger.list(id) else { throw StoreError.missing(id) }
      guard sibling != id else { return }
      var others = try ledger.connection.listsByPlace(views: list.isView).filter { $0.id != id }
      let before = sibling.map { sibling in others.firstIndex { $0.id == sibling } } ?? -1
      guard let before else { throw StoreError.listMissing }
      let lower = before < 0 ? nil : others[before].order
      let upper = before + 1 < others.count ? others[before + 1].order : nil
      let isAlready = (lower ?? .min) < list.order && list.order < (upper ?? .max)
      guard !isAlready else { return }
      try ledger.begin(Deed(.moved, Deed.Subject(list)), list: id)
      if let lower, let upper, upper - lower < 2 {
        others.insert(list, at: before + 1)
        for (index, var other) in others.enumerated() {
          other.order = (index + 1) * SiblingGroup.step
          try ledger.save(other)
        }
        return
      }
      list.order =
        switch (lower, upper) {
        case (let lower?, let upper?): lower + (upper - lower) / 2
        case (let lower?, nil): lower + SiblingGroup.step
        case (nil, let upper?): upper - SiblingGroup.step
        case (nil, nil): list.order
        }
      try ledger.save(list)
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
