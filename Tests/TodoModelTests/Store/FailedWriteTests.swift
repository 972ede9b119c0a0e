import CivilCalendar
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

@MainActor
struct FailedWriteTests {
  @Test(arguments: [
    ("", "A list needs a name."), (" \n\t\u{7} ", "A list needs a name."),
    ("a\u{0}b", "A text can't contain the NUL character."),
    (String(repeating: "x", count: 4097), "This name is too long; the limit is 4096 bytes."),
  ])
  func `a name that cannot be kept is refused with a reason`(name: String, reason: String)
    async throws
  {
    let store = try TodoStore.temporary(clock: .drawn)
    let error = await #expect(throws: StoreError.self) { try await store.createList(name: name) }
    #expect(error?.description == reason)
    #expect(try store.lists().isEmpty)
    #expect(!store.canUndo)
  }

  @Test(arguments: [
    ("a\r\nb", "a  b"), ("\u{1b}[31mred\u{9b}", "[31mred"), ("  x  ", "x"), ("a\tb", "a b"),
    ("👨‍👩‍👧 ok", "👨‍👩‍👧 ok"), (String(repeating: "x", count: 4096), String(repeating: "x", count: 4096)),
  ])
  func `a name is put on one line without control characters`(name: String, kept: String)
    async throws
  {
    let store = try TodoStore.temporary(clock: .drawn)
    #expect(try await store.createList(name: name).name == kept)
  }

  @Test func `a write to a deleted row reports it and changes nothing`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A")
    let item = try await store.createItem(in: list.id, name: "x")
    try await store.deleteList(list.id)
    let entry = store.nextUndo
    let observer = RecordingObserver()
    let token = store.observe(observer)

    await #expect(throws: StoreError.listMissing) { try await store.updateList(list) }
    await #expect(throws: StoreError.listMissing) { try await store.deleteList(list.id) }
    await #expect(throws: StoreError.listMissing) {
      try await store.createItem(in: list.id, name: "y")
    }
    await #expect(throws: StoreError.itemMissing) {
      try await store.update([item.id], [.done(true)])
    }
    await #expect(throws: StoreError.itemMissing) { try await store.updateItem(item) }
    await #expect(throws: StoreError.itemMissing) { try await store.deleteItems([item.id]) }

    #expect(store.nextUndo == entry)
    #expect(observer.events.isEmpty)
    token.cancel()
  }

  @Test func `a write that changes nothing is not a step of undo`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A")
    let item = try await store.createItem(in: list.id, name: "x")
    let entry = store.nextUndo

    try await store.updateList(list)
    try await store.update([item.id], [.done(false)])
    #expect(try await store.updateItem(item) == item)

    #expect(store.nextUndo == entry)
  }

  @Test func `a failing transaction rolls everything back`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A")
    let before = try Snapshot(store)

    await #expect(throws: StoreError.self) {
      try await store.parts.gate.write { ledger in
        try ledger.begin(Deed(.edited, .items(2)))
        try ledger.save(TodoItem(list: list.id, name: "kept?", created: ledger.now))
        try ledger.save(TodoItem(list: list.id, name: "", created: ledger.now))
      }
    }

    #expect(try Snapshot(store) == before)
    #expect(store.nextUndo?.deed == Deed(.added, .list("A")))
    try await store.createItem(in: list.id, name: "works on")
    #expect(try store.list(list.id)?.totalCount == 1)
  }

  @Test func `a write opens the file again after two failures of the disk`() async throws {
    let folder = try TemporaryFolder()
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    try await store.createList(name: "A")
    let other = try Connection(path: store.path, mode: .readWrite)
    try other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    try other.close()
    let whole = bytes(of: store.path)

    // The disk fails during a write, and again when the next write opens the file.
    await #expect(throws: StoreError.diskFailed(message: "disk I/O error (10)")) {
      try await store.parts.gate.write { _ in
        throw SQLiteError(code: ResultCode.inputOutput.rawValue, message: "disk I/O error")
      }
    }
    var damaged = whole
    damaged[0] = 0
    write(damaged, to: store.path)
    await #expect(throws: StoreError.notADatabase(path: store.path)) {
      try await store.createList(name: "B")
    }
    await store.parts.gate.leaveFileAsItIs()
    write(whole, to: store.path)

    try await store.createList(name: "C")
    #expect(try store.lists().map(\.list.name) == ["A", "C"])
    #expect(try integrityProblems(of: store.connection) == [])
    await store.close()
  }

  @Test func `an edit keeps concurrent changes`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A")
    let original = try await store.createItem(in: list.id, name: "x")
    var renamed = original
    renamed.name = "y"
    try await store.update([original.id], [.done(true)])

    let stored = try await store.updateItem(renamed, editedFrom: original)

    #expect(stored.name == "y")
    #expect(stored.isDone)
  }

  @Test func `an edit of a list keeps concurrent changes`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let original = try await store.createList(name: "A", emoji: "🛒")
    var renamed = original
    renamed.name = "B"
    var decorated = original
    decorated.emoji = "💼"
    try await store.updateList(decorated)

    let stored = try await store.updateList(renamed, editedFrom: original)

    #expect(stored == (try store.list(original.id)?.list))
    #expect(stored.name == "B")
    #expect(stored.emoji == "💼")
    #expect(store.nextUndo?.deed == Deed(.renamed, .list("A"), .name("B")))
  }

  @Test func `no statement is left unfinished`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    try await store.add(.demonstration)
    for list in try store.lists() {
      let results = try store.items(in: list.id)
      for item in try results.items(in: 0..<3) { _ = try results.index(of: item.id) }
    }

    #expect(try store.connection.busyStatements == 0)
    #expect(try await store.parts.gate.write { $0.connection.busyStatements } == 0)
  }

  @Test func `invalid UTF-8 in the file does not crash the model`() async throws {
    let folder = try TemporaryFolder()
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let list = try await store.createList(name: "A")
    let connection = try Connection(path: store.path, mode: .readWrite)
    try connection.run(
      """
      INSERT INTO item(id, list, name, sort_name, due, created, modified)
      SELECT x'00112233445566778899aabbccddeeff', id, CAST(x'41ff42' AS TEXT), 'a', 5, 0, 0 FROM list
      """)
    try connection.close()

    #expect(try store.items(in: list.id).items(in: 0..<5).map(\.name) == ["A\u{fffd}B"])
    #expect(try store.list(list.id)?.openCount == 1)
    await store.close()
  }
}
