internal import SQLiteKit

/// The pruning of the oldest changes.
///
/// Only the beginning of the journal is forgotten, and nothing of it can be undone once its first
/// row is gone: a program that is killed in between leaves no half of a change. Changes that were
/// undone and can be redone stay, with everything newer.
extension Connection {
  /// The most entries, and rows of entries, in one transaction: some milliseconds.
  private static let (entriesAtOnce, rowsAtOnce) = (200, 2000)

  /// Forgets the oldest entries, so that the newest `kept` stay.
  ///
  /// - Parameter check: Called first in each transaction; nothing is forgotten when it throws.
  func forgetAll(keeping kept: Int, after check: () throws -> Void) throws {
    while try forgetEntries(keeping: kept, after: check) {}
  }

  /// Forgets some of the oldest entries, so that the newest `kept` stay.
  ///
  /// - Parameter check: Called first in the transaction; nothing is forgotten when it throws.
  /// - Returns: Whether more are to be forgotten.
  func forgetEntries(keeping kept: Int, after check: () throws -> Void) throws -> Bool {
    // References to an entry are handled here: SQLite would look through the whole journal for each
    // of them.
    try execute("PRAGMA foreign_keys = OFF")
    defer { try? execute("PRAGMA foreign_keys = ON") }
    return try transaction(.immediate) {
      try check()
      guard let last = try lastToForget(keeping: kept),
        let first = try oldestEntry(), first <= last
      else { return false }
      // Another program may have given entries any number.
      let (far, isTooFar) = first.addingReportingOverflow(Self.entriesAtOnce - 1)
      let end = isTooFar ? last : min(far, last)
      try run("UPDATE journal SET kind = 'seed' WHERE id <= ? AND kind = 'do'", .integer(end))
      var room = Self.rowsAtOnce
      var next = first
      while next <= end, room > 0 {
        room -= try forgetRows(of: next, atMost: room)
        guard room > 0 else { break }
        next += 1
      }
      guard next > first else { return true }
      try run("UPDATE journal SET target = NULL WHERE target < ?", .integer(next))
      try run("UPDATE journal SET undone_by = NULL WHERE undone_by < ?", .integer(next))
      try run(
        "DELETE FROM journal WHERE id < ? AND id NOT IN (SELECT entry FROM import_remainder)",
        .integer(next))
      return next <= last
    }
  }

  /// The oldest entry of which more than the label is kept. An import that kept data without a
  /// place of its own stays with that data, and is not an undo step.
  func oldestEntry() throws -> Int? {
    try integer(
      "SELECT min(id) FROM journal WHERE id NOT IN (SELECT entry FROM import_remainder)")
  }

  /// The newest entry to be forgotten; nil if there is none.
  private func lastToForget(keeping kept: Int) throws -> Int? {
    guard let newest = try integer("SELECT max(id) FROM journal") else { return nil }
    let (last, isTooFar) = newest.subtractingReportingOverflow(max(1, kept))
    if isTooFar { return nil }
    let redoable = try integer(
      "SELECT min(id) FROM journal INDEXED BY journal_undone WHERE kind = 'do' AND undone = 1")
    guard let redoable else { return last }
    return redoable > .min ? min(last, redoable - 1) : nil
  }

  /// Forgets rows of an entry, at most `limit`. Returns their number.
  private func forgetRows(of entry: Int, atMost limit: Int) throws -> Int {
    try run(
      """
      DELETE FROM journal_change WHERE entry = ?1 AND seq <= ifnull(
        (SELECT seq FROM journal_change WHERE entry = ?1 ORDER BY seq LIMIT 1 OFFSET ?2),
        9223372036854775807)
      """, .integer(entry), .integer(max(0, limit - 1)))
    return changedRows
  }
}
