import CivilCalendar
import Glibc
import Testing

@testable import TodoModel

@MainActor
struct TemporaryStoreTests {
  @Test func `a temporary store leaves no file and works on`() async throws {
    let store = try TodoStore.temporary()
    let folder = String(store.path.dropLast("/todos.db".utf8.count))
    #expect(access(folder, F_OK) != 0)

    let list = try await store.createList(name: "A")
    // More than a thousand pages, so that the log is copied into the nameless database and restarted.
    let name = String(repeating: "x", count: 4000)
    for number in 0..<400 { try await store.createItem(in: list.id, name: "\(number) \(name)") }

    #expect(try store.list(list.id)?.openCount == 400)
    #expect(try store.items(in: list.id).items(in: 0..<400).count == 400)
    try store.reader.check(path: store.path, thorough: true)
    await store.close()
  }

  @Test func `a closed store refuses to read and write`() async throws {
    let store = try TodoStore.temporary()
    await store.close()

    #expect(throws: StoreError.closed) { try store.lists() }
    await #expect(throws: StoreError.closed) { try await store.createList(name: "A") }
  }

  @Test func `the demonstration has lists, an empty one, and nothing to undo`() async throws {
    let store = try TodoStore.temporary()

    try await store.fillWithDemoData(today: .today)

    let lists = try store.lists()
    #expect(lists.count == 6)
    #expect(lists.reduce(0) { $0 + $1.totalCount } >= 40)
    #expect(lists.contains { $0.totalCount == 0 })
    #expect(!store.canUndo)
  }
}
