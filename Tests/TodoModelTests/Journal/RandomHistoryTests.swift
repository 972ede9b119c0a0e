import CivilCalendar
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

@MainActor
struct RandomHistoryTests {
  @Test(.floor(.full)) func `a thousand actions are undone to the start and redone to the end`()
    async throws
  {
    var random = SeededGenerator(seed: 1)
    let store = try TodoStore.temporary(clock: .drawn)
    var states = [try Content(store)]
    var entry = try store.connection.newestEntry()

    for step in 0..<Thorough.count(1000, alone: 150, thorough: 1000) {
      try await RandomAction(store: store).run(&random)
      let newest = try store.connection.newestEntry()
      let content = try Content(store)
      if newest == entry {
        try #require(content == states.last)
        continue
      }
      entry = newest
      states.append(content)
      if step % 50 == 0 { try #require(try integrityProblems(of: store.connection) == []) }
    }
    try #require(states.count > Thorough.count(600, alone: 90, thorough: 600))

    for state in states.dropLast().reversed() {
      try await store.undo()
      try #require(try Content(store) == state)
    }
    #expect(try integrityProblems(of: store.connection) == [])
    #expect(try await store.undo() == nil)
    for state in states.dropFirst() {
      try await store.redo()
      try #require(try Content(store) == state)
    }
    #expect(try integrityProblems(of: store.connection) == [])
    #expect(!store.canRedo)
    await store.close()
  }

  @Test(.floor(.full), arguments: Thorough.seeds(3))
  func `two stores agree about every list, also after batched changes`(
    seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let stores = try [0, 1].map { _ in
      try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    }
    var results: [[Identifier<TodoList>: ItemResults]] = [[:], [:]]

    for step in 0..<300 {
      let store = stores[Int(random.next() % 2)]
      switch random.next() % 8 {
      case 0: try await store.undo()
      case 1: try await store.redo()
      case 2: try await undoAny(store, &random)
      default: try await RandomAction(store: store).run(&random)
      }
      try #require(try integrityProblems(of: store.connection) == [], "after step \(step)")
      for (index, store) in stores.enumerated() where step % 5 == index * 3 {
        store.parts.deliver()
        for list in try store.lists() {
          let live = try results[index][list.id] ?? store.items(in: list.id)
          results[index][list.id] = live
          try compare(live, store)
        }
      }
    }

    for store in stores { #expect(try integrityProblems(of: store.connection) == []) }
    for store in stores { await store.close() }
  }

  private func undoAny(_ store: TodoStore, _ random: inout SeededGenerator) async throws {
    let candidates = try store.journal.history(limit: 20).filter(\.canUndo)
    guard let chosen = candidates.randomElement(using: &random) else { return }
    do {
      _ = try await store.journal.undo(chosen.id)
    } catch {
      // A later change is in the way, or it depends on an older one that was undone.
      guard case .undoConflict(let entry) = error else { return }
      #expect(entry.id > chosen.id)
    }
  }

  private func compare(_ live: ItemResults, _ store: TodoStore) throws {
    let items = try Content(store).items.filter { $0.list == live.list && $0.parent == nil }
    let expected = items.sorted { SortKey($0) < SortKey($1) }
    try #require(live.count == expected.count)
    try #require(live.openCount == expected.count { !$0.isDone })
    try #require(try live.items(in: 0..<live.count) == expected)
  }
}
