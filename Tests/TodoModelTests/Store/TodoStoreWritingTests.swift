import CivilCalendar
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

@MainActor
struct TodoStoreWritingTests {
  @Test func `a new list and item are there after the call`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)

    let list = try await store.createList(name: "  Groceries\t", emoji: "🛒")
    let item = try await store.createItem(
      in: list.id, name: "Milk\nand bread", due: WallClock.drawn.today)

    #expect(list.name == "Groceries")
    #expect(item.name == "Milk and bread")
    #expect(try store.lists() == [ListSummary(list: list, openCount: 1, totalCount: 1)])
    #expect(try store.item(item.id) == item)
    #expect(try store.items(in: list.id).items(in: 0..<10) == [item])
  }

  @Test func `lists are ordered by name without regard to case`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    for name in ["beta", "Alpha", "gamma", "Beta"] { try await store.createList(name: name) }

    let names = try store.lists().map { $0.list.name.lowercased() }

    #expect(names == ["alpha", "beta", "beta", "gamma"])
  }

  @Test func `every write can be undone and redone`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home", emoji: "🏡")
    let item = try await store.createItem(in: list.id, name: "Sweep", due: nil)
    var states = [try Snapshot(store)]
    var renamed = item
    renamed.name = "Sweep the floor"
    renamed.due = Day(iso: "2026-12-24")
    renamed.extra = #"{"tags":["x"]}"#
    try await store.updateItem(renamed)
    states.append(try Snapshot(store))
    try await store.update([item.id], [.done(true)])
    states.append(try Snapshot(store))
    try await store.deleteItems([item.id])
    states.append(try Snapshot(store))
    var other = list
    other.name = "House"
    other.emoji = ""
    try await store.updateList(other)
    states.append(try Snapshot(store))
    try await store.deleteList(list.id)
    states.append(try Snapshot(store))

    for state in states.dropLast().reversed() {
      try await store.undo()
      #expect(try Snapshot(store) == state)
    }
    for state in states.dropFirst() {
      try await store.redo()
      #expect(try Snapshot(store) == state)
    }

    #expect(try store.lists().isEmpty)
    #expect(!store.canRedo)
    #expect(store.nextUndo?.deed == Deed(.deleted, .list("House")))
  }

  @Test func `a new change discards redo`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A")
    try await store.createItem(in: list.id, name: "one")
    try await store.undo()
    #expect(store.canRedo)

    try await store.createItem(in: list.id, name: "two")

    #expect(!store.canRedo)
    #expect(try await store.redo() == nil)
    try await store.undo()
    try await store.undo()
    #expect(try store.lists().isEmpty)
    #expect(try await store.undo() == nil)
  }

  @Test func `a discarded change is not redone after an earlier one`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    try await store.createList(name: "A")
    try await store.createList(name: "abandoned")
    try await store.undo()
    try await store.createList(name: "C")
    try await store.undo()
    try await store.undo()

    try await store.redo()
    try await store.redo()

    #expect(try store.lists().map(\.list.name) == ["A", "C"])
    #expect(!store.canRedo)
  }

  @Test func `every moment that is stored comes from the store's clock`() async throws {
    let noon = Timestamp(microseconds: 1_795_262_400_000_000)
    let store = try TodoStore.temporary(clock: .standing(at: noon))

    try await store.add(.demonstration)
    let list = try await store.createList(name: "A")
    let item = try await store.createItem(in: list.id, name: "x")
    try await store.update([item.id], [.done(true)])

    #expect(item.created == noon)
    #expect(try store.item(item.id)?.completed == noon)
    #expect(try store.item(item.id)?.modified == noon)
    #expect(store.nextUndo?.at == noon)
    let newest = try store.connection.integer("SELECT max(max(created), max(modified)) FROM item")
    #expect(newest == noon.microseconds)
  }
}

/// Everything a store shows.
struct Snapshot: Hashable {
  let lists: [ListSummary]
  let items: [[TodoItem]]

  @MainActor init(_ store: TodoStore) throws {
    lists = try store.lists()
    items = try lists.map { try store.items(in: $0.id).items(in: 0..<1000) }
  }
}
