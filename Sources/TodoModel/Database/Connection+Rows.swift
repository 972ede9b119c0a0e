internal import CivilCalendar
internal import SQLiteKit

/// The statements that change a list or an item, without the journal.
extension Connection {
  func write(_ list: TodoList) throws {
    let statement = try statement(
      """
      INSERT INTO list(id, name, sort_name, emoji, position, extra) VALUES(?, ?, ?, ?, ?, ?)
      ON CONFLICT(id) DO UPDATE SET name = excluded.name, sort_name = excluded.sort_name,
        emoji = excluded.emoji, position = excluded.position, extra = excluded.extra,
        deleted = 0
      """)
    try statement.bind(list.id, at: 1)
    try statement.bind(list.name, at: 2)
    try statement.bind(SortKey.sortName(list.name), at: 3)
    try statement.bind(list.emoji, at: 4)
    try statement.bind(list.order, at: 5)
    try statement.bind(.text(list.extra), at: 6)
    try statement.run()
  }

  func write(_ item: TodoItem) throws {
    let statement = try statement(
      """
      INSERT INTO item(id, list, name, sort_name, due, completed, created, modified, extra)
      VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT(id) DO UPDATE SET list = excluded.list, name = excluded.name,
        sort_name = excluded.sort_name, due = excluded.due, completed = excluded.completed,
        created = excluded.created, modified = excluded.modified, extra = excluded.extra,
        deleted = 0
      """)
    try statement.bind(item.id, at: 1)
    try statement.bind(item.list, at: 2)
    try statement.bind(item.name, at: 3)
    try statement.bind(SortKey.sortName(item.name), at: 4)
    try statement.bind(.integer(item.due?.daysSinceEpoch), at: 5)
    try statement.bind(.integer(item.completed?.microseconds), at: 6)
    try statement.bind(item.created.microseconds, at: 7)
    try statement.bind(item.modified.microseconds, at: 8)
    try statement.bind(.text(item.extra), at: 9)
    try statement.run()
  }

  func markDeleted(_ list: Identifier<TodoList>) throws {
    let statement = try statement("UPDATE list SET deleted = 1 WHERE id = ?")
    try statement.bind(list, at: 1)
    try statement.run()
  }

  func markDeleted(_ item: Identifier<TodoItem>) throws {
    let statement = try statement("UPDATE item SET deleted = 1 WHERE id = ?")
    try statement.bind(item, at: 1)
    try statement.run()
  }
}

extension SQL {
  /// An item that is there and whose list is.
  static let liveItem: SQL = """
    SELECT \(SQL.itemColumns) FROM item i JOIN list l ON l.id = i.list
    WHERE i.id = ? AND i.deleted = 0 AND l.deleted = 0
    """

  static let listImage: SQL = """
    SELECT json_object('name', name, 'emoji', emoji, 'position', position, 'extra', extra)
    FROM list WHERE id = ? AND deleted = 0
    """

  static let itemImage: SQL = """
    SELECT json_object('list', hex(list), 'name', name, 'due', due, 'completed', completed,
      'created', created, 'modified', modified, 'extra', extra)
    FROM item WHERE id = ? AND deleted = 0
    """
}
