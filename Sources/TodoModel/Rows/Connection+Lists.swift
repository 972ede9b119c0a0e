internal import SQLiteKit

/// The reading of lists, views and areas, and of the items below others.
extension Connection {
  /// Every list that holds items; those that are put away only if asked for. The cost does not
  /// depend on the number of items.
  func summaries(by order: ListOrder, withPutAway: Bool = false) throws -> [ListSummary] {
    let terms: SQL = order == .name ? "sort_name, id" : "position, id"
    let sql: SQL = """
      SELECT \(SQL.summaryColumns) FROM list
      WHERE deleted = 0 AND \(SQL.isList) \(Self.shown(withPutAway)) ORDER BY \(terms)
      """
    return try rows(sql) { $0.summary() }
  }

  /// Every template, ordered by position.
  func templates() throws -> [ListSummary] { try rows(.templatesByPlace) { $0.summary() } }

  /// The list or the template; nil when it does not exist, or holds no items.
  func summary(of id: Identifier<TodoList>) throws -> ListSummary? {
    try first(
      """
      SELECT \(SQL.summaryColumns) FROM list
      WHERE id = ? AND deleted = 0 AND \(SQL.holdsItems)
      """,
      [.blob(id)]
    ) { $0.summary() }
  }

  /// The first list with a name that holds items and is not put away.
  func list(named name: String) throws -> TodoList? {
    try first(.listByName, [.text(name)]) { $0.row() }
  }

  /// The Inbox: the list with its identity or, in a database without that, the first list with its
  /// name; nil if there is neither.
  func inbox() throws -> TodoList? {
    if let row = try row(TodoList.inbox.id), row.isLive { return row.model }
    return try first(.listsNamedInbox) { $0.row() }
  }

  /// Every view, ordered by position; those that are put away only if asked for.
  func views(withPutAway: Bool = false) throws -> [TodoList] {
    let sql: SQL = """
      SELECT \(TodoList.table.columns) FROM list
      WHERE deleted = 0 AND \(SQL.isView) \(Self.shown(withPutAway)) ORDER BY position, id
      """
    return try rows(sql) { $0.row() }
  }

  /// The view; nil when it does not exist.
  func view(_ id: Identifier<TodoList>) throws -> TodoList? {
    guard let row = try row(id), row.isLive, row.model.kind == .view else { return nil }
    return row.model
  }

  /// Every area, ordered by position, even those that are put away.
  func areas() throws -> [TodoList] { try rows(.areasByPlace) { $0.row() } }

  /// The first area with a name that is not put away.
  func area(named name: String) throws -> TodoList? {
    try first(.areaByName, [.text(name)]) { $0.row() }
  }

  /// The lists and views in an area, ordered by position, even those that are put away.
  func lists(in area: Identifier<TodoList>) throws -> [TodoList] {
    try rows(.listsInArea, [.blob(area)]) { $0.row() }
  }

  /// Whether a list, a view or an area exists and is put away, by itself or with its area.
  func isPutAway(_ id: Identifier<TodoList>) throws -> Bool {
    try integer(.listPutAway, .blob(id)) != nil
  }

  /// All lists, views and areas as a user has arranged them.
  func listTree() throws -> ListTree {
    ListTree(try rows(.listsByPlace) { $0.summary() }, inbox: try inbox()?.id)
  }

  /// The last position among the lists; 0 when there are none.
  func lastListPosition() throws -> Int {
    try first("SELECT max(position) FROM list WHERE heading_of IS NULL") { $0.place(0) } ?? 0
  }

  private static func shown(_ withPutAway: Bool) -> SQL {
    withPutAway ? "" : "AND NOT \(SQL.isPutAway)"
  }

  /// The subtasks of an item, in their order, even those of a deleted list.
  func children(
    of parent: Identifier<TodoItem>, atMost limit: Int? = nil
  ) throws -> [TodoItem] {
    try rows(.children, [.blob(parent), .integer(limit ?? -1)]) { $0.row() }
  }
}

extension SQL {
  fileprivate static let listsByPlace: SQL = """
    SELECT \(summaryColumns) FROM list
    WHERE deleted = 0 AND heading_of IS NULL ORDER BY position, id
    """
  fileprivate static let listByName: SQL = """
    SELECT \(TodoList.table.columns) FROM list
    WHERE name = ? AND deleted = 0 AND \(isList) AND NOT \(isPutAway) ORDER BY position, id LIMIT 1
    """
  fileprivate static let listsNamedInbox: SQL = """
    SELECT \(TodoList.table.columns) FROM list
    WHERE deleted = 0 AND \(isList) AND sort_name = 'inbox'
    ORDER BY position, id LIMIT 1
    """
  fileprivate static let templatesByPlace: SQL = """
    SELECT \(summaryColumns) FROM list
    WHERE deleted = 0 AND \(isTemplate) ORDER BY position, id
    """
  fileprivate static let areasByPlace: SQL = """
    SELECT \(TodoList.table.columns) FROM list
    WHERE deleted = 0 AND \(isArea) ORDER BY position, id
    """
  fileprivate static let areaByName: SQL = """
    SELECT \(TodoList.table.columns) FROM list
    WHERE name = ? AND deleted = 0 AND \(isArea) AND NOT \(isMarkedAsPutAway)
    ORDER BY position, id LIMIT 1
    """
  fileprivate static let listPutAway: SQL =
    "SELECT 1 FROM list WHERE id = ? AND deleted = 0 AND \(isPutAway)"
  fileprivate static let listsInArea: SQL = """
    SELECT \(TodoList.table.columns) FROM list
    WHERE area = ? AND deleted = 0 AND (\(isList) OR \(isView)) ORDER BY position, id
    """
  fileprivate static let children: SQL = """
    SELECT \(TodoItem.table.columns) FROM item i INDEXED BY item_child
    WHERE parent = ? AND deleted = 0 ORDER BY order_key, id LIMIT ?
    """
}
