/// The operations on lists and views. Each is one journal entry, or none when it changes nothing.
struct ListOperations {
  let ledger: Ledger

  /// Creates a list or a view, after all others.
  func create(_ new: TodoList) throws -> TodoList {
    var list = new
    list.order = try ledger.lastPosition() + 1
    try ledger.begin(Deed(.added, Deed.Subject(list)), list: list.id)
    try ledger.save(list)
    return list
  }

  /// Adds the Inbox, unless it exists. Returns it.
  func prepareInbox() throws -> TodoList {
    if let inbox = try ledger.connection.inbox() { return inbox }
    var inbox = TodoList.inbox
    inbox.order = try ledger.lastPosition() + 1
    try ledger.begin(Deed(.added, Deed.Subject(inbox)), kind: .seed, list: inbox.id)
    try ledger.save(inbox)
    return inbox
  }

  /// Exchanges a list with its neighbour in the order of the lists. Positions that are equal, which
  /// only an import causes, become different.
  func move(_ id: Identifier<TodoList>, down: Bool) throws {
    let summaries = try ledger.connection.summaries(by: .place)
    guard let index = summaries.firstIndex(where: { $0.id == id }) else {
      throw StoreError.missing(id)
    }
    let other = index + (down ? 1 : -1)
    if summaries.indices.contains(other) { try move(summaries, from: index, to: other) }
  }

  /// Moves a list to the position of another one; those between move up or down by one.
  func move(_ id: Identifier<TodoList>, to other: Identifier<TodoList>) throws {
    let summaries = try ledger.connection.summaries(by: .place)
    func index(_ id: Identifier<TodoList>) throws -> Int {
      guard let index = summaries.firstIndex(where: { $0.id == id }) else {
        throw StoreError.missing(id)
      }
      return index
    }
    let (from, to) = (try index(id), try index(other))
    if from != to { try move(summaries, from: from, to: to) }
  }

  private func move(_ summaries: [ListSummary], from index: Int, to other: Int) throws {
    var lists = summaries.map(\.list)
    lists.insert(lists.remove(at: index), at: other)
    var last = Int.min
    let orders = summaries.map { summary in
      last = max(summary.list.order, last == .min ? summary.list.order : last + 1)
      return last
    }
    try ledger.begin(Deed(.moved, Deed.Subject(summaries[index].list)), list: summaries[index].id)
    for (var list, order) in zip(lists, orders) where list.order != order {
      list.order = order
      try ledger.save(list)
    }
  }

  /// Gives a list, a view or a heading its values after an edit. A list gets no query, and a view
  /// keeps one. Returns it as it is stored.
  func edit(_ edited: TodoList, editedFrom original: TodoList?) throws -> TodoList {
    guard let current = try ledger.list(edited.id) else { throw StoreError.missing(edited.id) }
    var wanted = current.applying(edited, editedFrom: original)
    if wanted.isView != current.isView { wanted.query = current.query }
    guard wanted != current else { return current }
    try ledger.begin(Deed(from: current, to: wanted), list: wanted.shownList)
    try ledger.save(wanted)
    return wanted
  }

  /// Deletes a list with its items, or a view, or a heading without the items below it. The cost
  /// does not depend on the number of items.
  func delete(_ id: Identifier<TodoList>) throws {
    guard let list = try ledger.list(id) else { throw StoreError.missing(id) }
    guard try ledger.connection.inbox()?.id != id else {
      throw StoreError.refused(.inbox)
    }
    try ledger.begin(Deed(.deleted, Deed.Subject(list)), list: list.shownList)
    try ledger.delete(id)
  }
}
