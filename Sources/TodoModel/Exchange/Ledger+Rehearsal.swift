internal import SQLiteKit

extension Ledger {
  /// Runs an import, whose changes and journal entry are taken back at once if it is a rehearsal.
  func importing(
    isRehearsal: Bool, _ body: () throws -> ImportReport
  ) throws -> ImportReport {
    try connection.withLargeCache {
      guard isRehearsal else { return try inBulk(body) }
      try connection.execute("SAVEPOINT rehearsal")
      var report = try inBulk(body)
      try connection.execute("ROLLBACK TO rehearsal")
      try connection.execute("RELEASE rehearsal")
      report.isRehearsal = true
      return report
    }
  }
}
