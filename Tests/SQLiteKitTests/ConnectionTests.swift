import Testing

@testable import SQLiteKit

struct ConnectionTests {
  let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", mode: .create)
    try connection.execute(
      "CREATE TABLE note(id INTEGER PRIMARY KEY, text TEXT UNIQUE, size REAL) STRICT")
  }

  @Test func `values come back as they were bound`() throws {
    let text = "naïve — 牛乳 🛒 \u{202e}"
    try connection.run("INSERT INTO note VALUES(?, ?, ?)", .integer(.min), .text(text), .real(0.1))
    try connection.run("INSERT INTO note VALUES(?, ?, ?)", .integer(.max), .text(""), .null)

    let statement = try connection.statement("SELECT id, text, size FROM note ORDER BY id")
    #expect(try statement.step())
    #expect(statement.integer(0) == .min)
    #expect(statement.text(1) == text)
    #expect(statement.real(2) == 0.1)
    #expect(try statement.step())
    #expect(statement.optionalText(1) == "")
    #expect(statement.isNull(2))
    #expect(try !statement.step())
    #expect(!statement.isBusy)
  }

  @Test func `bytes come back as they were bound`() throws {
    let statement = try connection.statement("SELECT ?, ?")
    try statement.bind([.blob([0, 255, 0]), .blob([])])

    #expect(try statement.step())
    #expect(statement.withBytes(0) { Array($0) } == [0, 255, 0])
    #expect(statement.withBytes(1) { $0.count } == 0)
    #expect(!statement.isNull(1))
    statement.reset()
  }

  @Test func `invalid UTF-8 in the file is repaired on reading`() throws {
    try connection.run("INSERT INTO note(id, text) VALUES(1, CAST(x'41ff42' AS TEXT))")
    #expect(try connection.text("SELECT text FROM note") == "A\u{fffd}B")
  }

  @Test func `a statement is prepared once for each text`() throws {
    let first = try connection.statement("SELECT 1")
    let second = try connection.statement("SELECT 1")
    let other = try connection.statement("SELECT 2")

    #expect(first === second)
    #expect(first !== other)
    #expect(try connection.text("SELECT 'one' AS number") == "one")
    #expect(try connection.text("SELECT 'two' AS number") == "two")
    #expect(connection.preparedStatements == 4)
  }

  @Test func `triggers run unless they are turned off`() throws {
    try connection.execute(
      """
      CREATE TRIGGER twice AFTER INSERT ON note WHEN NEW.id < 9 BEGIN
        INSERT INTO note(id) VALUES(NEW.id + 9);
      END
      """)
    let insert: SQL = "INSERT INTO note(id) VALUES(?)"
    try connection.run(insert, .integer(1))
    try connection.withoutTriggers { try connection.run(insert, .integer(2)) }
    #expect(connection.lastInsertedKey == 2)
    try connection.run(insert, .integer(3))

    let keys = try connection.rows("SELECT id FROM note ORDER BY id") { $0.integer(0) }
    #expect(keys == [1, 2, 3, 10, 12])
  }

  @Test func `a statement of its own is kept for the next use`() throws {
    let connection = try Connection.inMemory()
    func read(_ value: Int) throws -> (row: Int, statement: ObjectIdentifier) {
      try connection.withStatement("SELECT ?", [.integer(value)]) { statement in
        _ = try statement.step()
        return (statement.integer(0), ObjectIdentifier(statement))
      }
    }
    let (first, second) = (try read(1), try read(2))
    #expect(first.row == 1 && second.row == 2 && first.statement == second.statement)
    try connection.close()
  }

  @Test func `a statement within its own rows is another one`() throws {
    let connection = try Connection.inMemory()
    let sql: SQL = "VALUES (1), (2)"
    let rows = try connection.withStatement(sql, []) { outer in
      var rows: [[Int]] = []
      while try outer.step() {
        try connection.withStatement(sql, []) { inner in
          while try inner.step() { rows.append([outer.integer(0), inner.integer(0)]) }
        }
      }
      return rows
    }
    #expect(rows == [[1, 1], [1, 2], [2, 1], [2, 2]])
    try connection.close()
  }

  @Test func `only the statements that were used last are kept`() throws {
    let connection = try Connection.inMemory()
    for number in 0..<(2 * RecentStatements.most) {
      try connection.withStatement("SELECT \(number)", []) { _ = try $0.step() }
    }
    #expect(connection.recent.count == RecentStatements.most)
    #expect(throws: SQLiteError.self) {
      try connection.withStatement("SELECT 0", []) { _ in
        throw SQLiteError(code: 5, message: "busy")
      }
    }
    #expect(connection.recent.count == RecentStatements.most)
    try connection.close()
  }

  @Test func `a cached statement forgets its bindings`() throws {
    try connection.run("INSERT INTO note(id, text) VALUES(?, ?)", .integer(1), .text("x"))
    let statement = try connection.statement("INSERT INTO note(id, text) VALUES(?, ?)")
    try statement.bind(2, at: 1)
    try statement.run()

    #expect(try connection.text("SELECT text FROM note WHERE id = 2") == nil)
  }

  @Test func `an error has the extended code, the connection's words and the statement`() throws {
    try connection.run("INSERT INTO note(text) VALUES(?)", .text("x"))

    let error = #expect(throws: SQLiteError.self) {
      try connection.run("INSERT INTO note(text) VALUES(?)", .text("x"))
    }

    #expect(error?.code == 2067)
    #expect(error?.result == .constraint)
    #expect(error?.message == "UNIQUE constraint failed: note.text")
    #expect(error?.sql == "INSERT INTO note(text) VALUES(?)")
    #expect(connection.busyStatements == 0)
  }

  @Test func `an extended code matches itself alone, a primary one all of its kind`() throws {
    try connection.execute("CREATE TABLE word(text TEXT NOT NULL CHECK(text <> 'CHECK')) STRICT")
    let errors = ["'CHECK'", "NULL"].map { (value: SQL) in
      #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO word VALUES(\(value))") }
    }

    #expect(errors.map { $0.map { ResultCode.check ~= $0 } } == [true, false])
    #expect(errors.map { $0.map { ResultCode.constraint ~= $0 } } == [true, true])
    #expect(errors.map { $0.map { ResultCode.busy ~= $0 as any Error } } == [false, false])
  }

  @Test func `a failing transaction leaves no trace`() throws {
    struct Stop: Error {}

    #expect(throws: Stop.self) {
      try connection.transaction(.immediate) {
        try connection.run("INSERT INTO note(text) VALUES('x')")
        throw Stop()
      }
    }

    #expect(try connection.integer("SELECT count(*) FROM note") == 0)
    #expect(!connection.isInTransaction)
  }

  @Test func `a transaction returns what its body returns and is committed`() throws {
    let id = try connection.transaction(.immediate) {
      try connection.run("INSERT INTO note(id, text) VALUES(7, 'x')")
      return try connection.integer("SELECT id FROM note")
    }

    #expect(id == 7)
    #expect(!connection.isInTransaction)
    #expect(connection.changedRows == 1)
  }

  @Test func `closing finalises every statement and may be repeated`() throws {
    let statement = try connection.statement("SELECT 1 UNION SELECT 2")
    #expect(try statement.step())
    #expect(connection.busyStatements == 1)

    try connection.close()
    try connection.close()
  }

  @Test func `a closed connection ignores settings, and has nothing to read`() throws {
    try connection.run("INSERT INTO note(id) VALUES(7)")
    try connection.close()

    connection.setBusyTimeout(milliseconds: 1)
    connection.setCheckpointsOnClose(false)
    connection.withoutTriggers {}

    #expect(connection.changedRows == 0 && connection.lastInsertedKey == 0)
    #expect(connection.busyStatements == 0 && !connection.isInTransaction)
    let error = #expect(throws: SQLiteError.self) { try connection.header(byteCount: 16) }
    #expect(error?.code == 21)
  }

  @Test func `a statement may have the values of 500 terms`() throws {
    let marks = (0..<500).reduce("0" as SQL) { marks, _ in "\(marks), ?, ?" }
    let values = (1...1000).map { Value.integer($0) }

    let isThere = try connection.withStatement("SELECT 1000 IN (\(marks))", values) { statement in
      try statement.step() && statement.integer(0) == 1
    }

    #expect(isThere)
  }

  @Test func `the schema table cannot be written`() {
    #expect(throws: SQLiteError.self) {
      try connection.execute("PRAGMA writable_schema = ON; DELETE FROM sqlite_schema")
    }
  }

  @Test func `a missing file is not made unless asked for`() {
    let error = #expect(throws: SQLiteError.self) {
      try Connection(path: "/nowhere/at/all.db", mode: .readWrite)
    }
    #expect(error?.result == .cannotOpen)
  }

  @Test func `an interrupter ends a statement on another thread`() async throws {
    let interrupter = Interrupter()
    let endless = Task.detached {
      let connection = try Connection(path: ":memory:", mode: .create)
      try connection.run(until: interrupter) {
        try connection.run(
          """
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
          SELECT i FROM n WHERE i < 0
          """)
      }
    }

    interrupter.interrupt()

    let error = await #expect(throws: SQLiteError.self) { try await endless.value }
    #expect(error?.result == .interrupted)
  }

  @Test func `an interrupter affects only its own statement`() throws {
    let interrupter = Interrupter()
    let one = try connection.run(until: interrupter) { try connection.integer("SELECT 1") }

    interrupter.interrupt()

    #expect(one == 1)
    #expect(try connection.integer("SELECT 2") == 2)
    #expect(throws: SQLiteError.self) { try connection.run(until: interrupter) {} }
    #expect(connection.busyStatements == 0)
  }

  @Test func `an interrupted transaction is rolled back`() throws {
    let interrupter = Interrupter()
    let error = #expect(throws: SQLiteError.self) {
      try connection.run(until: interrupter) {
        try connection.transaction(.immediate) {
          try connection.run("INSERT INTO note(id) VALUES(1)")
          interrupter.interrupt()
          // SQLite rolls back by itself only if the interrupted statement writes.
          _ = try connection.integer("SELECT 1")
        }
      }
    }

    #expect(error?.result == .interrupted)
    #expect(!connection.isInTransaction)
    #expect(try connection.integer("SELECT count(*) FROM note") == 0)
  }

  @Test func `a pattern matches an error by its kind`() {
    func kind(_ code: Int32) -> String {
      do {
        throw SQLiteError(code: code, message: "")
      } catch ResultCode.busy {
        return "busy"
      } catch {
        return "other"
      }
    }
    #expect(kind(5) == "busy")
    #expect(kind(517) == "busy")
    #expect(kind(13) == "other")
  }
}
