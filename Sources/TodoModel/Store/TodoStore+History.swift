internal import SQLiteKit

/// The history of changes, undo and redo.
extension TodoStore {
  /// Undoes the newest change, whichever store made it. Returns the entry of the undo, or nil when
  /// there is nothing to undo.
  ///
  /// Throws `StoreError.refused` in the rare case that the change depends on an older one that was
  /// undone out of turn.
  @discardableResult
  public func undo() async throws(StoreError) -> JournalEntry? {
    try await write { ledger in try ledger.undo() }
  }

  /// Repeats the last undone change, unless something else was changed since. Returns the entry of
  /// the redo, or nil when there is nothing to redo.
  @discardableResult
  public func redo() async throws(StoreError) -> JournalEntry? {
    try await write { ledger in try ledger.redo() }
  }

  /// Undoes one change of any age, but no later one. Returns the entry of the undo.
  ///
  /// Only the effect of the change is undone: if it renamed an item that has gained notes since,
  /// the notes stay. Throws `StoreError.undoConflict` with the newest change that stands in the
  /// way: one that changed the same property of the same item, or one that would make no sense
  /// without this change. Throws `StoreError.refused` when the entry is not one that can be undone.
  @discardableResult
  public func undo(entry id: JournalEntry.ID) async throws(StoreError) -> JournalEntry {
    try await write { ledger in try ledger.undo(entry: id) }
  }

  /// A page of the history, newest first: at most `limit` entries before `id`, or the newest ones.
  public func history(
    before id: JournalEntry.ID? = nil, limit: Int = 50
  ) throws(StoreError) -> [HistoryEntry] {
    try read {
      let statement = try reader.statement(
        """
        SELECT \(SQL.entryColumns), instance, undone FROM journal WHERE id < ?
        ORDER BY id DESC LIMIT ?
        """)
      try statement.bind(id ?? .max, at: 1)
      try statement.bind(max(0, limit), at: 2)
      defer { statement.reset() }
      var entries: [HistoryEntry] = []
      while try statement.step() {
        let writer: Identifier<TodoStore> = statement.identifier(6)
        entries.append(
          HistoryEntry(
            entry: statement.entry(), instance: writer,
            origin: writer == instance ? .own : .other,
            standing: HistoryEntry.Standing(rawValue: statement.integer(7)) ?? .inForce))
      }
      return entries
    }
  }
}
