internal import SQLiteKit

/// The reading of headings, from the index `list_heading`.
extension Connection {
  /// The headings of a list in their order.
  func headings(of list: Identifier<TodoList>) throws -> [TodoList] {
    try rows(.headings, [.blob(list)]) { $0.row() }
  }

  /// The heading; nil when it does not exist.
  func heading(_ id: Identifier<TodoList>) throws -> TodoList? {
    guard let row = try row(id), row.isLive, row.model.isHeading else { return nil }
    return row.model
  }

  /// The heading above an item: that of its topmost ancestor; nil before the first heading.
  func heading(above item: TodoItem) throws -> TodoList? {
    let top = try ancestors(of: item).last ?? item
    return try heading(above: top.order, in: item.list)
  }

  /// The heading above a place of a list; nil before the first heading.
  func heading(above place: Int, in list: Identifier<TodoList>) throws -> TodoList? {
    try first(.headingAt, [.blob(list), .integer(place)]) { $0.row() }
  }
}

extension SQL {
  /// The headings of a list.
  static let ofHeadings: SQL = """
    SELECT \(TodoList.table.columns) FROM list INDEXED BY list_heading
    WHERE heading_of = ?1 AND deleted = 0
    """

  fileprivate static let headings: SQL = "\(ofHeadings) ORDER BY position, id"
  fileprivate static let headingAt: SQL =
    "\(ofHeadings) AND position <= ?2 ORDER BY position DESC, id DESC LIMIT 1"
}
