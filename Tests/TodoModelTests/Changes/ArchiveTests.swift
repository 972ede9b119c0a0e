import TestSupport
import Testing

@testable import TodoModel

/// Done items that leave their list.
@MainActor @Suite("The Archive") struct ArchiveTests {
  private func names(_ list: Identifier<TodoList>, _ store: TodoStore) throws -> [String] {
    try Content(store).items.filter { $0.list == list }.map(\.name).sorted()
  }

  /// A list with two done items, one with a subtask, and an open one with a done subtask.
  private func home(_ store: TodoStore) async throws -> TodoList {
    let list = try await store.createList(name: "Home")
    let made = try await store.createItems([
      NewItem("Party", in: list.id, subtasks: [NewItem("Ice", in: list.id)]),
      NewItem("Tap", in: list.id),
      NewItem("Door", in: list.id, subtasks: [NewItem("Paint", in: list.id)]),
    ])
    let paint = try #require(try Content(store).items.first { $0.name == "Paint" })
    try await store.update([made[0].id, made[1].id, paint.id], [.done(true)])
    return list
  }

  @Test func `takes the done items of a list with their subtasks, in one step of undo`()
    async throws
  {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await home(store)
    let before = try Content(store)

    let deed = try await store.archiveDone(of: list.id)

    #expect(deed == Deed(.moved, .items(2), .name("Archive")))
    #expect(try names(list.id, store) == ["Door", "Paint"])
    let archive = try #require(try store.lists(by: .place).last).list
    #expect(archive.name == "Archive")
    #expect(try names(archive.id, store) == ["Ice", "Party", "Tap"])
    #expect(try integrityProblems(of: store.connection) == [])

    try await store.undo()
    #expect(try Content(store) == before)
    try await store.redo()
    #expect(try names(archive.id, store) == ["Ice", "Party", "Tap"])
  }

  @Test func `stays as it is when it is asked for its own items, or there are none`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await home(store)
    try await store.archiveDone(of: list.id)
    let before = try Content(store)

    let archive = try #require(try store.lists(by: .place).last).list
    #expect(try await store.archiveDone(of: archive.id) == nil)
    #expect(try await store.archiveDone(of: list.id) == nil)
    #expect(try Content(store) == before)
  }

  @Test func `is added anew after it was deleted, without its former items`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await home(store)
    try await store.archiveDone(of: list.id)
    try await store.deleteList(try #require(try store.lists(by: .place).last).id)
    let door = try #require(try Content(store).items.first { $0.name == "Door" })
    try await store.update([door.id], [.done(true)])

    try await store.archiveDone(of: list.id)

    let archive = try #require(try store.lists(by: .place).last).list
    #expect(archive.name == "Archive")
    #expect(try names(archive.id, store) == ["Door", "Paint"])
  }
}
