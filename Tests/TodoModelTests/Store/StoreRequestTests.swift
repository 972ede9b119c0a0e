import CivilCalendar
import TestSupport
import Testing

@testable import TodoModel

@Suite("A request") @MainActor struct StoreRequestTests {
  private let store: TodoStore
  private let list: TodoList
  private let item: TodoItem

  init() async throws {
    store = try .temporary(clock: .drawn)
    list = try await store.createList(name: "Home")
    item = try await store.createItem(in: list.id, name: "Milk")
  }

  @Test func `reports its changes and its entry`() async throws {
    let changes = try #require(
      try await store.perform(.update([item.id], [.set(\.name, "Bread")])))

    #expect(changes.items.map { $0.before?.name } == ["Milk"])
    #expect(changes.items.map { $0.after?.name } == ["Bread"])
    #expect(changes.entry?.deed?.verb == .renamed)
    #expect(try store.item(item.id)?.name == "Bread")
  }

  @Test func `that is rehearsed reports the same and changes nothing`() async throws {
    let entries = try store.journal.history().map(\.id)
    for request in [
      try StoreRequest.update([item.id], [.done(true)]), .delete([item.id]),
      .duplicate([item.id]), try .create([NewItem("Bread", in: list.id)]), .undo,
    ] {
      let changes = try #require(try await store.perform(request, isRehearsal: true))
      #expect(!changes.items.isEmpty)
    }

    #expect(try store.journal.history().map(\.id) == entries)
    #expect(try store.item(item.id) == item)
    #expect(try store.lists().map(\.totalCount) == [1])
  }

  @Test func `that changes nothing reports nothing`() async throws {
    #expect(try await store.perform(.update([item.id], [.set(\.name, "Milk")])) == nil)
    #expect(try await store.perform(.redo) == nil)
  }

  @Test func `adds the Inbox with its first item in one step of undo`() async throws {
    try await store.perform(.create([NewItem("Bread", in: TodoList.inbox.id)]))
    #expect(try store.lists().map(\.list.name) == ["Home", "Inbox"])
    try await store.update([item.id], [.list(TodoList.inbox.id)])

    for _ in 1...2 { try await store.undo() }
    #expect(try store.lists().map(\.list.name) == ["Home"])
    try await store.update([item.id], [.list(TodoList.inbox.id)])
    #expect(try store.list(TodoList.inbox.id)?.totalCount == 1)
    try await store.undo()
    #expect(try store.lists().map(\.list.name) == ["Home"])
  }
}
