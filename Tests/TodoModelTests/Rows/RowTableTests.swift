import CivilCalendar
import Foundation
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// A row with more fields than any other, in a table of its own.
private struct Gadget: StoredRow {
  static let kind = RowKind.item
  static let table = RowTable<Gadget>(
    "gadget",
    fields: (0..<30).map { index in
      Field(SQL("field\(index)"), \.[index], .optional(.text(atMost: 100)))
    })

  let id: Identifier<Gadget>
  private var values: [String?]

  init(blank id: Identifier<Gadget>) {
    self.id = id
    values = Array(repeating: nil, count: 30)
  }

  subscript(index: Int) -> String? {
    get { values[index] }
    set { values[index] = newValue }
  }
}

/// A database with our schema and the gadgets.
private func gadgetDatabase() throws -> Connection {
  let connection = try Connection(path: ":memory:", mode: .create)
  _ = try Schema.migrator.migrate(connection)
  let columns = SQL.joined(Gadget.table.fields.map { "\($0.column) TEXT" })
  try connection.run("CREATE TABLE gadget(id BLOB UNIQUE, \(columns), deleted INTEGER DEFAULT 0)")
  return connection
}

/// Stores a gadget in a journal entry of its own. Returns the entry's identifier.
private func save(_ gadget: Gadget, in connection: Connection) throws -> Int {
  let ledger = Ledger(connection: connection, author: .outside, clock: .drawn)
  try ledger.begin(Deed(.edited, .item("A gadget")))
  try ledger.save(gadget)
  return ledger.openEntry
}

/// The change that an entry recorded.
private func change(
  of gadget: Gadget, by entry: Int, in connection: Connection
) throws -> Change<Gadget> {
  let table = Gadget.table
  let statement = try connection.statement(
    """
    SELECT \(table.imageColumns("before")), \(table.imageColumns("after"))
    FROM journal_change WHERE entry = ?
    """)
  try statement.bind(entry, at: 1)
  defer { statement.reset() }
  #expect(try statement.step())
  return Change(
    before: statement.image(over: gadget, at: 0),
    after: statement.image(over: gadget, at: table.fields.count))
}

@Suite struct RowTableTests {
  @Test(arguments: 0..<30)
  func `a change of any field is recorded alone and undone`(index: Int) throws {
    let connection = try gadgetDatabase()
    var gadget = Gadget(blank: Identifier())
    for field in 0..<30 where field != index { gadget[field] = "first" }
    _ = try save(gadget, in: connection)
    let original = gadget
    gadget[index] = "second"
    let entry = try save(gadget, in: connection)
    gadget[(index + 1) % 30] = "later"
    _ = try save(gadget, in: connection)

    let change = try change(of: gadget, by: entry, in: connection)
    #expect(Gadget.table.changed(change.before ?? gadget, change.after ?? gadget).count == 1)
    try Change(before: change.after, after: change.before).apply(to: gadget.id, on: connection)

    let row: (model: Gadget, isLive: Bool) = try #require(try connection.row(gadget.id))
    #expect(row.model[index] == original[index])
    #expect(row.model[(index + 1) % 30] == "later")
  }

  @Test func `every property of an item and of a list is a field`() {
    let item = TodoItem(blank: Identifier())
    let list = TodoList(blank: Identifier())

    let counts: Set = ["subtaskCount", "openSubtaskCount", "isBlocked"]
    #expect(properties(of: item).subtracting(counts) == keys(of: TodoItem.table))
    #expect(
      Set(properties(of: list).map { $0 == "order" ? "position" : $0 }) == keys(of: TodoList.table))
  }

  @Test func `a change of any column is a new revision of the file`() throws {
    let connection = try gadgetDatabase()

    #expect(try watched("revision_item_updated", in: connection) == columns(of: TodoItem.table))
    #expect(try watched("revision_list_updated", in: connection) == columns(of: TodoList.table))
  }

  private func properties<Row: StoredRow>(of row: Row) -> Set<String> {
    Set(Mirror(reflecting: row).children.compactMap(\.label)).subtracting(["id"])
  }

  private func keys<Row: StoredRow>(of table: RowTable<Row>) -> Set<String> {
    Set(table.fields.map(\.key.text))
  }

  private func columns<Row: StoredRow>(of table: RowTable<Row>) -> Set<String> {
    names(in: table.watchedColumns.text)
  }

  private func names(in list: String) -> Set<String> {
    Set(list.split(whereSeparator: { ", \n".contains($0) }).map(String.init))
  }

  private func watched(_ trigger: String, in connection: Connection) throws -> Set<String> {
    let statement = try connection.statement("SELECT sql FROM sqlite_schema WHERE name = ?")
    try statement.bind(trigger, at: 1)
    defer { statement.reset() }
    #expect(try statement.step())
    let text = statement.text(0)
    let start = try #require(text.range(of: "UPDATE OF "))
    let end = try #require(text.range(of: #"\sON "#, options: .regularExpression))
    return names(in: String(text[start.upperBound..<end.lowerBound]))
  }
}
