import TestSupport
import Testing

@testable import TodoModel

/// A file that may not grow beyond a size.
@MainActor
@Suite("A file with a quota") struct QuotaTests {
  private static let quota = 1 << 20

  @Test func `is reported as full, keeps its content, and forgets old changes first`()
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
}
