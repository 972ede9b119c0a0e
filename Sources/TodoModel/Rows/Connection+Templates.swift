internal import SQLiteKit

/// The reading of the items that a template holds, or that become one.
extension Connection {
  /// The top-level items of a list in manual order, done ones included: at most `limit`.
  func topLevelItems(of list: Identifier<TodoList>, atMost limit: Int) throws -> [TodoItem] {
    try rows(.topLevelItems, [.blob(list), .integer(limit)]) { $0.row() }
  }
}

extension SQL {
  fileprivate static let topLevelItems: SQL = """
    SELECT \(TodoItem.table.columns) FROM item i INDEXED BY item_place
    WHERE list = ? AND deleted = 0 AND parent IS NULL ORDER BY order_key, id LIMIT ?
    """
}
