import TestSupport
import Testing

@testable import TodoModel

/// Headings as another program may leave them.
@MainActor @Suite("A heading of another program") struct ForeignHeadingTests {
  @Test func `is shown or left out, whatever its list, without a crash`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("todos.db")
    let store = try TodoStore.open(path: path, clock: .drawn)
    let list = try await store.createList(name: "Home", sort: [SortRule(.manual)])
    var headings: [TodoList] = []
    for name in ["A", "B", "C"] {
      headings.append(try await store.headings.add(name, to: list.id))
    }
    let item = try await store.createItem(NewItem("Item", in: list.id))
    let foreign = try LawlessDatabase(path: path)
    func hex(_ id: Identifier<TodoList>) -> String {
      "x'\(id.uuidString.replacing("-", with: ""))'"
    }

    let ids = headings.map { hex($0.id) }
    // A heading with a query, two that have each other as headings, and an item in a heading.
    try foreign.run("UPDATE list SET query = 'is:open' WHERE id = \(ids[0])")
    try foreign.run("UPDATE list SET heading_of = \(ids[2]) WHERE id = \(ids[1])")
    try foreign.run("UPDATE list SET heading_of = \(ids[1]) WHERE id = \(ids[2])")
    try foreign.run("UPDATE item SET list = \(ids[1])")
    try foreign.announce()
    store.parts.deliver()

    #expect(try store.lists().map(\.list.name) == ["Home"] && store.views().isEmpty)
    #expect(try store.headings.all(of: list.id).map(\.name) == ["A"])
    _ = try store.headings.above(try #require(try store.item(item.id)))
    try await store.headings.move(headings[1].id, down: true)
    try await store.deleteList(headings[2].id)
    try await store.update([item.id], [.list(list.id)])
    #expect(try store.items(in: list.id).items(in: 0..<9).map(\.name) == ["Item"])
    await store.close()
  }
}
