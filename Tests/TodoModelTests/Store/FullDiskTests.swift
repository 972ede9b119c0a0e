import CivilCalendar
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// Every kind of write while the disk is full. The file cannot grow, and none of its pages is free.
@MainActor
struct FullDiskTests {
  /// A write, and the preparation before the disk is full.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let prepare: @MainActor @Sendable (Fixture) async throws -> Void
    let write: @MainActor @Sendable (Fixture) async throws -> Void

    init(
      _ name: String, after prepare: @escaping @MainActor @Sendable (Fixture) async throws -> Void,
      _ write: @escaping @MainActor @Sendable (Fixture) async throws -> Void
    ) {
      testDescription = name
      self.prepare = prepare
      self.write = write
    }

    init(_ name: String, _ write: @escaping @MainActor @Sendable (Fixture) async throws -> Void) {
      self.init(name, after: { _ in }, write)
    }
  }

  /// A store with a list and an item whose names are so long that every change of them takes pages.
  @MainActor
  struct Fixture {
    static let long = String(repeating: "x", count: 4096)

    let folder: TemporaryFolder
    let store: TodoStore
    let list: TodoList
    let item: TodoItem

    init() async throws {
      folder = try TemporaryFolder()
      store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
      var list = try await store.createList(name: Self.long)
      var item = try await store.createItem(in: list.id, name: Self.long)
      // A deletion frees pages of the indexes; its journal entry must need more than those.
      list.extra = #"{"x":"\#(Self.long)\#(Self.long)\#(Self.long)"}"#
      item.extra = list.extra
      self.list = try await store.updateList(list)
      self.item = try await store.updateItem(item)
    }

    func rename(to name: String) async throws {
      var renamed = item
      renamed.name = name
      try await store.updateItem(renamed)
    }

    /// Fills every page of the file and forbids the store to add one.
    func fillDisk() async throws {
      let filler = try Connection(path: store.path, mode: .readWrite)
      let pages = try filler.integer("PRAGMA page_count") ?? 0
      _ = try filler.integer("PRAGMA max_page_count = \(pages)")
      #expect(throws: SQLiteError.self) {
        while true {
          try filler.run(
            """
            INSERT INTO import_remainder
            SELECT 1, ifnull(max(part), 0) + 1, hex(zeroblob(2000)) FROM import_remainder
            """)
        }
      }
      try filler.close()
      try await limit(pages: pages)
    }

    func limit(pages: Int) async throws {
      _ = try await store.parts.gate.write {
        try $0.connection.integer("PRAGMA max_page_count = \(pages)")
      }
    }
  }

  nonisolated static let cases = [
    Case("createList") { _ = try await $0.store.createList(name: Fixture.long) },
    Case("updateList") {
      var list = $0.list
      list.emoji = "🛒"
      try await $0.store.updateList(list)
    },
    Case("deleteList") { try await $0.store.deleteList($0.list.id) },
    Case("createItem") { try await $0.store.createItem(in: $0.list.id, name: Fixture.long) },
    Case("updateItem") {
      var item = $0.item
      item.notes = String(repeating: Fixture.long, count: 4)
      try await $0.store.updateItem(item)
    },
    Case("complete") { try await $0.store.update([$0.item.id], [.done(true)]) },
    Case("deleteItem") { try await $0.store.deleteItems([$0.item.id]) },
    Case("undo", after: { try await $0.rename(to: "short") }) { _ = try await $0.store.undo() },
    Case(
      "redo",
      after: {
        try await $0.rename(to: "short")
        try await $0.rename(to: Fixture.long)
        try await $0.store.undo()
      }
    ) { _ = try await $0.store.redo() },
    Case("importMVCTodo") { fixture in
      let items = (0..<200).map {
        #"{"identifier":{"rawValue":"i\#($0)"},"name":"n\#($0)","creation":0}"#
      }
      let file = fixture.folder.file("todos.json")
      TodoModelTests.write(
        Array(MVCTodoFixture.document(items: "[\(items.joined(separator: ","))]").utf8), to: file)
      _ = try await fixture.store.exchange.importMVCTodo(MVCTodoFile(path: file))
    },
    Case("fillWithDemoData") { try await $0.store.add(.demonstration) },
  ]

  @Test(arguments: cases)
  func `a write that does not fit changes nothing and fits later`(_ test: Case) async throws {
    let fixture = try await Fixture()
    let store = fixture.store
    try await test.prepare(fixture)
    try await fixture.fillDisk()
    let before = try Snapshot(store)
    let entry = try store.connection.newestEntry()
    let observer = RecordingObserver()
    let token = store.observe(observer)

    await #expect(throws: StoreError.diskFull) { try await test.write(fixture) }
    #expect(try Snapshot(store) == before)
    #expect(try store.connection.newestEntry() == entry)
    let heard = observer.events.contains { if case .writing = $0 { false } else { true } }
    #expect(!heard)

    try await fixture.limit(pages: 1_000_000)
    try await test.write(fixture)
    #expect(try Snapshot(store) != before)
    #expect(try store.connection.newestEntry() == entry + 1)
    #expect(try store.connection.text("PRAGMA quick_check") == "ok")
    token.cancel()
    await store.close()
  }
}
