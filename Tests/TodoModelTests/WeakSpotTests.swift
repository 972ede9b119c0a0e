import TestSupport
import Testing

@testable import TodoModel

/// The known weak spots of the model. Each test fails when its spot is mended: then it becomes a
/// test of its own, and its row leaves `docs/architecture.md`.
@MainActor @Suite struct WeakSpotTests {
  @Test func `names are in the order of a dictionary`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    for name in ["Zoo", "Ärzte"] { try await store.createList(name: name) }

    let names = try store.lists().map(\.list.name)

    #expect(Set(names) == ["Ärzte", "Zoo"])
    withKnownIssue { #expect(names == ["Ärzte", "Zoo"]) }
    await store.close()
  }

  @Test func `a file shrinks when its content is deleted and forgotten`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("todos.db")
    var store = try TodoStore.open(path: path, clock: .drawn)
    let list = try await store.createList(name: "Home").id
    try await store.createItems((0..<2000).map { NewItem("Item \($0)", in: list) })
    await store.close()
    let full = DatabaseFile.size(of: path)

    store = try TodoStore.open(path: path, clock: .drawn)
    try await store.deleteList(list)
    try await store.upkeep.forgetChanges(keeping: 0)
    await store.close()

    withKnownIssue { #expect(DatabaseFile.size(of: path) < full) }
  }
}
