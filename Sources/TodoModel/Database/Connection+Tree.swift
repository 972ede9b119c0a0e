internal import SQLiteKit

/// The positions of items among each other.
extension Connection {
  /// The subtasks of an item, in their order, even those of a deleted list.
  func children(
    of parent: Identifier<TodoItem>, atMost limit: Int? = nil
  ) throws -> [TodoItem] {
    let statement = try statement(.children)
    try statement.bind(parent, at: 1)
    try statement.bind(limit ?? -1, at: 2)
    defer { statement.reset() }
    var items: [TodoItem] = []
    while try statement.step() { items.append(statement.item()) }
    return items
  }

  /// The lists, or the views, ordered by position.
  func listsByPlace(views: Bool) throws -> [TodoList] {
    let statement = try statement(views ? .viewsByPlace : .listsByPlace)
    defer { statement.reset() }
    var lists: [TodoList] = []
    while try statement.step() { lists.append(statement.list()) }
    return lists
  }

  /// An item as in its row, and whether it is not deleted.
  func row(_ id: Identifier<TodoItem>) throws -> (item: TodoItem, isLive: Bool)? {
    let statement = try statement("SELECT \(SQL.itemColumns), i.deleted FROM item i WHERE id = ?")
    try statement.bind(id, at: 1)
    defer { statement.reset() }
    return try statement.step() ? (statement.item(), statement.integer(18) == 0) : nil
  }

  /// A list as in its row, and whether it is not deleted.
  func row(_ id: Identifier<TodoList>) throws -> (list: TodoList, isLive: Bool)? {
    let statement = try statement("SELECT \(SQL.listColumns), deleted FROM list WHERE id = ?")
    try statement.bind(id, at: 1)
    defer { statement.reset() }
    return try statement.step() ? (statement.list(), statement.integer(11) == 0) : nil
  }
}

extension SQL {
  static let children: SQL = """
    SELECT \(itemColumns) FROM item i INDEXED BY item_child
    WHERE parent = ? AND deleted = 0 ORDER BY order_key, id LIMIT ?
    """
}
