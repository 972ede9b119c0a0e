import CivilCalendar
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

@MainActor
struct TodoStoreEventTests {
  @Test func `an observer is notified of a write before its caller continues`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let observer = RecordingObserver()
    let token = store.observe(observer)

    let list = try await store.createList(name: "A")
    let item = try await store.createItem(in: list.id, name: "x")
    try await store.update([item.id], [.done(true)])

    #expect(
      observer.changeSets.map { $0.entry?.deed } == [
        Deed(.added, .list("A")), Deed(.added, .item("x")), Deed(.completed, .item("x")),
      ])
    #expect(observer.changeSets[0].lists == [Change(before: nil, after: list)])
    #expect(observer.changeSets[1].items == [Change(before: nil, after: item)])
    #expect(observer.changeSets[2].items.first?.before == item)
    #expect(observer.changeSets[2].items.first?.after == (try store.item(item.id)))
    #expect(observer.changeSets.allSatisfy { $0.origin == .own })
    token.cancel()
  }

  @Test func `an undo is reported as the inverse change`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A")
    let observer = RecordingObserver()
    let token = store.observe(observer)

    let entry = try await store.undo()

    #expect(entry?.kind == .undo)
    #expect(observer.changeSets.first?.lists == [Change(before: list, after: nil)])
    #expect(observer.changeSets.first?.entry == entry)
    token.cancel()
  }

  @Test func `a released observer or token is not notified`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    var observer: RecordingObserver? = RecordingObserver()
    weak let released = observer
    let token = observer.map(store.observe)
    let other = RecordingObserver()
    var otherToken: ObservationToken? = store.observe(other)
    #expect(otherToken != nil)

    observer = nil
    otherToken = nil
    try await store.createList(name: "A")

    #expect(released == nil)
    #expect(other.events.isEmpty)
    token?.cancel()
  }

  @Test func `a change by another store is reported once and shown`() async throws {
    let folder = try TemporaryFolder()
    let mine = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let theirs = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let list = try await mine.createList(name: "A")
    mine.startWatching(by: ManualTimers().start)
    theirs.startWatching(by: ManualTimers().start)
    let results = try mine.items(in: list.id)
    let observer = RecordingObserver()
    let token = mine.observe(observer)

    for number in 0..<20 { try await theirs.createItem(in: list.id, name: "item \(number)") }
    await observer.event { event in
      if case .changed(let changes) = event {
        changes.items.first?.after?.name == "item 19"
      } else {
        false
      }
    }
    try await mine.createItem(in: list.id, name: "last")

    #expect(observer.changeSets.count == 21)
    #expect(observer.changeSets.dropLast().allSatisfy { $0.origin == .other })
    #expect(observer.changeSets.last?.origin == .own)
    #expect(results.count == 21)
    #expect(mine.nextUndo?.deed == Deed(.added, .item("last")))
    token.cancel()
    await mine.close()
    await theirs.close()
  }

  @Test func `one store can undo another store's change`() async throws {
    let folder = try TemporaryFolder()
    let mine = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let theirs = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    try await mine.createList(name: "A")

    let entry = try await theirs.undo()

    #expect(entry?.deed == Deed(.added, .list("A")))
    #expect(try theirs.lists().isEmpty)
    await mine.close()
    await theirs.close()
  }

  @Test func `an entry of very many changes requests a reload`() async throws {
    let folder = try TemporaryFolder()
    let store = try TodoStore.temporary(clock: .drawn)
    let observer = RecordingObserver()
    let token = store.observe(observer)
    let items = (0..<3000).map {
      #"{"identifier":{"rawValue":"i\#($0)"},"name":"n\#($0)","creation":0}"#
    }
    let file = folder.file("todos.json")
    write(
      Array(
        MVCTodoFixture.document(
          lists: "[]", items: "[\(items.joined(separator: ","))]", associations: "[]"
        ).utf8), to: file)
    let results = try store.items(in: MVCTodoImport.unfiled)

    _ = try await store.exchange.importMVCTodo(MVCTodoFile(path: file))

    #expect(observer.events.contains(.reloaded))
    #expect(observer.changeSets.isEmpty)
    #expect(results.count == 3000)
    token.cancel()
  }

  @Test func `a write that waits for a lock is announced as slow and then as done`() async throws {
    let folder = try TemporaryFolder()
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let observer = RecordingObserver()
    let token = store.observe(observer)
    let timers = ManualTimers()
    store.startWatching(by: timers.start)
    // Under load it may take a long time until the lock is released.
    try await store.parts.gate.write { $0.connection.setBusyTimeout(milliseconds: 600_000) }
    let lock = try LockedDatabase(path: store.path)

    async let list = store.createList(name: "A")
    #expect(try await eventually { timers.running.contains(WriteGate.slowWrite) })
    #expect(observer.events.isEmpty)
    timers.pass()
    #expect(observer.events == [.writing(isSlow: true)])
    #expect(try store.lists().isEmpty)
    try lock.release()
    _ = try await list

    #expect(observer.events.last == .writing(isSlow: false))
    #expect(observer.changeSets.count == 1)
    token.cancel()
    await store.close()
  }

  @Test func `a change without a journal entry requests a reload`() async throws {
    let folder = try TemporaryFolder()
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let list = try await store.createList(name: "A")
    try await store.createItem(in: list.id, name: "x")
    let results = try store.items(in: list.id)
    let timers = ManualTimers()
    store.startWatching(by: timers.start)
    let observer = RecordingObserver()
    let token = store.observe(observer)
    let stranger = try Connection(path: store.path, mode: .readWrite)

    try stranger.run("UPDATE item SET deleted = 1")
    // The log is written to before the commit is visible.
    while !observer.events.contains(.reloaded) {
      await Task.yield()
      timers.pass()
    }

    #expect(results.count == 0)
    #expect(try results.items(in: 0..<5).isEmpty)
    token.cancel()
    try stranger.close()
    await store.close()
  }

  @Test func `own writes never request a reload, also when the log restarts`() async throws {
    let folder = try TemporaryFolder()
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    store.startWatching(by: ManualTimers().start)
    let observer = RecordingObserver()
    let token = store.observe(observer)
    let list = try await store.createList(name: "A")
    let name = String(repeating: "x", count: 4000)

    for _ in 0..<300 { try await store.createItem(in: list.id, name: name) }

    #expect(observer.changeSets.count == 301)
    let readsAgain = observer.events.contains(.reloaded)
    #expect(!readsAgain)
    token.cancel()
    await store.close()
  }

  @Test func `results read between a commit and its event are already new`() async throws {
    let folder = try TemporaryFolder()
    let mine = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let theirs = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let list = try await mine.createList(name: "A")
    let results = try mine.items(in: list.id)
    let observer = RecordingObserver()
    let token = mine.observe(observer)

    // The file is not watched, so only reading can detect the change.
    let item = try await theirs.createItem(in: list.id, name: "x")
    #expect(try results.index(of: item.id) == 0)
    #expect(results.count == 1)
    await observer.event { if case .changed = $0 { true } else { false } }

    #expect(observer.changeSets.map(\.origin) == [.other])
    #expect(results.count == 1)
    token.cancel()
    await mine.close()
    await theirs.close()
  }
}
