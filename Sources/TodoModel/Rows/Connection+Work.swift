internal import SQLiteKit

extension Connection {
  /// The open items that are being worked on, the last one that was started first: at most `limit`.
  /// There is at most one, unless another program has written into the file.
  func itemsInWork(atMost limit: Int) throws -> [TodoItem] {
    // Usually there is none, and a statement for all columns takes long to prepare.
    try items(rows(.keysInWork, [.integer(limit)]) { $0.integer(0) }[...])
  }
}

extension SQL {
  fileprivate static let keysInWork: SQL = """
    SELECT i.pk FROM item i JOIN list l ON l.id = i.list
    WHERE i.deleted = 0 AND i.completed IS NULL AND i.working_since IS NOT NULL AND l.deleted = 0
    ORDER BY i.working_since DESC, i.id LIMIT ?
    """
}
