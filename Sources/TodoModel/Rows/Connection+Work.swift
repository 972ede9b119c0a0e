internal import SQLiteKit

extension Connection {
  /// The open items that are being worked on, the last one that was started first: at most `limit`.
  /// There is at most one, unless another program has written into the file.
  func itemsInWork(atMost limit: Int) throws -> [TodoItem] {
    try rows(.itemsInWork, [.integer(limit)]) { $0.row() }
  }
}

extension SQL {
  fileprivate static let itemsInWork: SQL = """
    SELECT \(TodoItem.table.columns) FROM item i JOIN list l ON l.id = i.list
    WHERE i.deleted = 0 AND i.completed IS NULL AND i.working_since IS NOT NULL AND l.deleted = 0
    ORDER BY i.working_since DESC, i.id LIMIT ?
    """
}
