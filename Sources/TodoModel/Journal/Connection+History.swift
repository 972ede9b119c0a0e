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

  /// Abandons for good the changes that could be redone, but for those that a window has undone.
  static let abandonRedo: SQL = """
    UPDATE journal INDEXED BY journal_undone SET undone = 2 WHERE kind = 'do' AND undone = 1
      AND NOT EXISTS (SELECT 1 FROM journal undoing
        WHERE undoing.id = journal.undone_by AND \(isOfWindow))
    """

  // MARK: - Those of a window
  //
  // The parameters are the identity of the window, and the entry up to which other windows count.

  /// The change of a window that its undo reverts. The changes of others in between cost time, so
  /// it is looked for among the newest thousand.
  static let nextOwnUndo: SQL = """
    SELECT \(SQL.entryColumns) FROM journal INDEXED BY journal_live
    WHERE kind = 'do' AND undone = 0 AND id > (SELECT max(id) FROM journal) - 1000
      AND (instance = ? OR id <= ? AND \(isOfWindow)) ORDER BY id DESC LIMIT 1
    """

  /// The change that a window has undone last.
  static let nextOwnRedo: SQL = """
    SELECT \(SQL.entryColumns) FROM journal INDEXED BY journal_undone
    WHERE kind = 'do' AND undone = 1 AND \(isUndoneByWindow) ORDER BY undone_by DESC LIMIT 1
    """

  /// Abandons for good the changes that a window could redo.
  static let abandonOwnRedo: SQL = """
    UPDATE journal INDEXED BY journal_undone SET undone = 2
    WHERE kind = 'do' AND undone = 1 AND \(isUndoneByWindow)
    """

  /// The changes in force after an entry, the newest first.
  static let laterChanges: SQL = """
    SELECT \(SQL.entryColumns) FROM journal INDEXED BY journal_live
    WHERE kind = 'do' AND undone = 0 AND id > ? ORDER BY id DESC
    """

  /// The same, and those that somebody else has repeated after it.
  static let laterChangesOfOthers: SQL = """
    SELECT \(SQL.entryColumns) FROM journal INDEXED BY journal_live
    WHERE kind = 'do' AND undone = 0 AND id > ?
    UNION SELECT \(SQL.entryColumns) FROM journal
    WHERE undone = 0 AND id IN (
      SELECT target FROM journal WHERE kind = 'redo' AND id > ?
        AND NOT (instance = ? OR id <= ? AND \(isOfWindow)))
    ORDER BY id DESC
    """

  private static let isUndoneByWindow: SQL = """
    EXISTS (SELECT 1 FROM journal undoing WHERE undoing.id = journal.undone_by
      AND (undoing.instance = ? OR undoing.id <= ? AND \(isOfWindow)))
    """

  /// Whether the author of an entry is a window: the version in its identity.
  private static let isOfWindow: SQL = "substr(hex(instance), 13, 1) = '8'"
}

extension Connection {
  /// The change that the next undo of an author reverts; nil if there is none.
  func nextUndo(by author: ChangeAuthor) throws -> JournalEntry? {
    try first(author.ownUpTo == nil ? .nextUndo : .nextOwnUndo, author.parameters) { $0.entry() }
  }

  /// The change that the next redo of an author repeats; nil if there is none.
  func nextRedo(by author: ChangeAuthor) throws -> JournalEntry? {
    try first(author.ownUpTo == nil ? .nextRedo : .nextOwnRedo, author.parameters) { $0.entry() }
  }

  /// The changes in force that came after an entry, the newest first. For a window these are also
  /// older ones that somebody else has repeated since.
  func laterChanges(than entry: Int, by author: ChangeAuthor) throws -> Statement {
    let later = try statement(author.ownUpTo == nil ? .laterChanges : .laterChangesOfOthers)
    let values = author.parameters
    try later.bind([.integer(entry)] + (values.isEmpty ? [] : [.integer(entry)] + values))
    return later
  }

  /// Abandons for good what an author could redo, since it makes a new change.
  func abandonRedo(by author: ChangeAuthor) throws {
    let sql: SQL = author.ownUpTo == nil ? .abandonRedo : .abandonOwnRedo
    _ = try rows(sql, author.parameters) { _ in }
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

extension ChangeAuthor {
  /// The parameters of the statements about a window; none for another author.
  fileprivate var parameters: [Value] {
    ownUpTo.map { [.blob(instance), .integer($0)] } ?? []
  }
}
