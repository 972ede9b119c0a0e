import CivilCalendar
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@MainActor
struct RecurringItemTests {
  private nonisolated static let noon = Timestamp(microseconds: 1_795_262_400_000_000)
  private let today = Circumstances.zone.day(of: noon)

  private func item(
    _ store: TodoStore, _ rule: Recurrence?, due: Day?
  ) async throws -> TodoItem {
    let list = try await store.createList(name: "Home")
    let new = NewItem(
      "Water the plants", in: list.id, notes: "not the cactus", priority: .medium, tags: ["green"],
      due: due, dueTime: .noon, deferUntil: due?.adding(days: -1), recurrence: rule,
      subtasks: [NewItem("Balcony", in: list.id, due: due), NewItem("Kitchen", in: list.id)])
    return try await store.createItem(new)
  }

  private func store() throws -> TodoStore { try .temporary(clock: .standing(at: Self.noon)) }

  private func open(_ store: TodoStore) throws -> [TodoItem] {
    try Content(store).items.filter { !$0.isDone && $0.parent == nil }
  }

  @Test func `a repeated item comes with all properties, open and later`() async throws {
    let store = try store()
    let item = try await item(store, Recurrence(.weekly()), due: today)
    let kitchen = try store.finder.children(of: item.id)[1]
    try await store.update([kitchen.id], [.done(true)])

    try await store.update([item.id], [.done(true)])

    let next = try #require(try open(store).first)
    #expect(next.due == today.adding(days: 7))
    #expect(next.dueTime == .noon)
    #expect(next.deferUntil == today.adding(days: 6))
    #expect((next.notes, next.priority, next.tags) == ("not the cactus", .medium, ["green"]))
    #expect(next.recurrence == item.recurrence)
    let parts = try store.finder.children(of: next.id)
    #expect(parts.map(\.name) == ["Balcony", "Kitchen"])
    #expect(parts.allSatisfy { !$0.isDone })
    #expect(parts[0].due == today.adding(days: 7))
    #expect(store.nextUndo?.deed == Deed(.completed, .item("Water the plants")))
  }

  @Test func `each time stays done, also when there is no room for the next one`() async throws {
    let store = try store()
    let item = try await item(store, Recurrence(.daily), due: today)
    try await store.createItem(NewItem("Milk", in: item.list))

    for _ in 0..<45 {
      let water = try #require(try open(store).first { $0.name == item.name })
      try await store.update([water.id], [.done(true)])
      #expect(try store.item(water.id)?.isDone == true)
    }

    #expect(try open(store).count == 2)
  }

  @Test func `an item completed late repeats in the future, and a count runs out`() async throws {
    let store = try store()
    let rule = Recurrence(.weekly(), end: .count(2))
    let item = try await item(store, rule, due: today.adding(days: -20))

    try await store.update([item.id], [.done(true)])
    let next = try #require(try open(store).first)
    #expect(next.due == today.adding(days: 1))
    try await store.update([next.id], [.done(true)])

    #expect(try open(store).isEmpty)
  }

  @Test func `a rule from completion works without a due date`() async throws {
    let store = try store()
    let item = try await item(store, Recurrence(.daily, every: 3, from: .done), due: nil)

    try await store.update([item.id], [.done(true)])

    #expect(try open(store).map(\.due) == [today.adding(days: 3)])
  }

  @Test func `the next item is added once, even after undo and redo`() async throws {
    let store = try store()
    let item = try await item(store, Recurrence(.daily), due: today)
    let before = try Content(store)

    try await store.update([item.id], [.done(true)])
    let after = try Content(store)
    try await store.undo()
    #expect(try Content(store) == before)
    try await store.redo()
    #expect(try Content(store) == after)
    try await store.update([item.id], [.done(false)])
    #expect(try open(store).count == 2)
    try await store.update([item.id], [.done(true)])
    #expect(try open(store).count == 1)
    try await store.undo()
    try await store.undo()
    try await store.undo()
    #expect(try Content(store) == before)
    try await store.update([item.id], [.done(true)])
    #expect(try open(store).count == 1)
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `two programs that complete an item at once make one next`() async throws {
    let folder = try TemporaryFolder()
    let stores = try [0, 1].map { _ in
      try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    }
    let item = try await item(stores[0], Recurrence(.daily), due: today)

    async let first = stores[0].update([item.id], [.done(true)])
    async let second = stores[1].update([item.id], [.done(true)])
    _ = try await (first, second)

    #expect(try open(stores[0]).count == 1)
    for store in stores { await store.close() }
  }

  /// A repeating item, and its only subtask, which repeats too.
  private func itemWithRepeatingSubtask(
    _ store: TodoStore
  ) async throws -> (item: TodoItem, subtask: TodoItem) {
    let list = try await store.createList(name: "Home").id
    let daily = Recurrence(.daily)
    let balcony = NewItem("Balcony", in: list, due: today, recurrence: daily)
    let item = try await store.createItem(
      NewItem("Water", in: list, due: today, recurrence: daily, subtasks: [balcony]))
    return (item, try #require(try store.finder.children(of: item.id).first))
  }

  @Test(arguments: [true, false])
  func `a repeating subtask that is completed with its parent is copied once`(
    isParentFirst: Bool
  ) async throws {
    let store = try store()
    let (item, subtask) = try await itemWithRepeatingSubtask(store)
    let before = try Content(store)

    let ids = isParentFirst ? [item.id, subtask.id] : [subtask.id, item.id]
    try await store.update(ids, [.done(true)])

    let next = try open(store)
    #expect(next.map(\.name) == ["Water"])
    let copies = try store.finder.children(of: try #require(next.first).id)
    #expect(copies.map(\.isDone) == [false])
    #expect(copies.map(\.due) == [today.adding(days: 1)])
    #expect(try store.finder.children(of: item.id).map(\.isDone) == [true])
    #expect(try integrityProblems(of: store.connection) == [])
    try await store.undo()
    #expect(try Content(store) == before)
  }

  @Test func `a subtask that repeats before its parent in one step is copied once`()
    async throws
  {
    let store = try store()
    let (item, subtask) = try await itemWithRepeatingSubtask(store)

    try await store.perform(
      .update([ItemBatch([subtask.id], [.done(true)]), ItemBatch([item.id], [.done(true)])]))

    let next = try #require(try open(store).first)
    #expect(try store.finder.children(of: next.id).map(\.isDone) == [false])
    #expect(try store.finder.children(of: item.id).map(\.isDone) == [true, true])
  }

  @Test func `a next item that was edited stays when its completion is undone`()
    async throws
  {
    let store = try store()
    let item = try await item(store, Recurrence(.daily), due: today)
    try await store.update([item.id], [.done(true)])
    let completion = try #require(store.nextUndo)
    let next = try #require(try open(store).first)
    try await store.update([next.id], [.set(\.notes, "the cactus too")])
    let change = try #require(store.nextUndo)

    await #expect(throws: StoreError.undoConflict(change)) {
      try await store.journal.undo(completion.id)
    }
    try await store.update([item.id], [.done(false)])

    #expect(try store.item(next.id)?.notes == "the cactus too")
    #expect(try open(store).count == 2)
  }
}
