import CivilCalendar
import TestSupport
import Testing
import TodoModel

/// The order of results, as SQLite sorts them, against the comparison of their items.
@MainActor
struct SortTermTests {
  private nonisolated static let keys = SortRule.Key.allCases.flatMap { key in
    [SortRule(key), SortRule(key, descending: true)]
  }

  @Test(arguments: keys) func `results are in the order of every rule`(rule: SortRule) async throws
  {
    try await check { query in query.sort = [rule] }
  }

  @Test(arguments: Grouping.allCases)
  func `results are in the order of every grouping`(grouping: Grouping) async throws {
    try await check { query in query.grouping = grouping }
  }

  /// Checks that no item comes before its predecessor, in every scope.
  private func check(_ change: (inout ItemQuery) -> Void) async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    try await store.add(.demonstration)
    let work = try #require(try store.lists().first { $0.list.name == "Work" }).id
    let scopes: [ItemScope] = [
      .list(work), .topLevel(of: work), .today, .upcoming, .all, .flagged, .logbook, .everything,
    ]
    for scope in scopes {
      var query = ItemQuery(scope, today: store.clock.today)
      change(&query)
      let items = try store.results(for: query).items(in: 0..<100)
      #expect(items.count > 2, "\(scope)")
      for (before, after) in zip(items, items.dropFirst()) {
        let order = query.terms.lazy.map { $0.compare(before, after) }.first { $0 != 0 }
        #expect(order.map { $0 ?? -1 } ?? 0 <= 0, "\(scope): \(before.name), \(after.name)")
      }
    }
    await store.close()
  }
}
