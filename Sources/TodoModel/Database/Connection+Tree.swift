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
    while try statement.step() { items.append(statement.row()) }
    return items
  }

  /// The lists, or the views, ordered by position.
  func listsByPlace(views: Bool) throws -> [TodoList] {
    let statement = try statement(views ? .viewsByPlace : .listsByPlace)
    defer { statement.reset() }
    var lists: [TodoList] = []
    while try statement.step() { lists.append(statement.row()) }
    return lists
  }
}

extension SQL {
  static let children: SQL = """
    SELECT \(TodoItem.table.columns) FROM item i INDEXED BY item_child
    WHERE parent = ? AND deleted = 0 ORDER BY order_key, id LIMIT ?
    """
}
