import TestSupport
import Testing

@testable import SQLiteKit

@Suite("The limits of a connection") struct StepLimitTests {
  private static let endless: SQL = """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n
    """

  @Test func `a step that never ends is interrupted`() throws {
    let connection = try Connection.inMemory()
    connection.limitSteps(milliseconds: 20)

    let error = #expect(throws: SQLiteError.self) { try connection.integer(Self.endless) }
    #expect(error?.result == .interrupted)
    // The limit is for each step, not for all together.
    #expect(try connection.integer("SELECT 7") == 7)
    connection.limitSteps(milliseconds: nil)
    #expect(try connection.integer("SELECT 8") == 8)
  }

  @Test func `limits can be nested`() throws {
    let connection = try Connection.inMemory()
    let error = #expect(throws: SQLiteError.self) {
      try connection.run(forAtMost: 20) {
        try connection.withSteps(ofAtMost: nil) { try connection.integer(Self.endless) }
      }
    }
    #expect(error?.result == .interrupted)
  }

  @Test(.floor(.full)) func `a statement that takes too much memory fails, and the next one works`()
    throws
  {
    let connection = try Connection.inMemory()
    let error = #expect(throws: SQLiteError.self) {
      try connection.integer(
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 100)
        SELECT length(group_concat(hex(zeroblob(60000000)))) FROM n
        """)
    }
    #expect(error?.result == .tooBig || error?.result == .outOfMemory)
    #expect(try connection.integer("SELECT 7") == 7)
  }

  @Test func `triggers that call each other without end are refused`() throws {
    let connection = try Connection.inMemory()
    try connection.execute(
      """
      PRAGMA recursive_triggers = ON;
      CREATE TABLE t(i); INSERT INTO t VALUES(0);
      CREATE TRIGGER again AFTER UPDATE ON t BEGIN UPDATE t SET i = i + 1; END
      """)
    #expect(throws: SQLiteError.self) { try connection.execute("UPDATE t SET i = 1") }
  }
}
