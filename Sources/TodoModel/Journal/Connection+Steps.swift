internal import SQLiteKit

/// The journal behind a place, for a program that is given each change.
extension Connection {
  /// The place behind the newest entry.
  func journalEnd() throws -> JournalPlace {
    try first("SELECT id, at FROM journal ORDER BY id DESC LIMIT 1") {
      JournalPlace(entry: $0.integer(0), at: $0.moment(1))
    } ?? JournalPlace(entry: 0, at: nil)
  }

  /// Whether a place is in this journal, and not in that of a file that was since replaced. The
  /// entry before a place may be forgotten.
  func hasPlace(_ place: JournalPlace) throws -> Bool {
    guard try newestEntry() >= place.entry else { return false }
    let moment = try first("SELECT at FROM journal WHERE id = ?", [.integer(place.entry)]) {
      $0.moment(0)
    }
    return moment == nil || moment == place.at
  }

  /// Passes the entries behind a place to `take`, the newest first, until it returns false. The
  /// rows are those after the newest entry, and an image holds only what its entry changed: behind
  /// an entry whose changes are unknown nothing older can be read.
  ///
  /// - Returns: The number of entries that were left out, all of them older than the others.
  func readSteps(
    after place: JournalPlace, atMost limit: Int, ownInstance: Identifier<StoreInstance>,
    _ take: (JournalStep) -> Bool
  ) throws -> Int {
    let entries = try rows(
      """
      SELECT \(SQL.entryColumns), target, instance FROM journal WHERE id > ?
      ORDER BY id DESC LIMIT ?
      """, [.integer(place.entry), .integer(limit)]
    ) { NewEntry(entry: $0.entry(), target: $0.optionalInteger(6), instance: $0.identifier(7)) }
    var oldest = try newestEntry() + 1
    let past = PastRows(self)
    for entry in entries {
      let changes = try self.changes(
        of: entry, over: past, atMost: ChangeSet.mostListed, ownInstance: ownInstance)
      guard
        take(JournalStep(entry: entry.entry, instance: entry.instance, changes: changes))
      else { break }
      oldest = entry.entry.id
      if changes == nil { break }
    }
    return max(0, oldest - place.entry - 1)
  }
}
