import CivilCalendar
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

@MainActor
struct ItemResultsTests {
  @Test(.floor(.full), arguments: Thorough.seeds(3))
  func `results equal a sorted array after every random edit`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A").id
    let other = try await store.createList(name: "B").id
    let results = try store.items(in: list)
    var model: [TodoItem] = []

    for step in 0..<1500 {
      try await edit(store, list, other, model, &random, growing: step < 900)
      model = try everything(in: list, of: store)

      try #require(results.count == model.count)
      try #require(results.openCount == model.count { !$0.isDone })
      let lower = Int.random(in: 0...max(0, model.count), using: &random)
      let upper = min(model.count, lower + Int.random(in: 0...40, using: &random))
      try #require(try results.items(in: lower..<upper) == Array(model[lower..<upper]))
      if let wanted = model.randomElement(using: &random) {
        try #require(try results.index(of: wanted.id) == model.firstIndex(of: wanted))
      }
    }
    #expect(try results.items(in: 0..<(model.count + 5)) == model)
  }

  @Test func `an item that is deleted or elsewhere has no index`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A")
    let other = try await store.createList(name: "B")
    let item = try await store.createItem(in: list.id, name: "x")
    let results = try store.items(in: list.id)

    #expect(try results.index(of: item.id) == 0)
    #expect(try store.items(in: other.id).index(of: item.id) == nil)
    try await store.deleteItems([item.id])
    #expect(try results.index(of: item.id) == nil)
    #expect(try results.item(at: 0) == nil)
  }

  @Test func `a deleted list has no items until the deletion is undone`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A")
    try await store.createItem(in: list.id, name: "x")
    let results = try store.items(in: list.id)

    try await store.deleteList(list.id)
    #expect(results.count == 0)
    #expect(try results.items(in: 0..<5).isEmpty)

    try await store.undo()
    #expect(try results.items(in: 0..<5).map(\.name) == ["x"])
  }

  /// One random write: create, edit, move, complete, delete, undo or redo.
  private func edit(
    _ store: TodoStore, _ list: Identifier<TodoList>, _ other: Identifier<TodoList>,
    _ model: [TodoItem], _ random: inout SeededGenerator, growing: Bool
  ) async throws {
    let names = ["milk", "Milk", "äpfel", "牛乳", "zebra", "bread \(random.next() % 50)"]
    let name = names.randomElement(using: &random) ?? "x"
    let due =
      Bool.random(using: &random) ? WallClock.drawn.today.adding(days: Int(random.next() % 9)) : nil
    let kind = Int.random(in: 0..<(growing ? 12 : 9), using: &random)
    guard var item = model.randomElement(using: &random), kind < 9 else {
      try await store.createItem(in: list, name: name, due: due)
      return
    }
    switch kind {
    case 0: try await store.createItem(in: list, name: name, due: due)
    case 1, 2: try await store.update([item.id], [.done(!item.isDone)])
    case 3:
      item.name = name
      try await store.updateItem(item)
    case 4:
      item.due = due
      try await store.updateItem(item)
    case 5:
      item.list = other
      try await store.updateItem(item)
    case 6: try await store.deleteItems([item.id])
    case 7: try await store.undo()
    default: try await store.redo()
    }
  }

  private func everything(
    in list: Identifier<TodoList>, of store: TodoStore
  ) throws -> [TodoItem] {
    let statement = try store.connection.statement(
      "SELECT \(TodoItem.table.columns) FROM item i WHERE list = ? AND deleted = 0")
    try statement.bind(list, at: 1)
    defer { statement.reset() }
    var items: [(key: SortKey, item: TodoItem)] = []
    while try statement.step() {
      let item: TodoItem = statement.row()
      items.append((SortKey(item), item))
    }
    return items.sorted { $0.key < $1.key }.map(\.item)
  }
}
