import TestSupport
import Testing

@testable import TodoModel

/// The positions of new items among others, and of lists.
@MainActor @Suite struct PositionTests {
  private func children(of id: Identifier<TodoItem>?, _ store: TodoStore) throws -> [String] {
    try Content(store).items.filter { $0.parent == id }.sorted(by: Plan.precedes).map(\.name)
  }

  @Test func `new items after another one keep their order, and have its parent`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home").id
    let made = try await store.createItems([
      NewItem("Party", in: list, subtasks: [NewItem("Ice", in: list), NewItem("Jam", in: list)]),
      NewItem("Tap", in: list),
    ])
    func behind(_ name: String, _ id: Identifier<TodoItem>) -> NewItem {
      var item = NewItem(name, in: list)
      item.after = id
      return item
    }
    let ice = try #require(try Content(store).items.first { $0.name == "Ice" })

    try await store.createItems([
      behind("A", made[0].id), behind("B", made[0].id), behind("C", ice.id),
    ])
    #expect(try children(of: nil, store) == ["Party", "A", "B", "Tap"])
    #expect(try children(of: made[0].id, store) == ["Ice", "C", "Jam"])
    #expect(try integrityProblems(of: store.connection) == [])

    // One after an item that is gone is last.
    try await store.deleteItems([made[0].id])
    try await store.createItems([behind("D", made[0].id)])
    #expect(try children(of: nil, store) == ["A", "B", "Tap", "D"])
  }

  @Test(arguments: [(0, 3, "BCDA"), (3, 0, "DABC"), (1, 2, "ACBD"), (2, 2, "ABCD")])
  func `a list moves to the position of another one, in one step of undo`(
    from: Int, to: Int, expected: String
  ) async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    var lists: [TodoList] = []
    for name in ["A", "B", "C", "D"] { lists.append(try await store.createList(name: name)) }
    func order() throws -> String { try store.lists(by: .place).map(\.list.name).joined() }

    let behind = from <= to ? to + 1 : to
    let other = lists.indices.contains(behind) ? lists[behind].id : nil
    try await store.areas.move(lists[from].id, to: nil, before: other)
    #expect(try order() == expected)

    if from != to { try await store.undo() }
    #expect(try order() == "ABCD")
  }
}
