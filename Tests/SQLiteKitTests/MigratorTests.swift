import SQLiteKit
import Testing

struct MigratorTests {
  private let first: SQL = "CREATE TABLE a(x)"
  private let second: SQL = "CREATE TABLE b(x); INSERT INTO b VALUES(1)"

  @Test func `each step runs once and in order`() throws {
    let connection = try Connection(path: ":memory:", mode: .create)

    #expect(try Migrator(steps: [first]).migrate(connection))
    #expect(try Migrator(steps: [first, second]).migrate(connection))
    #expect(try Migrator(steps: [first, second]).migrate(connection))

    #expect(try connection.integer("PRAGMA user_version") == 2)
    #expect(try connection.integer("SELECT count(*) FROM b") == 1)
  }

  @Test func `a failing step leaves the version before it`() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    let broken: SQL = "CREATE TABLE c(x); CREATE TABLE a(x)"
    #expect(try Migrator(steps: [first]).migrate(connection))

    #expect(throws: SQLiteError.self) { try Migrator(steps: [first, broken]).migrate(connection) }

    #expect(try connection.integer("PRAGMA user_version") == 1)
    #expect(try connection.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'c'") == 0)
  }

  @Test func `a failing step rolls back the earlier ones`() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    let broken: SQL = "CREATE TABLE c(x); CREATE TABLE a(x)"

    #expect(throws: SQLiteError.self) { try Migrator(steps: [first, broken]).migrate(connection) }

    #expect(try connection.integer("PRAGMA user_version") == 0)
    #expect(try connection.integer("SELECT count(*) FROM sqlite_schema") == 0)
  }

  @Test func `a newer database is left alone`() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    try connection.execute("PRAGMA user_version = 9")

    #expect(try !Migrator(steps: [first]).migrate(connection))
    #expect(try connection.integer("SELECT count(*) FROM sqlite_schema") == 0)
  }
}
