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

  /// Gives a list or a view its values after an edit. A list gets no query, and a view keeps one.
  /// Returns it as it is stored.
  func edit(_ edited: TodoList, editedFrom original: TodoList?) throws -> TodoList {
    guard let current = try ledger.list(edited.id) else { throw StoreError.missing(edited.id) }
    var wanted = current.applying(edited, editedFrom: original)
    if wanted.isView != current.isView { wanted.query = current.query }
    guard wanted != current else { return current }
    try ledger.begin(Deed(from: current, to: wanted), list: wanted.id)
    try ledger.save(wanted)
    return wanted
  }

  /// Deletes a list with its items, or a view. The cost does not depend on the number of items.
  func delete(_ id: Identifier<TodoList>) throws {
    guard let list = try ledger.list(id) else { throw StoreError.missing(id) }
    try ledger.begin(Deed(.deleted, Deed.Subject(list)), list: id)
    try ledger.delete(id)
  }
}
