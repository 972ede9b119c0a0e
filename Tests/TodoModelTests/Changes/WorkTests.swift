import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@Suite("Work on an item") @MainActor struct WorkTests {
  private let clock = SettableClock(noonOf: Day(daysSinceEpoch: 20_778))
  private let store: TodoStore
  private let home: TodoList

  init() async throws {
    store = try TodoStore.temporary(clock: clock.clock)
    home = try await store.createList(name: "Home")
  }

  private func add(_ name: String) async throws -> Identifier<TodoItem> {
    try await store.createItem(in: home.id, name: name).id
  }

  private func item(_ id: Identifier<TodoItem>) throws -> TodoItem {
    try #require(try store.item(id))
  }

  private func start(_ id: Identifier<TodoItem>) async throws {
    try await store.update([id], [.work(true)])
  }

  private func inWork() throws -> [Identifier<TodoItem>] {
    try store.finder.itemsInWork().map(\.id)
  }

  @Test func `is started and stopped, each in one step of undo`() async throws {
    let report = try await add("Report")
    let before = try Content(store)

    try await start(report)
    #expect(store.nextUndo?.deed == Deed(.startedWork, .item("Report")))
    #expect(try item(report).workingSince == clock.clock.now && inWork() == [report])
    #expect(try await store.update([report], [.work(true)]).isEmpty)
    let running = try Content(store)

    clock.advance(seconds: 1_510)
    #expect(try item(report).worked(until: clock.clock.now) == 1_510)
    try await store.update([report], [.work(false)])
    #expect(store.nextUndo?.deed == Deed(.stoppedWork, .item("Report"), .minutes(25)))
    #expect(try item(report).worked == 1_510 && inWork().isEmpty)
    #expect(try await store.update([report], [.work(false)]).isEmpty)

    try await store.undo()
    #expect(try Content(store) == running)
    try await store.undo()
    #expect(try Content(store) == before)
    try await store.redo()
    #expect(try Content(store) == running)
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `on another item is stopped in the same step`() async throws {
    let (a, b) = (try await add("A"), try await add("B"))
    try await start(a)
    let first = try Content(store)
    clock.advance(seconds: 600)

    try await start(b)

    #expect(store.nextUndo?.deed == Deed(.startedWork, .item("B")))
    #expect(try inWork() == [b] && item(a).worked == 600 && item(b).worked == 0)
    try await store.undo()
    #expect(try Content(store) == first && inWork() == [a])
  }

  @Test func `is on the last of several items that are started at once`() async throws {
    let ids = [try await add("A"), try await add("B"), try await add("C")]

    try await store.update(ids, [.work(true)])

    #expect(try inWork() == [ids[2]])
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `adds up over several times`() async throws {
    let report = try await add("Report")
    for seconds in [90, 3600, 59] {
      try await start(report)
      clock.advance(seconds: seconds)
      try await store.update([report], [.work(false)])
      clock.advance(seconds: 1000)
    }

    #expect(try item(report).worked == 3749)
  }

  @Test func `stops when the item is completed, alone or with its parent`() async throws {
    let parent = try await add("Parent")
    let part = try await store.createItem(NewItem("Part", in: home.id, parent: parent))
    try await start(part.id)
    clock.advance(seconds: 120)

    try await store.update([parent], [.done(true)])

    #expect(try item(part.id).isDone && item(part.id).worked == 120 && inWork().isEmpty)
    #expect(store.nextUndo?.deed == Deed(.completed, .item("Parent")))
    try await store.undo()
    #expect(try inWork() == [part.id])
    var edited = try item(part.id)
    edited.completed = clock.clock.now
    try await store.updateItem(edited)
    #expect(try item(part.id).worked == 120 && inWork().isEmpty)
  }

  @Test func `is refused on a done item`() async throws {
    let report = try await add("Report")
    try await store.update([report], [.done(true)])

    await #expect(throws: StoreError.refused(.workOnDone(item: "Report"))) {
      try await start(report)
    }
  }

  @Test func `is never negative when the clock is set back`() async throws {
    let report = try await add("Report")
    try await start(report)
    clock.advance(seconds: -5000)

    #expect(try item(report).runningSeconds(at: clock.clock.now) == 0)
    try await store.update([report], [.work(false)])
    #expect(try item(report).worked == 0)
  }

  @Test func `has an upper limit`() async throws {
    let report = try await add("Report")
    try await start(report)
    clock.advance(days: 300)
    try await store.update([report], [.work(false)])

    #expect(try item(report).worked == Effort.seconds.upperBound)
  }

  @Test func `continues after a restart`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("todos.db")
    let first = try TodoStore.open(path: path, clock: clock.clock)
    let list = try await first.createList(name: "Home")
    let report = try await first.createItem(in: list.id, name: "Report").id
    try await first.update([report], [.work(true)])
    await first.close()
    clock.advance(seconds: 300)

    let second = try TodoStore.open(path: path, clock: clock.clock)
    let running = try #require(try second.finder.itemsInWork().first)

    #expect(running.id == report && running.runningSeconds(at: clock.clock.now) == 300)
    await second.close()
  }

  @Test func `of two programs on one file is on one item`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("todos.db")
    let mine = try TodoStore.open(path: path, clock: clock.clock)
    let theirs = try TodoStore.open(path: path, clock: clock.clock)
    let list = try await mine.createList(name: "Home")
    let a = try await mine.createItem(in: list.id, name: "A").id
    let b = try await mine.createItem(in: list.id, name: "B").id
    try await mine.update([a], [.work(true)])
    clock.advance(seconds: 30)

    try await theirs.update([b], [.work(true)])

    #expect(try mine.finder.itemsInWork().map(\.id) == [b])
    #expect(try mine.item(a)?.worked == 30)
    await theirs.close()
    await mine.close()
  }

  @Test func `is not copied, and an edit does not change it; the effort is copied`() async throws {
    var new = NewItem("Sweep", in: home.id, due: store.clock.today)
    new.recurrence = Recurrence(.daily)
    new.effort = Effort(minutes: 45)
    let sweep = try await store.createItem(new)
    try await start(sweep.id)
    clock.advance(seconds: 60)
    let copy = try #require(try await store.duplicateItems([sweep.id]).first)
    #expect(copy.effort == new.effort && copy.worked == 0 && copy.workingSince == nil)

    var edited = try item(sweep.id)
    (edited.name, edited.worked, edited.workingSince) = ("Sweep up", 9, nil)
    try await store.updateItem(edited)
    #expect(try inWork() == [sweep.id] && item(sweep.id).worked == 0)

    let changes = try await store.update([sweep.id], [.done(true)])
    let next = try #require(changes.first { $0.before == nil }?.after)
    #expect(next.effort == new.effort && next.worked == 0 && next.workingSince == nil)
    #expect(try item(sweep.id).worked == 60)
  }

  @Test func `on two items is refused by an undo out of turn`() async throws {
    let (a, b) = (try await add("A"), try await add("B"))
    try await start(a)
    try await store.update([a], [.work(false)])
    let stop = try #require(store.nextUndo)
    try await start(b)
    let before = try Content(store)

    await #expect(throws: StoreError.refused(.looseWork)) {
      try await store.journal.undo(stop.id)
    }

    #expect(try Content(store) == before)
  }

  @Test func `on a done item is refused by an undo out of turn`() async throws {
    let report = try await add("Report")
    try await store.update([report], [.done(true)])
    try await store.update([report], [.done(false)])
    let reopening = try #require(store.nextUndo)
    try await start(report)
    try await expectRefusal(of: reopening)

    try await store.update([report], [.work(false)])
    let stop = try #require(store.nextUndo)
    try await store.update([report], [.done(true)])
    try await expectRefusal(of: stop)
    try await store.update([report], [.done(false)])
    try await store.journal.undo(stop.id)
    #expect(try inWork() == [report])
  }

  private func expectRefusal(of entry: JournalEntry) async throws {
    let before = try Content(store)
    await #expect(throws: StoreError.refused(.looseWorkOnDone(item: "Report"))) {
      try await store.journal.undo(entry.id)
    }
    #expect(try Content(store) == before)
  }

  @Test func `on a deleted item or list is no longer found, until that is undone`() async throws {
    let report = try await add("Report")
    try await start(report)

    try await store.deleteItems([report])
    #expect(try inWork().isEmpty)
    try await store.undo()
    #expect(try inWork() == [report])
    try await store.deleteList(home.id)
    #expect(try inWork().isEmpty)
    try await start(report, in: store, expecting: .itemMissing)
    try await store.undo()
    #expect(try inWork() == [report])
  }

  @Test func `on a deleted item does not continue when that is brought back`() async throws {
    let (a, b) = (try await add("A"), try await add("B"))
    try await start(a)
    let past = try item(a)
    try await store.deleteItems([a])
    try await start(b)

    try await store.perform(.bringBack(past))

    #expect(try inWork() == [b] && item(a).workingSince == nil)
    #expect(try integrityProblems(of: store.connection) == [])
  }

  private func start(
    _ id: Identifier<TodoItem>, in store: TodoStore, expecting error: StoreError
  ) async throws {
    await #expect(throws: error) { try await store.update([id], [.work(true)]) }
  }

  @Test func `of another program is put within its limits, and stopped everywhere`() async throws {
    let ids = [try await add("A"), try await add("B"), try await add("C")]
    try await store.parts.gate.write { ledger in
      try ledger.connection.run("PRAGMA ignore_check_constraints = ON")
      try ledger.connection.run(
        "UPDATE item SET effort = -5, worked = -9, working_since = 9223372036854775807")
      try ledger.connection.run("PRAGMA ignore_check_constraints = OFF")
    }

    let items = try ids.map(item)
    #expect(items.map(\.effort) == Array(repeating: Effort(minutes: 1), count: 3))
    #expect(items.allSatisfy { $0.worked == 0 && $0.runningSeconds(at: clock.clock.now) == 0 })
    let all = ItemQuery(.all, today: store.clock.today)
    #expect(try store.counts.loadAtOnce(of: all) == DayLoad(count: 3, minutes: 3, estimated: 3))
    #expect(try Set(inWork()) == Set(ids))
    try await store.update(ids, [.work(false)])
    #expect(try inWork().isEmpty)
  }
}
