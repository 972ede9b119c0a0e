internal import SQLiteKit

extension SQL {
  static let entryColumns: SQL = "id, kind, label, at, list, item"

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
  /// The journal entry that a statement finds, such as ``SQLiteKit/SQL/nextUndo``.
  func entry(_ sql: SQL) throws -> JournalEntry? {
    try first(sql) { $0.entry() }
  }

  /// A page of the history of a store, newest first: at most `limit` entries before `id`, or the
  /// newest ones.
  func history(
    before id: JournalEntry.ID?, limit: Int, of instance: Identifier<StoreInstance>
  ) throws -> [HistoryEntry] {
    try rows(
      """
      SELECT \(SQL.entryColumns), instance, undone FROM journal WHERE id < ?
      ORDER BY id DESC LIMIT ?
      """, [.integer(id ?? .max), .integer(max(0, limit))]
    ) { row in
      let writer: Identifier<StoreInstance> = row.identifier(6)
      return HistoryEntry(
        entry: row.entry(), instance: writer, origin: writer == instance ? .own : .other,
        standing: HistoryEntry.Standing(rawValue: row.integer(7)) ?? .inForce)
    }
  }
}

extension Statement {
  /// An entry from the columns of `SQL.entryColumns`.
  func entry() -> JournalEntry {
    let label = text(2, atMost: TextRule.longestLabel)
    let deed = Deed(stored: label)
    return JournalEntry(
      id: integer(0), deed: deed, oldLabel: deed == nil ? label : "",
      kind: JournalEntry.Kind(rawValue: text(1)) ?? .change,
      at: moment(3), item: optionalIdentifier(5),
      list: optionalIdentifier(4))
  }
}
