import SQLiteKit

@testable import TodoModel

/// A file as version 1 of the schema and the program of that time wrote it.
struct VersionOneFile {
  static let groceries = Identifier<TodoList>(high: 1, low: 1)
  static let work = Identifier<TodoList>(high: 1, low: 2)
  static let milk = Identifier<TodoItem>(high: 2, low: 1)
  static let bread = Identifier<TodoItem>(high: 2, low: 2)
  static let report = Identifier<TodoItem>(high: 2, low: 3)
  static let gone = Identifier<TodoItem>(high: 2, low: 4)

  let connection: Connection
  private var entry = 0

  /// Writes lists, items, and deleted, undone and abandoned changes.
  static func write(to path: String) throws {
    var file = VersionOneFile(connection: try Connection(path: path, mode: .create))
    try file.connection.execute("PRAGMA application_id = \(Schema.applicationID)")
    _ = try file.connection.text("PRAGMA journal_mode = WAL")
    _ = try Schema.migrator.upTo(1).migrate(file.connection)
    try file.writeHistory()
    try file.connection.close()
  }

  private mutating func writeHistory() throws {
    try begin("seed", "Added the demonstration")
    try saveList(Self.work, "Work")
    try begin("do", "Added list “Groceries”")
    try saveList(Self.groceries, "Groceries")
    try begin("do", "Added “Milk”")
    try saveItem(Self.milk, Self.groceries, "Milk")
    try begin("do", "Added “Bread”")
    try saveItem(Self.bread, Self.groceries, "Bread", due: 20_000)
    try begin("do", "Imported todos.json")
    try saveItem(Self.report, Self.work, "Report", extra: #"{"season":"autumn"}"#)
    try saveItem(Self.gone, Self.work, "Gone")
    try connection.run("INSERT INTO import_remainder VALUES(?, 0, '{}')", .integer(entry))
    try begin("do", "Renamed “Milk” to “Oat milk”")
    try saveItem(Self.milk, Self.groceries, "Oat milk")
    try begin("do", "Completed “Bread”")
    try saveItem(Self.bread, Self.groceries, "Bread", due: 20_000, completed: 5)
    try begin("do", "Deleted “Gone”")
    try change("item", Self.gone) { [connection] in
      try connection.run("UPDATE item SET deleted = 1 WHERE name = 'Gone'")
    }
    try begin("do", "Renamed list “Work” to “Job”")
    try saveList(Self.work, "Job")
    try undo(entry)
    try connection.run("UPDATE journal SET undone = 2 WHERE undone = 1")
    try begin("do", "Set “Oat milk” due")
    try saveItem(Self.milk, Self.groceries, "Oat milk", due: 20_001)
    let due = entry
    try begin("do", "Renamed “Oat milk” to “Almond milk”")
    try saveItem(Self.milk, Self.groceries, "Almond milk", due: 20_001)
    try undo(entry)
    try undo(due)
  }

  private mutating func begin(_ kind: String, _ label: String, target: Int? = nil) throws {
    try connection.run(
      "INSERT INTO journal(at, instance, kind, target, label) VALUES(1, zeroblob(16), ?, ?, ?)",
      .text(kind), .integer(target), .text(label))
    entry = try connection.integer("SELECT last_insert_rowid()") ?? 0
  }

  private mutating func undo(_ target: Int) throws {
    try begin("undo", "Undone", target: target)
    try connection.run("UPDATE journal SET undone = 1 WHERE id = ?", .integer(target))
    try connection.run(
      """
      UPDATE item SET name = before ->> 'name', sort_name = lower(before ->> 'name'),
        due = before ->> 'due', completed = before ->> 'completed'
      FROM journal_change c WHERE c.entry = ? AND c.row = item.id
      """, .integer(target))
    try connection.run(
      """
      UPDATE list SET name = before ->> 'name', sort_name = lower(before ->> 'name')
      FROM journal_change c WHERE c.entry = ? AND c.row = list.id
      """, .integer(target))
  }

  private mutating func saveList(_ id: Identifier<TodoList>, _ name: String) throws {
    try change("list", id) { [connection] in
      try connection.run(
        """
        INSERT INTO list(id, name, sort_name, emoji, position) VALUES(?, ?, ?, '', 1)
        ON CONFLICT(id) DO UPDATE SET name = excluded.name, sort_name = excluded.sort_name
        """, .blob(id.bytes), .text(name), .text(name.lowercased()))
    }
  }

  private mutating func saveItem(
    _ id: Identifier<TodoItem>, _ list: Identifier<TodoList>, _ name: String, due: Int? = nil,
    completed: Int? = nil, extra: String? = nil
  ) throws {
    try change("item", id) { [connection] in
      try connection.run(
        """
        INSERT INTO item(id, list, name, sort_name, due, completed, created, modified, extra)
        VALUES(?, ?, ?, ?, ?, ?, 1, 1, ?)
        ON CONFLICT(id) DO UPDATE SET name = excluded.name, sort_name = excluded.sort_name,
          due = excluded.due, completed = excluded.completed
        """, .blob(id.bytes), .blob(list.bytes), .text(name), .text(name.lowercased()),
        .integer(due), .integer(completed), .text(extra))
    }
  }

  private mutating func change<Subject>(
    _ kind: String, _ row: Identifier<Subject>, _ body: () throws -> Void
  ) throws {
    let before = try image(kind, row)
    try body()
    try connection.run(
      """
      INSERT INTO journal_change(entry, seq, kind, row, before, after)
      SELECT ?1, 1 + (SELECT count(*) FROM journal_change WHERE entry = ?1), ?2, ?3, ?4, ?5
      """, .integer(entry), .text(kind), .blob(row.bytes), .text(before),
      .text(try image(kind, row)))
  }

  private func image<Subject>(_ kind: String, _ row: Identifier<Subject>) throws -> String? {
    let statement = try connection.statement(
      kind == "list"
        ? """
        SELECT json_object('name', name, 'emoji', emoji, 'position', position, 'extra', extra)
        FROM list WHERE id = ? AND deleted = 0
        """
        : """
        SELECT json_object('list', hex(list), 'name', name, 'due', due, 'completed', completed,
          'created', created, 'modified', modified, 'extra', extra)
        FROM item WHERE id = ? AND deleted = 0
        """)
    try statement.bind(row, at: 1)
    defer { statement.reset() }
    return try statement.step() ? statement.text(0) : nil
  }
}

extension Identifier {
  fileprivate var bytes: [UInt8] {
    [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) } }
  }
}
