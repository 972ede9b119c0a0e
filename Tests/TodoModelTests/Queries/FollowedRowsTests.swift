import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

/// Rows that follow changes, against those of a new search.
@MainActor
struct FollowedRowsTests {
  private nonisolated static let orders = SortRule.Key.allCases.flatMap { key in
    [[SortRule(key)], [SortRule(key, descending: true), SortRule(.priority)]]
  }

  private func queries(of list: Identifier<TodoList>, on today: Day) -> [ItemQuery] {
    let orders = Self.orders.map { ItemQuery(.topLevel(of: list), sort: $0, today: today) }
    let groups = Grouping.allCases.map {
      ItemQuery(.topLevel(of: list), sort: [SortRule(.manual)], grouping: $0, today: today)
    }
    return (orders + groups).flatMap { query in
      var open = query
      open.filter = .state(.open)
      return [query, open]
    }
  }

  @Test func `after every change, results in any order equal those of a new search`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    try await store.add(.demonstration)
    let list = try #require(try store.lists().first { $0.list.name == "Work" }).id
    for name in ["Now", "Later"] { try await store.headings.add(name, to: list) }
    let queries = queries(of: list, on: store.clock.today)
    let live = try queries.map(store.results(for:))
    let action = RandomAction(store: store)
    var random = SeededGenerator(seed: Thorough.seed)

    for step in 0..<Thorough.count(60, alone: 20, thorough: 600) {
      try await action.run(&random)
      for (query, results) in zip(queries, live) {
        let anew = try store.results(for: query)
        let all = 0..<anew.count
        let isSame =
          try results.count == anew.count && results.groups == anew.groups
          && results.items(in: all) == anew.items(in: all)
        try #require(isSame, "step \(step): \(query)")
      }
    }
    await store.close()
  }

  @Test func `a change in a long list in manual order starts no search`() async throws {
    let folder = try TemporaryFolder()
    try await LargeList.write(count: 20_000, to: folder.file("todos.db"))
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    try await store.headings.add("Now", to: LargeList.id)
    let query = ItemQuery(
      .topLevel(of: LargeList.id), sort: [SortRule(.manual)], today: store.clock.today)
    let results = try store.results(for: query)
    var searches = 0
    results.didChange = { searches += 1 }
    // A search would not be over at once.
    store.parts.reader.patience = 0
    let first = try #require(try results.item(at: 0))
    let last = try #require(try results.item(at: results.count - 1))

    try await store.update([first.id], [.done(!first.isDone)])
    try await store.arrange(last.id, .up)
    #expect(try await eventually { results.isComplete })
    #expect(searches == 0)
    #expect(try results.index(of: last.id) == results.count - 2)
    await store.close()
  }
}
