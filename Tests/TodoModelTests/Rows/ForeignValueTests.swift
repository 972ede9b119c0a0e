import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// Values as another program may leave them where the program calculates or goes from row to row:
/// the least and the greatest numbers, and rows that never end.
@MainActor
@Suite("A value of another program") struct ForeignValueTests {
  private struct Endless: Error {}

  private let folder: TemporaryFolder
  private let path: String
  private let store: TodoStore
  private let list: Identifier<TodoList>

  init() async throws {
    folder = try TemporaryFolder()
    path = folder.file("todos.db")
    store = try TodoStore.open(path: path, clock: .drawn)
    let list = try await store.createList(name: "Home").id
    try await store.createItems((0..<3).map { NewItem("Item \($0)", in: list) })
    self.list = list
  }

  /// Adds entries without changes to the journal.
  private func addEntries(_ ids: [Int], undone: Int = 0) throws {
    let foreign = try LawlessDatabase(path: path)
    for id in ids {
      try foreign.run(
        """
        INSERT INTO journal(id, at, instance, kind, label, undone)
        VALUES(\(id), 0, zeroblob(16), 'do', '', \(undone))
        """)
    }
  }

  private func entries() throws -> [Int] {
    try store.connection.rows("SELECT id FROM journal ORDER BY id") { $0.integer(0) }
  }

  /// The names of the items of an export; throws if it has far more than are stored.
  private func exportedNames() async throws -> [String] {
    try await store.exchange.read { snapshot in
      var names: [String] = []
      try snapshot.export { element in
        guard case .item(let item) = element else { return }
        names.append(item.item.name)
        if names.count > 2000 { throw Endless() }
      }
      return names
    }
  }

  @Test(arguments: [Int.min, .max])
  func `may be the number of the items of a list in the past`(number: Int) async throws {
    let item = try #require(try store.items(in: list).id(at: 0))
    try await store.deleteItems([item])
    try LawlessDatabase(path: path).run(
      "UPDATE list SET open_count = \(number), total_count = \(number)")

    let past = store.journal.past(at: try store.journal.end.entry)
    #expect(try await past.load() == .moved)
    for _ in 0..<2 {
      #expect(try await past.goBack() == .moved)
      let picture = try #require(past.picture)
      #expect(picture.openCount >= 0 && picture.totalCount >= 0)
    }
    await store.close()
  }

  @Test func `may be the number of the newest entry before which the past is read`()
    async throws
  {
    let wanted = try store.journal.end.entry
    try addEntries(Array(wanted + 1...wanted + 300) + [Int.max])

    let past = store.journal.past(at: wanted)

    #expect(try await past.load() == .moved)
    #expect(past.picture?.items.count == 3)
    await store.close()
  }

  @Test func `may be the number of an entry that can be redone`() async throws {
    try addEntries([Int.min], undone: 1)

    try await store.upkeep.forgetChanges(keeping: 1)

    #expect(try entries() == [Int.min, 1, 2])
    await store.close()
  }

  @Test func `may be the number of an entry that is forgotten`() async throws {
    try addEntries([Int.min, Int.min + 1, Int.max - 2, Int.max - 1, Int.max])

    try await store.upkeep.forgetChanges(keeping: 1)

    #expect(try entries() == [Int.max])
    #expect(try store.items(in: list).count == 3)
    await store.close()
  }

  @Test func `may be the number of an entry behind a place`() async throws {
    try addEntries([Int.max])
    func leftOut(after entry: Int, atMost limit: Int) throws -> Int {
      let place = JournalPlace(entry: entry, at: nil)
      let read = try store.journal.read(after: place, atMost: limit) { _ in true }
      return try #require(read).leftOut
    }

    #expect(try leftOut(after: 0, atMost: 9) == 0)
    #expect(try leftOut(after: 0, atMost: 1) == Int.max - 1)
    #expect(try leftOut(after: Int.min, atMost: 1) == Int.max)
    #expect(try leftOut(after: Int.max - 1, atMost: 0) == 1)
    await store.close()
  }

  @Test(arguments: [Int.min, Int.max - 4095])
  func `may be the number of a text that an import has kept`(part: Int) async throws {
    let kept = KeptText(format: "org", text: "kept")
    try LawlessDatabase(path: path).run(
      "INSERT INTO import_remainder VALUES(1, \(part), '\(KeptValue.text(kept).json)')")

    #expect(try await store.exported().contains(.text(kept)))
    await store.close()
  }

  @Test(arguments: [Int.min, Int.max - 1000])
  func `may be the position of more siblings than an export reads at once`(
    first: Int
  ) async throws {
    try await store.createItems((3..<600).map { NewItem("Item \($0)", in: list) })
    try LawlessDatabase(path: path).run("UPDATE item SET position = \(first) + pk")

    let names = try store.connection.rows("SELECT name FROM item ORDER BY pk") { $0.text(0) }
    #expect(try await exportedNames() == names)
    await store.close()
  }

  @Test func `may put an item above itself, which an export has once`() async throws {
    let foreign = try LawlessDatabase(path: path)
    let id = LawlessDatabase.Column(table: "item", name: "id")
    let first = "(SELECT CAST(id AS BLOB) FROM item ORDER BY pk LIMIT 1)"
    try foreign.run("UPDATE item SET child_count = 1 WHERE pk < 3")
    try foreign.run("UPDATE item SET parent = \(first) WHERE pk = 2")
    // To SQLite, a text and a blob with the same bytes are two identities.
    try foreign.put("CAST(id AS TEXT)", into: id, ofRow: 0)
    try foreign.put(first, into: id, ofRow: 1)

    #expect(try await exportedNames() == ["Item 0", "Item 1", "Item 2"])
    await store.close()
  }
}
