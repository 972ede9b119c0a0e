import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// Changes of items with subtasks, and of their positions.
@MainActor
struct SubtaskOperationTests {
  @Test func `completing and deleting include subtasks, and undo restores them`()
    async throws
  {
    let store = try TodoStore.temporary(clock: .drawn)
    let (list, root, _, leaf) = try await tree(store)
    let before = try Content(store)

    try await store.update([root.id], [.done(true)])
    #expect(try Content(store).items.allSatisfy(\.isDone))
    #expect(try store.list(list.id)?.openCount == 0)
    try await store.update([leaf.id], [.done(false)])
    #expect(try Content(store).items.allSatisfy { !$0.isDone })
    try await store.undo()
    try await store.undo()
    #expect(try Content(store) == before)

    try await store.deleteItems([root.id])
    #expect(try Content(store).items.isEmpty)
    #expect(try store.list(list.id)?.totalCount == 0)
    try await store.undo()
    #expect(try Content(store) == before)
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `an open subtask of a done item is completed although both are chosen`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let (list, root, _, _) = try await tree(store)
    try await store.update([root.id], [.done(true)])
    let late = try await store.createItem(NewItem("late", in: list.id, parent: root.id))

    try await store.update([late.id, root.id], [.done(true)])

    #expect(try store.item(late.id)?.isDone == true)
  }

  @Test func `subtasks move with their parent, and no item is below itself`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let (_, root, middle, leaf) = try await tree(store)
    let other = try await store.createList(name: "Work")

    await #expect(throws: StoreError.refused(.ownSubtask)) {
      try await store.arrange(root.id, .indent(under: leaf.id))
    }
    try await store.update([root.id], [.list(other.id)])
    #expect(Set(try Content(store).items.map(\.list)) == [other.id])
    try await store.update([leaf.id, root.id], [.list(try store.lists()[0].id)])
    #expect(try store.item(leaf.id)?.parent == middle.id)
    try await store.update([middle.id], [.list(other.id)])
    #expect(try store.item(middle.id)?.parent == nil)
    #expect(try store.item(leaf.id)?.list == other.id)
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `a copy is open, has all subtasks and follows the original`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let (list, root, _, _) = try await tree(store)
    try await store.createItem(in: list.id, name: "last")
    try await store.update([root.id], [.done(true)])

    let copy = try #require(try await store.duplicateItems([root.id]).first)

    #expect(!copy.isDone && copy.id != root.id)
    let below = try store.finder.children(of: copy.id)
    #expect(below.map(\.name) == ["middle"])
    #expect(try store.finder.children(of: below[0].id).map(\.name) == ["leaf"])
    #expect(try places(store, list) == ["root", "root", "last"])
    #expect(store.nextUndo?.deed == Deed(.duplicated, .item("root")))
  }

  @Test func `moving changes one row, however often between the same two`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    let items = try await store.createItems(["a", "b", "c", "d"].map { NewItem($0, in: list.id) })
    var rows = 0

    try await store.arrange(items[2].id, .up)
    #expect(try places(store, list) == ["a", "c", "b", "d"])
    try await store.arrange(items[0].id, .down)
    #expect(try places(store, list) == ["c", "a", "b", "d"])
    for _ in 0..<2 { try await store.arrange(items[3].id, .up) }
    #expect(try places(store, list) == ["c", "d", "a", "b"])
    try await store.arrange(items[2].id, .up)
    #expect(store.nextUndo?.deed == Deed(.moved, .item("d")))
    for step in 0..<100 {
      // The second and the third change places, between the first and the second.
      try await store.arrange(items[step.isMultiple(of: 2) ? 0 : 3].id, .up)
      let entry = try store.connection.newestEntry()
      rows +=
        try store.connection.integer(
          "SELECT count(*) FROM journal_change WHERE entry = ?", .integer(entry)) ?? 0
    }
    #expect(try places(store, list) == ["c", "d", "a", "b"])
    #expect(rows < 140)
    await #expect(throws: StoreError.self) { try await store.arrange(items[0].id, .outdent) }
    try await store.arrange(items[0].id, .indent(under: nil))
    #expect(try store.item(items[0].id)?.parent == items[3].id)
    try await store.arrange(items[0].id, .outdent)
    #expect(try places(store, list) == ["c", "d", "a", "b"])
  }

  @Test func `a live list shows how many subtasks an item has`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let (list, root, middle, _) = try await tree(store)
    let results = try store.items(in: list.id)
    #expect(try results.item(at: 0)?.openSubtaskCount == 1)
    let revision = results.revision

    try await store.update([middle.id], [.done(true)])

    #expect(results.revision != revision)
    #expect(try results.item(at: 0)?.openSubtaskCount == 0)
    #expect(try results.index(of: middle.id) == nil)
    #expect(try results.index(of: root.id) == 0)
  }

  /// root > middle > leaf
  private func tree(
    _ store: TodoStore
  ) async throws -> (TodoList, TodoItem, middle: TodoItem, leaf: TodoItem) {
    let list = try await store.createList(name: "Home")
    let leaf = NewItem("leaf", in: list.id)
    let middle = NewItem("middle", in: list.id, subtasks: [leaf])
    let root = try await store.createItem(NewItem("root", in: list.id, subtasks: [middle]))
    let middleItem = try #require(try store.finder.children(of: root.id).first)
    let leafItem = try #require(try store.finder.children(of: middleItem.id).first)
    return (list, root, middleItem, leafItem)
  }

  private func places(_ store: TodoStore, _ list: TodoList) throws -> [String] {
    try Content(store).items.filter { $0.list == list.id && $0.parent == nil }
      .sorted { $0.order < $1.order }.map(\.name)
  }
}
