import Testing

@testable import SQLiteKit

struct ValueOrderTests {
  @Test func `values of all kinds are in the order in which SQLite sorts them`() throws {
    let values: [Value] = [
      .blob([]), .text("é"), .integer(2), .null, .text(""), .real(1.5), .blob([0, 255]),
      .integer(-3), .text("e\u{301}"), .real(-3.5), .text("Z"), .text("a"), .blob([1]),
      .integer(Int.max), .integer(Int.min),
    ]
    let connection = try Connection(path: ":memory:", mode: .create)
    try connection.execute("CREATE TABLE t(value)")
    for value in values { try connection.run("INSERT INTO t VALUES (?)", value) }

    var sorted: [Value] = []
    try connection.withStatement("SELECT value FROM t ORDER BY value", []) { statement in
      while try statement.step() { sorted.append(statement.value(0)) }
    }
    // Compared by their bytes, as two of the texts are equal to Swift.
    func bytes(_ values: [Value]) -> [[UInt8]] { values.map { Array("\($0)".utf8) } }
    #expect(bytes(sorted) == bytes(values.sorted { $0.precedes($1) }))
    try connection.close()
  }
}
