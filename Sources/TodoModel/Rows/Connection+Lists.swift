internal import SQLiteKit

/// The reading of lists and views, and of the items below others.
extension Connection {
  /// Every list except views and headings. The cost does not depend on the number of items.
  func summaries(by order: ListOrder) throws -> [ListSummary] {
    try rows(order == .name ? .listsByName : .listsByPlace) { $0.summary() }
  }

  /// The list; nil when it does not exist, or is a view or a heading.
  func summary(of id: Identifier<TodoList>) throws -> ListSummary? {
    try first(
      """
      SELECT \(SQL.summaryColumns) FROM list
      WHERE id = ? AND deleted = 0 AND heading_of IS NULL AND query IS NULL
      """,
      [.blob(id)]
    ) { $0.summary() }
  }

  /// The first list with a name that is not a view.
  func list(named name: String) throws -> TodoList? {
    try first(.listByName, [.text(name)]) { $0.row() }
  }

  /// The Inbox: the list with its identity or, in a database without that, the first list with its
  /// name; nil if there is neither.
  func inbox() throws -> TodoList? {
    if let row = try row(TodoList.inbox.id), row.isLive { return row.model }
    return try first(.listsNamedInbox) { $0.row() }
  }

  /// Every view, ordered by position.
  func views() throws -> [TodoList] { try rows(.viewsByPlace) { $0.row() } }

  /// The view; nil when it does not exist.
  func view(_ id: Identifier<TodoList>) throws -> TodoList? {
    guard let row = try row(id), row.isLive, row.model.isView, !row.model.isHeading else {
      return nil
    }
    return row.model
  }

  /// The subtasks of an item, in their order, even those of a deleted list.
  func children(
    of parent: Identifier<TodoItem>, atMost limit: Int? = nil
  ) throws -> [TodoItem] {
    try rows(.children, [.blob(parent), .integer(limit ?? -1)]) { $0.row() }
  }
}

extension SQL {
  fileprivate static let listsByName: SQL = """
    SELECT \(summaryColumns) FROM list
    WHERE deleted = 0 AND heading_of IS NULL AND query IS NULL ORDER BY sort_name, id
    """
  fileprivate static let listsByPlace: SQL = """
    SELECT \(summaryColumns) FROM list
    WHERE deleted = 0 AND heading_of IS NULL AND query IS NULL ORDER BY position, id
    """
  fileprivate static let listByName: SQL = """
    SELECT \(TodoList.table.columns) FROM list
    WHERE name = ? AND deleted = 0 AND heading_of IS NULL AND query IS NULL
    ORDER BY position, id LIMIT 1
    """
  fileprivate static let viewsByPlace: SQL = """
    SELECT \(TodoList.table.columns) FROM list
    WHERE deleted = 0 AND heading_of IS NULL AND query IS NOT NULL ORDER BY position, id
    """
  fileprivate static let listsNamedInbox: SQL = """
    SELECT \(TodoList.table.columns) FROM list
    WHERE deleted = 0 AND heading_of IS NULL AND query IS NULL AND sort_name = 'inbox'
    ORDER BY position, id LIMIT 1
    """
  fileprivate static let children: SQL = """
    SELECT \(TodoItem.table.columns) FROM item i INDEXED BY item_child
    WHERE parent = ? AND deleted = 0 ORDER BY order_key, id LIMIT ?
    """
}
