internal import SQLiteKit

/// What was done, and how it is taken back.
extension TodoStore {
  /// Takes the newest change back, whoever made it. Returns the entry of the undo, or nil when there
  /// is nothing to undo.
  ///
  /// Throws `StoreError.refused` in the rare case that an older change, which was undone before it
  /// alone, is what it rests on.
  @discardableResult
  public func undo() async throws(StoreError) -> JournalEntry? {
    try await write { ledger in try ledger.undo() }
  }

  /// Repeats what was undone last, unless something else was changed since. Returns the entry of the
  /// redo, or nil when there is nothing to redo.
  @discardableResult
  public func redo() async throws(StoreError) -> JournalEntry? {
    try await write { ledger in try ledger.redo() }
  }

  /// Takes back one change of any age, and none of those after it. Returns the entry of the undo.
  ///
  /// Only what the change did is undone: where it renamed an item that has got notes since, the notes
  /// stay. Throws `StoreError.undoConflict` with the newest change that stands in the way: one that
  /// changed the same part of the same item, or without it would make no sense. Throws
  /// `StoreError.refused` when the entry is none that could be undone.
  @discardableResult
  public func undo(entry id: JournalEntry.ID) async throws(StoreError) -> JournalEntry {
    try await write { ledger in try ledger.undo(entry: id) }
  }

  /// A page of the history, the newest first: at most so many entries before one, or before none.
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
