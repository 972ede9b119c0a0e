import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// A file that may not grow beyond a size.
@MainActor
@Suite("A file with a quota") struct QuotaTests {
  private static let quota = 1 << 20

  @Test(.floor(.full))
  func `is reported as full, keeps its content, and forgets old changes first`()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.file("todos.db")
    let store = try TodoStore.open(path: path, quota: Self.quota, clock: .drawn)
    let list = try await store.createList(name: "Home").id
    let item = try await store.createItem(in: list, name: "Milk")
    // A text that is overwritten again and again fills only the journal.
    for number in 0..<60 {
      let notes = String(repeating: "\(number % 10)", count: 60_000)
      try await store.update([item.id], [.set(\.notes, notes)])
    }
    #expect(try store.item(item.id)?.notes.first == "9")
    #expect(store.upkeep.hasForgottenChanges && store.canUndo)

    var added = 0
    let full = await #expect(throws: StoreError.self) {
      while added < 5000 {
        let names = (0..<20).map { NewItem("Item \(added + $0)", in: list) }
        try await store.createItems(names)
        added += 20
      }
    }
    #expect(full == .quotaReached(bytes: Self.quota))
    #expect(full.map { "\($0)" }?.contains("have reached their limit of 1 MB") == true)
    #expect(try store.items(in: list).count == added + 1)
    #expect(DatabaseFile.size(of: path) <= Self.quota)
    // The full file can still be opened as usual.
    await store.close()
    let again = try TodoStore.open(path: path, quota: Self.quota, clock: .drawn)
    #expect(try again.items(in: list).count == added + 1)
    #expect(try integrityProblems(of: again.connection) == [])
    await again.close()
    Thorough.report("D8", "1 MB full after \(added) items: told, 0 lost")
  }

  @Test func `forgets no change for the preview of an import`() async throws {
    let folder = try TemporaryFolder()
    let store = try TodoStore.open(
      path: folder.file("todos.db"), quota: Self.quota, clock: .drawn)
    let list = try await store.createList(name: "Home").id
    for number in 0..<20 { try await store.createItem(in: list, name: "Item \(number)") }
    let extra = #"{"x":"\#(String(repeating: "x", count: 60_000))"}"#
    let elements =
      [ExchangeFixture.list()] + (0..<40).map { ExchangeFixture.item("New \($0)", extra: extra) }
    let name = String(repeating: "x", count: 4000)
    let items = (0..<500).map {
      #"{"identifier":{"rawValue":"i\#($0)"},"name":"\#(name)","creation":0}"#
    }
    let file = folder.file("todos.json")
    let document = MVCTodoFixture.document(items: "[\(items.joined(separator: ","))]")
    write(Array(document.utf8), to: file)

    await #expect(throws: StoreError.quotaReached(bytes: Self.quota)) {
      try await store.take(elements, isRehearsal: true)
    }
    await #expect(throws: StoreError.quotaReached(bytes: Self.quota)) {
      try await store.exchange.importMVCTodo(MVCTodoFile(path: file), isRehearsal: true)
    }

    #expect(try store.connection.integer("SELECT count(*) FROM journal") == 21)
    #expect(!store.upkeep.hasForgottenChanges && store.canUndo)
    #expect(try store.items(in: list).count == 20)
    await store.close()
  }
}
