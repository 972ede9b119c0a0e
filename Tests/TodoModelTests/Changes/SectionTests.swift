import CivilCalendar
import TestSupport
import Testing

@testable import TodoModel

/// Moves of items from one heading of a list to another.
@MainActor @Suite("An item below a heading") struct SectionTests {
  private let store: TodoStore
  private let list: TodoList
  private let garden: TodoList
  private let kitchen: TodoList

  init() async throws {
    store = try TodoStore.temporary(clock: .drawn)
    list = try await store.createList(name: "Home", sort: [SortRule(.manual)])
    try await store.createItem(NewItem("Bread", in: list.id))
    garden = try await store.headings.add("Garden", to: list.id)
    kitchen = try await store.headings.add("Kitchen", to: list.id)
    for (name, heading) in [("Seeds", garden), ("Water", garden), ("Oven", kitchen)] {
      var new = NewItem(name, in: list.id)
      new.heading = heading.id
      try await store.createItem(new)
    }
  }

  private func items() throws -> [TodoItem] {
    let query = ItemQuery(
      .topLevel(of: list.id), sort: [SortRule(.manual)], today: store.clock.today)
    return try store.results(for: query).items(in: 0..<20)
  }

  private func id(_ name: String) throws -> Identifier<TodoItem> {
    try #require(try items().first { $0.name == name }).id
  }

  /// The names of the open items, each after its heading.
  private func open() throws -> [String] {
    try items().filter { !$0.isDone }.map { item in
      "\(try store.headings.above(item)?.name ?? "-") \(item.name)"
    }
  }

  @Test func `moves to the end of another one, and undo brings it back`() async throws {
    let before = try items()

    let deed = try await store.headings.place([id("Bread")], below: garden.id)

    #expect(deed == Deed(.moved, .item("Bread"), .name("Garden")))
    #expect(try open() == ["Garden Seeds", "Garden Water", "Garden Bread", "Kitchen Oven"])
    #expect(try items().map(\.modified).sorted() == before.map(\.modified).sorted())
    try await store.undo()
    #expect(try open() == ["- Bread", "Garden Seeds", "Garden Water", "Kitchen Oven"])
    await store.close()
  }

  @Test func `moves before the first heading`() async throws {
    try await store.headings.place([id("Oven")], below: nil)
    #expect(try open() == ["- Bread", "- Oven", "Garden Seeds", "Garden Water"])
    await store.close()
  }

  @Test func `moves with others, in their order, before another one`() async throws {
    let ids = [try id("Water"), try id("Bread")]
    let deed = try await store.headings.place(ids, below: kitchen.id, before: try id("Oven"))
    #expect(deed == Deed(.moved, .items(2), .name("Kitchen")))
    #expect(try open() == ["Garden Seeds", "Kitchen Water", "Kitchen Bread", "Kitchen Oven"])
    await store.close()
  }

  @Test func `moves to the end if the other one has left the heading`() async throws {
    try await store.headings.place([id("Bread")], below: kitchen.id, before: id("Seeds"))
    #expect(try open() == ["Garden Seeds", "Garden Water", "Kitchen Oven", "Kitchen Bread"])
    await store.close()
  }

  @Test func `is reopened by the move, in the same step of undo`() async throws {
    let oven = try id("Oven")
    try await store.update([oven], [.done(true)])

    try await store.headings.place([oven], below: garden.id)
    #expect(try open() == ["- Bread", "Garden Seeds", "Garden Water", "Garden Oven"])
    try await store.undo()
    #expect(try store.item(oven)?.isDone == true)
    await store.close()
  }

  @Test func `moves without those that were deleted, and not below a deleted heading`() async throws
  {
    let (bread, seeds) = (try id("Bread"), try id("Seeds"))
    try await store.deleteItems([seeds])

    let deed = try await store.headings.place([seeds, bread], below: kitchen.id)
    #expect(deed == Deed(.moved, .item("Bread"), .name("Kitchen")))
    await #expect(throws: StoreError.itemMissing) {
      try await store.headings.place([seeds], below: kitchen.id)
    }
    try await store.deleteList(garden.id)
    await #expect(throws: StoreError.listMissing) {
      try await store.headings.place([bread], below: garden.id)
    }
    await store.close()
  }
}
