internal import SQLiteKit

extension SQL {
  /// The change that an undo reverts: the newest that is not undone.
  static let nextUndo: SQL = """
    SELECT \(SQL.entryColumns) FROM journal INDEXED BY journal_live
    WHERE kind = 'do' AND undone = 0 ORDER BY id DESC LIMIT 1
    """

  /// The change that a redo repeats: the last undone one that was not abandoned.
  static let nextRedo: SQL = """
    SELECT \(SQL.entryColumns) FROM journal INDEXED BY journal_undone
    WHERE kind = 'do' AND undone = 1 ORDER BY undone_by DESC LIMIT 1
    """

  /// Abandons for good the changes that could be redone.
  static let abandonRedo: SQL = """
    UPDATE journal INDEXED BY journal_undone SET undone = 2 WHERE kind = 'do' AND undone = 1
    """
}

extension Connection {
  func entry(_ sql: SQL) throws -> JournalEntry? {
    let statement = try statement(sql)
    defer { statement.reset() }
    return try statement.step() ? statement.entry() : nil
  }
}

extension Ledger {
  func undo() throws -> JournalEntry? {
    guard let target = try connection.entry(.nextUndo) else { return nil }
    return try replay(target, as: .undo)
  }

  func redo() throws -> JournalEntry? {
    guard let target = try connection.entry(.nextRedo) else { return nil }
    return try replay(target, as: .redo)
  }

  /// Undoes or repeats a change. Its changes are not recorded again: a reader of the new entry
  /// finds them under its target.
  func replay(_ target: JournalEntry, as kind: JournalEntry.Kind) throws -> JournalEntry {
    let isUndo = kind == .undo
    let entry = try begin(kind, of: target)
    try connection.run(
      "UPDATE journal SET undone = ?, undone_by = ? WHERE id = ?", .integer(isUndo ? 1 : 0),
      .integer(isUndo ? entry.id : nil), .integer(target.id))
    let rows = CurrentRows(connection: connection)
    var moved: Set<Identifier<TodoItem>> = []
    try connection.forEachChange(of: target.id, backwards: isUndo, over: rows) { change in
      try (isUndo ? change.inverse : change).apply(on: connection)
      if case .item(let id, let change) = change, let before = change.before,
        let after = change.after, before.parent != after.parent
      {
        moved.insert(id)
      }
    }
    try checkTree(touchedBy: target.id, moved: moved)
    return entry
  }
}
