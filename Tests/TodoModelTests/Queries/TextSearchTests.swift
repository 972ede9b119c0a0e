import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoLanguage
import TodoValues

@testable import TodoModel

/// Texts that a query finds, with and without the index of texts.
@MainActor
struct TextSearchTests {
  private let today = Day(daysSinceEpoch: 20_778)

  private func names(_ store: TodoStore, _ query: ItemQuery) async throws -> [String] {
    try await store.items(matching: query).map(\.name)
  }

  @Test func `a short text is found anywhere, through the index if it is rare`()
    async throws
  {
    let folder = try TemporaryFolder()
    try await LargeList.write(count: 6000, to: folder.path + "/large.db")
    let store = try TodoStore.open(path: folder.path + "/large.db", clock: .drawn)
    let notes = "A long way to the end: xq"
    try await store.createItems([
      NewItem("Xqzz", in: LargeList.id), NewItem("The buZZ", in: LargeList.id),
      NewItem("zz", in: LargeList.id), NewItem("By the way", in: LargeList.id, notes: notes),
      NewItem("牛乳", in: LargeList.id), NewItem("買う牛乳を", in: LargeList.id),
      NewItem("É", in: LargeList.id),
    ])
    let expected = [
      "zz": ["The buZZ", "Xqzz", "zz"], "ZZ": ["The buZZ", "Xqzz", "zz"],
      "xq": ["By the way", "Xqzz"], "牛乳": ["牛乳", "買う牛乳を"], "乳": ["牛乳", "買う牛乳を"], "é": ["É"],
      "q": ["By the way", "Xqzz"], "qq": [],
    ]
    func found(_ text: String) async throws -> [String] {
      try await names(
        store, ItemQuery(.everything, filter: .text(text, isPrefix: true), today: today))
    }
    for (text, names) in expected { #expect(try await found(text) == names, "\(text)") }

    try await store.upkeep.indexTexts()

    #expect(try !store.connection.hasUnindexedTexts())
    for (text, names) in expected { #expect(try await found(text) == names, "\(text)") }
    #expect(try await found("it").count == 1000)
    await store.close()
  }

  @Test(arguments: [
    "Ärztin", "ärztin", "ÄRZTIN anrufen", "notes:Ärztin", "notes:ärztin", "Ä", "rztin", "notes:TIN",
  ])
  func `notes are found in any case of their letters, with the index and without`(
    text: String
  ) async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A").id
    try await store.createItems([
      NewItem("Termin", in: list, notes: "Ärztin anrufen"),
      NewItem("Kuchen", in: list, notes: "Zucker kaufen"),
    ])
    let query = ItemQuery(.everything, filter: try Query(parsing: text), today: today)

    #expect(try await names(store, query) == ["Termin"])
    try await store.upkeep.indexTexts()
    #expect(try await names(store, query) == ["Termin"])
    await store.close()
  }

  @Test(.timeLimit(.minutes(20)))
  func `bringing texts into the index does not wait for another writer`()
    async throws
  {
    let folder = try TemporaryFolder()
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let list = try await store.createList(name: "A")
    try await store.createItem(in: list.id, name: "Milk")
    // If it waited for the lock, the test would exceed its time limit.
    try await store.parts.gate.write { $0.connection.setBusyTimeout(milliseconds: 3_600_000) }
    let lock = try LockedDatabase(path: folder.file("todos.db"))

    await #expect(throws: StoreError.busy) { try await store.upkeep.indexTexts() }

    try lock.release()
    try await store.upkeep.indexTexts()
    #expect(try !store.connection.hasUnindexedTexts())
    await store.close()
  }

  @Test func `a text that waits for the index is found in its newest form`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A").id
    func found(_ text: String) async throws -> [String] {
      try await names(
        store, ItemQuery(.everything, filter: .text(text, isPrefix: true), today: today))
    }
    // So many are indexed at once; the later ones wait.
    try await store.createItems((100..<300).map { NewItem("Item \($0)", in: list) })
    #expect(try !store.connection.hasUnindexedTexts())
    let bread = try await store.createItem(in: list, name: "Rye bread")
    let query = ItemQuery(.everything, filter: .text("item 277", isPrefix: true), today: today)
    let known = try #require(try await store.items(matching: query).first)
    try await store.update([known.id], [.set(\.name, "Oat milk")])
    #expect(try store.connection.hasUnindexedTexts())

    #expect(try await found("rye") == ["Rye bread"])
    #expect(try await found("ye") == ["Rye bread"])
    #expect(try await found("oat m") == ["Oat milk"])
    #expect(try await found("item 277") == [])
    #expect(try await found("item 278") == ["Item 278"])
    try await store.deleteItems([bread.id])
    #expect(try await found("rye") == [])
  }

  @Test func `a text is found before it is in the index, and after`() async throws {
    let folder = try TemporaryFolder()
    try await LargeList.write(count: 3000, to: folder.path + "/large.db")
    let store = try TodoStore.open(path: folder.path + "/large.db", clock: .drawn)
    let query = ItemQuery(.everything, filter: try Query(parsing: "\"number 277\""), today: today)
    let before = try await names(store, query)

    try await store.upkeep.indexTexts()

    #expect(try !store.connection.hasUnindexedTexts())
    #expect(before.count == 11)
    #expect(try await names(store, query) == before)
    let one = try #require(try store.results(for: query).item(at: 3))
    try await store.update([one.id], [.set(\.name, "Something else")])
    #expect(try await names(store, query).count == 10)
    try await store.undo()
    #expect(try await names(store, query) == before)
    await store.close()
    let connection = try Connection(path: folder.path + "/large.db", mode: .readWrite)
    // Compares the index with the texts, and fails where they differ.
    try connection.run("INSERT INTO item_text(item_text, rank) VALUES('integrity-check', 1)")
  }
}
