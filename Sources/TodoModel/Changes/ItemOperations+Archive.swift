internal import SQLiteKit

/// The Archive: a list of done items that have left their lists.
extension ItemOperations {
  /// Moves the done items of a list, with their subtasks, to the Archive, which is added if it is
  /// missing. Returns the action; nil if there are none, or they are in the Archive already.
  func archiveDone(of list: Identifier<TodoList>) throws -> Deed? {
    let archive = try ledger.connection.archive()
    let done = try ledger.connection.doneItems(of: list)
    guard let first = done.first, list != archive?.id else { return nil }
    let item = done.count == 1 ? first.id : nil
    let deed = Deed(.moved, Deed.Subject(done), .name(archive?.name ?? TodoList.archive.name))
    try ledger.begin(deed, list: list, item: item)
    let target = try archive ?? addArchive()
    try ItemEditor(plan: plan).apply([.list(target.id)], to: done.map(\.id))
    try carryOut(nil, list: list, item: item)
    return deed
  }

  /// Adds the Archive after all other lists. One that was deleted stays deleted with its items, so
  /// the new one has another identity.
  private func addArchive() throws -> TodoList {
    let isNew = try ledger.connection.row(TodoList.archive.id) == nil
    var archive =
      isNew
      ? TodoList.archive : TodoList(name: TodoList.archive.name, emoji: TodoList.archive.emoji)
    archive.order = try ledger.lastPosition() + 1
    try ledger.save(archive)
    return archive
  }
}

extension TodoList {
  /// The new Archive. Its identity is the same in every database, so two programs that add it at
  /// the same time add one list.
  static let archive = TodoList(
    id: Identifier(derivedFrom: "the Archive"), name: "Archive", emoji: "📦")
}

extension Connection {
  /// The Archive: the list with its identity, else the first list with its name; nil when there is
  /// neither.
  fileprivate func archive() throws -> TodoList? {
    if let row = try row(TodoList.archive.id), row.isLive { return row.model }
    return try list(named: TodoList.archive.name)
  }

  /// The done top-level items of a list, in the order in which they were completed.
  fileprivate func doneItems(of list: Identifier<TodoList>) throws -> [TodoItem] {
    try rows(.doneItems, [.blob(list)]) { $0.row() }
  }
}

extension SQL {
  fileprivate static let doneItems: SQL = """
    SELECT \(TodoItem.table.columns) FROM item i INDEXED BY item_order
    WHERE list = ? AND deleted = 0 AND parent IS NULL AND is_done = 1
      AND EXISTS (SELECT 1 FROM list l WHERE l.id = i.list AND l.deleted = 0)
    ORDER BY completed, id
    """
}
