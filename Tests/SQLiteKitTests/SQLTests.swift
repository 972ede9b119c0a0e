import SQLiteKit
import Testing

struct SQLTests {
  @Test func `a literal may contain other SQL and numbers`() {
    let columns: SQL = "a, b"
    let statement: SQL = "SELECT \(columns) FROM t LIMIT \(3)"
    #expect(statement.text == "SELECT a, b FROM t LIMIT 3")
  }
}
