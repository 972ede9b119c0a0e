import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@MainActor @Suite("The steps of an item") struct ItemStepTests {
  private let store: TodoStore
  private let home: TodoList

  init() async throws {
    store = try .temporary(clock: .drawn)
    home = try await store.createList(name: "Home")
  }

  @Test func `have the whole item before and after, the newest first`() async throws {
    let milk = try await store.createItem(in: home.id, name: "Milk")
    try await store.update([milk.id], [.set(\.priority, .high)])
    _ = try await store.createItem(in: home.id, name: "Bread")
    try await store.update([milk.id], [.set(\.name, "Oat milk")])
    try await store.deleteItems([milk.id])

    let steps = try store.journal.steps(of: milk.id, atMost: 9)

    #expect(steps.map { $0.change.before?.name } == ["Oat milk", "Milk", "Milk", nil])
    #expect(steps.map { $0.change.after?.name } == [nil, "Oat milk", "Milk", "Milk"])
    #expect(steps.map { $0.change.before?.priority } == [.high, .high, Priority.none, nil])
    #expect(steps.map { $0.entry.deed?.verb } == [.deleted, .renamed, .setPriority, .added])
    #expect(try store.journal.steps(of: milk.id, atMost: 2) == Array(steps.prefix(2)))
  }

  @Test func `are those in force`() async throws {
    let milk = try await store.createItem(in: home.id, name: "Milk")
    try await store.update([milk.id], [.set(\.name, "Oat milk")])
    try await store.update([milk.id], [.set(\.name, "Soy milk")])

    try await store.undo()
    #expect(try store.journal.steps(of: milk.id, atMost: 9).count == 2)
    try await store.redo()
    #expect(try store.journal.steps(of: milk.id, atMost: 9).count == 3)
  }

  @Test func `name the list to which the item moved, even if it is deleted by now`() async throws {
    let work = try await store.createList(name: "Work")
    let milk = try await store.createItem(in: home.id, name: "Milk")
    try await store.update([milk.id], [.list(work.id)])
    try await store.deleteList(work.id)

    let steps = try store.journal.steps(of: milk.id, atMost: 9)

    #expect(steps.map(\.newList) == ["Work", nil])
  }

  @Test func `report postponements`() async throws {
    let today = store.clock.today
    let milk = try await store.createItem(in: home.id, name: "Milk", due: today)
    try await store.update([milk.id], [.shiftDue(days: 2)])
    try await store.update([milk.id], [.shiftDue(days: -1)])

    let steps = try store.journal.steps(of: milk.id, atMost: 9)

    #expect(steps.map(\.isPostponement) == [false, true, false])
  }

  @Test func `are read through an index, which leaves out the new items of an import`()
    async throws
  {
    let new = TodoItem(list: home.id, name: "Milk", created: store.clock.now)
    try await store.parts.gate.write { [home] ledger in
      try ledger.begin(Deed(.imported, .file("todo.txt")), list: home.id)
      try ledger.inBulk { try ledger.add(new) }
    }
    #expect(try store.journal.steps(of: new.id, atMost: 9) == [])
    try await store.update([new.id], [.set(\.name, "Oat milk")])
    let steps = try store.journal.steps(of: new.id, atMost: 9)
    #expect(steps.map { $0.change.before?.name } == ["Milk"])

    let plan = try store.connection.rows(
      """
      EXPLAIN QUERY PLAN SELECT entry FROM journal_change INDEXED BY journal_change_row
      WHERE row = x'00' AND after IS NOT '{}'
      """
    ) { $0.text(3) }
    #expect(plan.contains { $0.contains("SEARCH") && $0.contains("(row=?)") }, "\(plan)")
  }
}
