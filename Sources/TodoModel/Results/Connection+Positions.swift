internal import SQLiteKit

/// The order of the items of a list, from the index `item_order`.
extension Connection {
  /// The key by which an item is ordered. It is read from the row: another program, or a version
  /// that knew fewer letters, may have stored the name for the order in another form.
  func storedKey(of item: TodoItem) throws -> SortKey {
    try first("SELECT \(SQL.sortColumns) FROM item i WHERE id = ?", [.blob(item.id)]) {
      $0.sortKey()
    } ?? SortKey(item)
  }

  /// The number of top-level items of a list between two keys.
  func rowCount(
    from lower: SortKey, to upper: SortKey, _ list: Identifier<TodoList>
  ) throws -> Int {
    try first(.rowsBetween, [.blob(list)] + lower.bindings + upper.bindings) { $0.integer(0) } ?? 0
  }

  /// The numbers of the open and of all top-level items of a list: as its row has them, or counted
  /// one by one.
  func topCounts(
    of list: Identifier<TodoList>, oneByOne: Bool
  ) throws -> (open: Int, all: Int) {
    try first(oneByOne ? .topCounted : .topCounts, [.blob(list)]) { row in
      (min(row.count(0), row.count(1)), row.count(1))
    } ?? (0, 0)
  }
}

extension SQL {
  private static let inOrder: SQL =
    "FROM item i INDEXED BY item_order WHERE list = ?1 AND deleted = 0 AND parent IS NULL"
  private static let forwards: SQL = """
    \(inOrder) AND (\(sortColumns)) >= (\(sortParameters(from: 2))) ORDER BY \(sortColumns)
    """
  private static let backwards: SQL = """
    \(inOrder) AND (\(sortColumns)) < (\(sortParameters(from: 2))) ORDER BY \(sortColumnsBackwards)
    """

  static let rowsForwards: SQL =
    "SELECT \(TodoItem.table.columns), i.sort_name \(forwards) LIMIT ?7 OFFSET ?8"
  static let rowsBackwards: SQL =
    "SELECT \(TodoItem.table.columns), i.sort_name \(backwards) LIMIT ?7 OFFSET ?8"
  static let keyForwards: SQL = "SELECT \(sortColumns) \(forwards) LIMIT 1 OFFSET ?7"
  static let keyBackwards: SQL = "SELECT \(sortColumns) \(backwards) LIMIT 1 OFFSET ?7"
  static let rowsBetween: SQL = """
    SELECT count(*) \(inOrder) AND (\(sortColumns)) >= (\(sortParameters(from: 2)))
      AND (\(sortColumns)) < (\(sortParameters(from: 7)))
    """

  fileprivate static let topCounts: SQL =
    "SELECT open_top_count, top_count FROM list WHERE id = ? AND deleted = 0"
  fileprivate static let topCounted: SQL = """
    SELECT count(*) FILTER (WHERE is_done = 0), count(*) FROM item INDEXED BY item_order
    WHERE list = ? AND deleted = 0 AND parent IS NULL
      AND EXISTS (SELECT 1 FROM list l WHERE l.id = item.list AND l.deleted = 0)
    """
}
