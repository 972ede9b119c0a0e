/// The statements that were prepared last for one use each, in case they are used again. A screen
/// asks the same few questions after each change, while a search asks another one at each letter.
struct RecentStatements {
  /// The most statements that are kept.
  static let most = 12

  private var statements: [(sql: SQL, statement: Statement)] = []

  /// The number of statements that are kept.
  var count: Int { statements.count }

  /// Takes out the statement for some SQL; `nil` if there is none. While it is in use, no one else
  /// gets it.
  mutating func take(_ sql: SQL) -> Statement? {
    statements.firstIndex { $0.sql == sql }.map { statements.remove(at: $0).statement }
  }

  /// Keeps a statement, reset and without bindings. The one that was used longest ago makes room.
  mutating func keep(_ statement: Statement, for sql: SQL) {
    statement.clear()
    if statements.count == Self.most { statements.removeFirst().statement.finalize() }
    statements.append((sql, statement))
  }

  /// Finalizes all statements.
  mutating func removeAll() {
    for (_, statement) in statements { statement.finalize() }
    statements = []
  }
}
