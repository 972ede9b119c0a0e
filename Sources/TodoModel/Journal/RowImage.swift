internal import CivilCalendar
internal import SQLiteKit
internal import TodoLanguage

/// The JSON images of rows, written and read.
///
/// An absent key means nothing: an image of a change has only the differences, and an image from an
/// older version lacks the keys that the version did not know.
extension SQL {
  static let listImage: SQL = """
    SELECT json_object('name', name, 'emoji', emoji, 'color', color, 'position', position,
      'sort', sort, 'grouping', grouping, 'query', query, 'extra', extra)
    FROM list WHERE id = ? AND deleted = 0
    """

  static let itemImage: SQL = """
    SELECT json_object('list', hex(list), 'parent', CASE WHEN parent NOTNULL THEN hex(parent) END,
      'order', order_key, 'name', name, 'notes', notes, 'priority', priority, 'tags', tags,
      'due', due, 'dueTime', due_time, 'deferUntil', defer_until, 'recurrence', recurrence,
      'completed', completed, 'created', created, 'modified', modified, 'extra', extra)
    FROM item WHERE id = ? AND deleted = 0
    """

  /// The columns of `journal_change` that ``SQLiteKit/Statement/journalChange(over:)`` reads.
  static let imageColumns: SQL = """
    kind, row, before IS NULL, after IS NULL, \(images("before")), \(images("after"))
    """

  // In the same order for both sides and both kinds of row. NULL is an absent key and '' is null,
  // because no nullable value is ''.
  private static func images(_ side: SQL) -> SQL {
    """
    \(side) ->> 'name', \(side) ->> 'emoji', \(side) ->> 'position', \(side) ->> 'sort',
    \(side) ->> 'grouping', \(nullable(side, "color")), \(nullable(side, "extra")),
    \(side) ->> 'list', \(nullable(side, "parent")), \(side) ->> 'order', \(side) ->> 'notes',
    \(side) ->> 'priority', \(side) ->> 'tags', \(nullable(side, "due")),
    \(nullable(side, "dueTime")), \(nullable(side, "deferUntil")), \(nullable(side, "recurrence")),
    \(nullable(side, "completed")), \(side) ->> 'created', \(side) ->> 'modified',
    \(nullable(side, "query"))
    """
  }

  private static func nullable(_ side: SQL, _ key: SQL) -> SQL {
    "CASE json_type(\(side), '$.\(key)') WHEN 'null' THEN '' ELSE \(side) ->> '\(key)' END"
  }
}

extension Statement {
  private static let imageWidth = 21

  /// A change from ``SQLiteKit/SQL/imageColumns``.
  func journalChange(over rows: any RowSource) throws -> JournalChange {
    let (hasBefore, hasAfter) = (integer(2) == 0, integer(3) == 0)
    let (before, after) = (4, 4 + Self.imageWidth)
    if text(0) == RowKind.list.rawValue {
      let id: Identifier<TodoList> = identifier(1)
      let row = try rows.list(id) ?? TodoList(id: id, name: "")
      return .list(
        id,
        Change(
          before: hasBefore ? list(row, at: before) : nil,
          after: hasAfter ? list(row, at: after) : nil))
    }
    let id: Identifier<TodoItem> = identifier(1)
    let row =
      try rows.item(id)
      ?? TodoItem(
        id: id, list: Identifier(high: 0, low: 0), name: "", created: Timestamp(microseconds: 0))
    return .item(
      id,
      Change(
        before: hasBefore ? item(row, at: before) : nil,
        after: hasAfter ? item(row, at: after) : nil))
  }

  private func list(_ row: TodoList, at column: Int) -> TodoList {
    TodoList(
      id: row.id, name: optionalText(column, atMost: TextRule.longestName) ?? row.name,
      emoji: optionalText(column + 1, atMost: TextRule.longestEmoji) ?? row.emoji,
      color: nullable(column + 5, row.color) { ListColor(rawValue: text($0)) },
      order: optionalPlace(column + 2) ?? row.order,
      sort: optionalText(column + 3).map(SortRule.rules(in:)) ?? row.sort,
      grouping: optionalText(column + 4).flatMap(Grouping.init(rawValue:)) ?? row.grouping,
      query: nullable(column + 20, row.query) { text($0, atMost: TextRule.longestQuery) },
      extra: nullable(column + 6, row.extra) { text($0, atMost: ImportExtra.longest) })
  }

  private func item(_ row: TodoItem, at column: Int) -> TodoItem {
    var item = TodoItem(
      id: row.id, list: optionalText(column + 7).flatMap(Identifier.init(hex:)) ?? row.list,
      parent: nullable(column + 8, row.parent) { Identifier(hex: text($0)) },
      order: optionalPlace(column + 9) ?? row.order,
      name: optionalText(column, atMost: TextRule.longestName) ?? row.name,
      notes: optionalText(column + 10, atMost: TextRule.longestNotes) ?? row.notes,
      priority: optionalInteger(column + 11).flatMap(Priority.init(rawValue:)) ?? row.priority,
      tags: optionalText(column + 12, atMost: TagRule.longestColumn).map(TagRule.tags(in:))
        ?? row.tags,
      due: nullable(column + 13, row.due) { Day(daysSinceEpoch: integer($0)) },
      dueTime: nullable(column + 14, row.dueTime) { TimeOfDay(minutes: integer($0)) },
      deferUntil: nullable(column + 15, row.deferUntil) { Day(daysSinceEpoch: integer($0)) },
      recurrence: nullable(column + 16, row.recurrence) { Recurrence(column: text($0)) },
      completed: nullable(column + 17, row.completed) { moment($0) },
      created: optionalMoment(column + 18) ?? row.created,
      modified: optionalMoment(column + 19) ?? row.modified,
      extra: nullable(column + 6, row.extra) { text($0, atMost: ImportExtra.longest) })
    item.subtaskCount = row.subtaskCount
    item.openSubtaskCount = row.openSubtaskCount
    return item
  }

  private func nullable<Part>(_ column: Int, _ row: Part?, _ read: (Int) -> Part?) -> Part? {
    if isNull(column) { return row }
    return withBytes(column) { $0.isEmpty } ? nil : read(column)
  }
}

extension Identifier {
  /// The identifier with 32 hexadecimal digits, as SQLite's hex() writes them.
  fileprivate init?(hex: String) {
    guard hex.utf8.count == 32, let high = UInt64(hex.prefix(16), radix: 16),
      let low = UInt64(hex.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}
