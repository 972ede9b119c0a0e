import CivilCalendar
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// Random sequences of writes, undos and redos by two stores on one file, against a plain model.
@MainActor
struct TwoStoresTests {
  private nonisolated static let noon = Timestamp(microseconds: 1_795_262_400_000_000)

  @Test(arguments: Thorough.seeds(5))
  func `two stores on one file equal a plain model`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let open = {
      try TodoStore.open(path: folder.file("todos.db"), clock: .standing(at: Self.noon))
    }
    let stores = [try open(), try open()]
    var model = PlainModel()
    var results: [Identifier<TodoList>: ItemResults] = [:]

    for _ in 0..<250 {
      try await step(stores[Int(random.next() % 2)], &model, &random)
      for list in model.lists where results[list.id] == nil {
        results[list.id] = try stores[0].items(in: list.id)
      }
      // The file is not watched, so that nothing has to be awaited.
      for store in stores { store.parts.deliver() }
      for store in stores { try compare(store, model) }
      for (list, results) in results {
        try #require(results.count == model.items(in: list).count)
        try #require(try results.items(in: 0..<results.count) == model.items(in: list))
      }
    }

    try compareJournal(stores[0], model)
    for store in stores { await store.close() }
  }

  /// One random action, on a store and on the model.
  private func step(
    _ store: TodoStore, _ model: inout PlainModel, _ random: inout SeededGenerator
  ) async throws {
    let names = ["milk", "Milk", "äpfel", "牛乳", "zebra", "b\(random.next() % 40)"]
    let name = names.randomElement(using: &random) ?? "x"
    let due = Bool.random(using: &random) ? Day(daysSinceEpoch: Int(random.next() % 9)) : nil
    let list = model.lists.randomElement(using: &random)
    let item = model.liveItems.randomElement(using: &random)
    switch (Int.random(in: 0..<16, using: &random), list, item) {
    case (0, _, _), (_, nil, _):
      let made = try await store.createList(name: name)
      model.change { $0.lists[made.id] = made }
    case (1, var list?, _):
      let original = list
      list.name = name
      let stored = try await store.updateList(list, editedFrom: original)
      model.change { $0.lists[stored.id] = list }
    case (2, let list?, _) where model.lists.count > 2:
      try await store.deleteList(list.id)
      model.change { $0.lists[list.id] = nil }
    case (3...6, let list?, _), (_, let list?, nil):
      let made = try await store.createItem(in: list.id, name: name, due: due)
      model.change { $0.items[made.id] = made }
    case (7, let list?, var item?):
      item.list = list.id
      try await update(store, &model, item)
    case (8, _, var item?):
      item.due = due
      item.name = name
      try await update(store, &model, item)
    case (9...10, _, let item?):
      try await store.update([item.id], [.done(!item.isDone)])
      model.change { $0.items[item.id]?.completed = item.isDone ? nil : Self.noon }
    case (11, _, let item?):
      try await store.deleteItems([item.id])
      model.change { $0.items[item.id] = nil }
    case (12...13, _, _): try #require(try await (store.undo() != nil) == model.undo())
    default: try #require(try await (store.redo() != nil) == model.redo())
    }
  }

  private func update(
    _ store: TodoStore, _ model: inout PlainModel, _ item: TodoItem
  ) async throws {
    let stored = try await store.updateItem(item)
    var expected = item
    let isPostponed = model.state.items[item.id]?.isPostponed(by: item) == true
    expected.postponed += isPostponed ? 1 : 0
    // An item that is moved to another list becomes the last there.
    if item.list != model.state.items[item.id]?.list { expected.order = stored.order }
    try #require(stored == expected)
    model.change { $0.items[item.id] = stored }
  }

  private func compare(_ store: TodoStore, _ model: PlainModel) throws {
    try #require(Set(try store.lists()) == model.summaries)
    for list in model.lists {
      let items = try store.items(in: list.id)
      try #require(try items.items(in: 0..<1000) == model.items(in: list.id))
    }
    try #require(store.canUndo == model.canUndo)
    try #require(store.canRedo == model.canRedo)
  }

  /// Checks that the changes in force, applied in order to an empty state, result in the state.
  private func compareJournal(_ store: TodoStore, _ model: PlainModel) throws {
    var state = PlainModel.State()
    let statement = try store.connection.statement(
      "SELECT id FROM journal WHERE kind = 'do' AND undone = 0 ORDER BY id")
    var entries: [Int] = []
    while try statement.step() { entries.append(statement.integer(0)) }

    for entry in entries {
      let rows = ModelRows(state: state)
      try store.connection.forEachChange(of: entry, backwards: false, over: rows) { change in
        switch change {
        case .list(let id, let change):
          try #require(state.lists[id] == change.before)
          state.lists[id] = change.after
        case .item(let id, let change):
          try #require(state.items[id] == change.before)
          state.items[id] = change.after
        }
      }
    }
    #expect(state == model.state)
    #expect(try store.connection.text("PRAGMA quick_check") == "ok")
  }
}

/// The values that an image leaves out, as the entries before it have set them.
private struct ModelRows: RowSource {
  let state: PlainModel.State

  func list(_ id: Identifier<TodoList>) -> TodoList? { state.lists[id] }
  func item(_ id: Identifier<TodoItem>) -> TodoItem? { state.items[id] }
}
