internal import SQLiteKit

/// The statements that read and change rows, without the journal.
extension Connection {
  /// A row, and whether it is not deleted; nil if it never existed.
  func row<Row: StoredRow>(_ id: Identifier<Row>) throws -> (model: Row, isLive: Bool)? {
    try first(Row.table.byIdentity, [.blob(id)]) { row in
      (row.row(), row.integer(Row.table.width) == 0)
    }
  }

  /// An item, unless it or its list is deleted.
  func liveItem(_ id: Identifier<TodoItem>) throws -> TodoItem? {
    try first(.liveItem, [.blob(id)]) { $0.row() }
  }

  /// The ancestors of an item, the nearest first, up to the first for which `isLast` is true.
  func ancestors(
    of item: TodoItem, until isLast: (TodoItem) -> Bool = { _ in false }
  ) throws -> [TodoItem] {
    try Nesting.ancestors(of: item, parent: { try $0.parent.flatMap(liveItem) }, until: isLast)
  }

  /// Stores a row, whether it existed, was deleted or is new.
  func write<Row: StoredRow>(_ row: Row) throws {
    try Row.willChange(row.id, on: self)
    try store(row, by: Row.table.update)
    if changedRows == 0 { try insert(row) }
  }

  /// Stores a new row.
  func insert<Row: StoredRow>(_ row: Row) throws { try store(row, by: Row.table.insert) }

  /// Stores a row by a statement of its table. A row that was read under a stand-in identity is
  /// refused: it would be stored once more, under that identity.
  private func store<Row: StoredRow>(_ row: Row, by sql: SQL) throws {
    guard !row.id.isForeign else { throw StoreError.foreignIdentity }
    let statement = try statement(sql)
    try Row.table.bind(row, row.id, to: statement)
    try statement.run()
  }

  /// Marks a row as deleted.
  func markDeleted<Row: StoredRow>(_ id: Identifier<Row>) throws {
    try Row.willChange(id, on: self)
    try run("UPDATE \(Row.table.name) SET deleted = 1 WHERE id = ?", .blob(id))
  }
}

extension SQL {
  fileprivate static let liveItem: SQL = """
    SELECT \(TodoItem.table.columns) FROM item i JOIN list l ON l.id = i.list
    WHERE i.id = ? AND i.deleted = 0 AND l.deleted = 0
    """
}
