internal import CivilCalendar
internal import SQLiteKit
internal import TodoLanguage

/// The statements that change a list or an item, without the journal.
extension Connection {
  func write(_ list: TodoList) throws {
    let statement = try statement(
      """
      INSERT INTO list(id, name, sort_name, emoji, color, position, sort, grouping, extra, query)
      VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT(id) DO UPDATE SET name = excluded.name, sort_name = excluded.sort_name,
        emoji = excluded.emoji, color = excluded.color, position = excluded.position,
        sort = excluded.sort, grouping = excluded.grouping, extra = excluded.extra, query = excluded.query, deleted = 0
      """)
    try statement.bind(list.id, at: 1)
    try statement.bind(list.name, at: 2)
    try statement.bind(SortKey.sortName(list.name), at: 3)
    try statement.bind(list.emoji, at: 4)
    try statement.bind(.text(list.color?.rawValue), at: 5)
    try statement.bind(list.order, at: 6)
    try statement.bind(SortRule.text(of: list.sort), at: 7)
    try statement.bind(list.grouping.rawValue, at: 8)
    try statement.bind(.text(list.extra), at: 9)
    try statement.bind(.text(list.query), at: 10)
    try statement.run()
  }

  func write(_ item: TodoItem) throws {
    let statement = try statement(
      """
      INSERT INTO item(id, list, parent, position, name, sort_name, notes, priority, tags, tag_keys,
        due, due_time, defer_until, recurrence, completed, created, modified, extra)
      VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT(id) DO UPDATE SET list = excluded.list, parent = excluded.parent,
        position = excluded.position, name = excluded.name, sort_name = excluded.sort_name,
        notes = excluded.notes, priority = excluded.priority, tags = excluded.tags,
        tag_keys = excluded.tag_keys, due = excluded.due, due_time = excluded.due_time,
        defer_until = excluded.defer_until, recurrence = excluded.recurrence,
        completed = excluded.completed, created = excluded.created, modified = excluded.modified,
        extra = excluded.extra, deleted = 0
      """)
    try dropExcessTags(of: item.id)
    let tags = TagRule.column(item.tags)
    try statement.bind(item.id, at: 1)
    try statement.bind(item.list, at: 2)
    try statement.bind(item.parent, at: 3)
    try statement.bind(item.order, at: 4)
    try statement.bind(item.name, at: 5)
    try statement.bind(SortKey.sortName(item.name), at: 6)
    try statement.bind(item.notes, at: 7)
    try statement.bind(item.priority.rawValue, at: 8)
    try statement.bind(tags, at: 9)
    try statement.bind(tags.isEmpty ? tags : TagRule.key(tags), at: 10)
    try statement.bind(.integer(item.due?.daysSinceEpoch), at: 11)
    try statement.bind(.integer(item.dueTime?.minutes), at: 12)
    try statement.bind(.integer(item.deferUntil?.daysSinceEpoch), at: 13)
    try statement.bind(.text(item.recurrence?.column), at: 14)
    try statement.bind(.integer(item.completed?.microseconds), at: 15)
    try statement.bind(item.created.microseconds, at: 16)
    try statement.bind(item.modified.microseconds, at: 17)
    try statement.bind(.text(item.extra), at: 18)
    try statement.run()
  }

  func markDeleted(_ list: Identifier<TodoList>) throws {
    let statement = try statement("UPDATE list SET deleted = 1 WHERE id = ?")
    try statement.bind(list, at: 1)
    try statement.run()
  }

  func markDeleted(_ item: Identifier<TodoItem>) throws {
    try dropExcessTags(of: item)
    let statement = try statement("UPDATE item SET deleted = 1 WHERE id = ?")
    try statement.bind(item, at: 1)
    try statement.run()
  }
}

extension SQL {
  /// An item that is not deleted and whose list is not deleted.
  static let liveItem: SQL = """
    SELECT \(SQL.itemColumns) FROM item i JOIN list l ON l.id = i.list
    WHERE i.id = ? AND i.deleted = 0 AND l.deleted = 0
    """
}
