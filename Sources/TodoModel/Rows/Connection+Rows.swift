internal import SQLiteKit

/// The statements that read and change rows, without the journal.
extension Connection {
  /// A row, and whether it is not deleted; nil if it never existed.
  func row<Row: StoredRow>(_ id: Identifier<Row>) throws -> (model: Row, isLive: Bool)? {
    let table = Row.table
    let statement = try statement(
      "SELECT \(table.columns), deleted FROM \(table.source) WHERE id = ?")
    try statement.bind(id, at: 1)
    defer { statement.reset() }
    guard try statement.step() else { return nil }
    return (statement.row(), statement.integer(table.width) == 0)
  }

  /// Stores a row, whether it existed, was deleted or is new.
  func write<Row: StoredRow>(_ row: Row) throws {
    let table = Row.table
    try Row.willChange(row.id, on: self)
    let statement = try statement(table.upsert)
    try statement.bind(row.id, at: 1)
    var index = 2
    for field in table.fields {
      try field.bind(row, to: statement, at: index)
      index += 1
    }
    for column in table.derived {
      try statement.bind(column.value(row), at: index)
      index += 1
    }
    try statement.run()
  }

  /// Marks a row as deleted.
  func markDeleted<Row: StoredRow>(_ id: Identifier<Row>) throws {
    try Row.willChange(id, on: self)
    let statement = try statement("UPDATE \(Row.table.name) SET deleted = 1 WHERE id = ?")
    try statement.bind(id, at: 1)
    try statement.run()
  }
}

extension SQL {
  /// An item that exists and whose list exists.
  static let liveItem: SQL = """
    SELECT \(TodoItem.table.columns) FROM item i JOIN list l ON l.id = i.list
    WHERE i.id = ? AND i.deleted = 0 AND l.deleted = 0
    """
}
