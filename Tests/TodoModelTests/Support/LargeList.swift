import CivilCalendar
import SQLiteKit
import TestSupport

@testable import TodoModel

/// A database with one list of very many items, written without the journal.
@MainActor
enum LargeList {
  static let id = Identifier<TodoList>(high: 1, low: 2)

  static func write(count: Int, to path: String) async throws {
    let store = try TodoStore.open(path: path, clock: .drawn)
    await store.close()
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.execute("PRAGMA synchronous = OFF; PRAGMA cache_size = -64000")
    try connection.transaction(.immediate) {
      try connection.write(TodoList(id: id, name: "Everything"))
      try connection.run(
        """
        WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)
        INSERT INTO item(id, list, name, sort_name, due, completed, created, modified)
        SELECT randomblob(16), (SELECT id FROM list), 'Item number ' || i, 'item number ' || i,
          CASE WHEN i % 3 = 0 THEN NULL ELSE 20000 + (i * 7919) % 800 END,
          CASE WHEN i % 4 = 0 THEN 1795228063123456 + i END, 1795228063000000, 1795228063000000
        FROM n
        """, .integer(count))
    }
    try connection.close()
  }
}
