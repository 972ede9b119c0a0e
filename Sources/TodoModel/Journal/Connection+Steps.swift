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
    // The newest entry that is left out.
    var last = try newestEntry()
    let past = PastRows(self)
    for entry in entries {
      let changes = try self.changes(
        of: entry, over: past, atMost: ChangeSet.mostListed, ownInstance: ownInstance)
      guard
        take(JournalStep(entry: entry.entry, instance: entry.instance, changes: changes))
      else { break }
      last = entry.entry.id - 1
      if changes == nil { break }
    }
    guard last > place.entry else { return 0 }
    // Another program may have given entries any number.
    let (count, isTooLarge) = last.subtractingReportingOverflow(place.entry)
    return isTooLarge ? .max : count
  }
}
