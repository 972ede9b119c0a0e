/// The journal of a store: a history for people, and a queue from which a program outside is given
/// each change.
@MainActor
public final class StoreJournal {
  private let reader: Reader
  private let gate: WriteGate
  private let instance: Identifier<StoreInstance>

  init(_ reader: Reader, _ gate: WriteGate, of instance: Identifier<StoreInstance>) {
    (self.reader, self.gate, self.instance) = (reader, gate, instance)
  }

  /// A page of the history, newest first: at most `limit` entries before `id`, or the newest ones.
  public func history(
    before id: JournalEntry.ID? = nil, limit: Int = 50
  ) throws(StoreError) -> [HistoryEntry] {
    try reader.read { try $0.history(before: id, limit: limit, of: instance) }
  }

  /// The changes of an item that are in force, the newest first: at most `limit`. Its addition by
  /// an import is not among them.
  public func steps(
    of item: Identifier<TodoItem>, atMost limit: Int
  ) throws(StoreError) -> [ItemStep] {
    try reader.readMoment { try $0.steps(of: item, atMost: limit, ownInstance: instance) }
  }

  /// The list of an entry, as it was right after it.
  public func past(at entry: JournalEntry.ID) -> ListPast {
    ListPast(reader, of: instance, at: entry)
  }

  /// Undoes one change of any age, but no later one. Returns the entry of the undo.
  ///
  /// Only the effect of the change is undone: if it renamed an item that has gained notes since,
  /// the notes stay. Throws `StoreError.undoConflict` with the newest change that stands in the
  /// way: one that changed the same property of the same item, or one that would make no sense
  /// without this change. Throws `StoreError.refused` when the entry is not one that can be undone.
  @discardableResult
  public func undo(_ id: JournalEntry.ID) async throws(StoreError) -> JournalEntry {
    try await gate.write { try UndoOperations(ledger: $0).undo(entry: id) }
  }

  /// The place behind the newest entry.
  public var end: JournalPlace {
    get throws(StoreError) { try reader.read { try $0.journalEnd() } }
  }

  /// Passes the entries behind a place to `take`, the newest first, until it returns false: at most
  /// `limit`, and none that are older than one whose changes are unknown or too many to list.
  ///
  /// - Returns: The new place, and the number of older entries that were left out; nil if the place
  ///   is not in this journal, because the file was replaced.
  public func read(
    after place: JournalPlace, atMost limit: Int, _ take: (JournalStep) -> Bool
  ) throws(StoreError) -> (end: JournalPlace, leftOut: Int)? {
    try reader.readMoment { connection in
      guard try connection.hasPlace(place) else { return nil }
      let leftOut = try connection.readSteps(
        after: place, atMost: limit, ownInstance: instance, take)
      return (try connection.journalEnd(), leftOut)
    }
  }
}
