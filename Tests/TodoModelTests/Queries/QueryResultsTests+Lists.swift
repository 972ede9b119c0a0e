import CivilCalendar
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// The items of one list, in an order of its own.
extension QueryResultsTests {
  @Test func `the top-level items of a list are in manual order`()
    async throws
  {
    let store = try await filled()
    let home = try #require(try store.lists().first { $0.list.name == "Home" }).id
    let items = try store.items(in: home).items(in: 0..<10)
    let rent = try #require(items.first { $0.name == "Pay rent" })
    try await store.createItem(NewItem("Part", in: home, parent: rent.id))
    let query = ItemQuery(.topLevel(of: home), sort: [SortRule(.manual)], today: today)
    let results = try store.results(for: query)

    func shown() throws -> [String] { try results.items(in: 0..<10).map(\.name) }
    #expect(try shown() == ["Pay rent", "Water plants", "Call Zoë", "Buy milk"])
    try await store.arrange(rent.id, .down)
    #expect(try shown() == ["Water plants", "Pay rent", "Call Zoë", "Buy milk"])
    // Completed items are apart, whatever their position, so nothing is below the last open item.
    let milk = try #require(items.first { $0.isDone }).id
    try await store.update([milk], [.done(false)])
    for _ in 0..<3 { try await store.arrange(milk, .up) }
    try await store.update([milk], [.done(true)])
    try await store.arrange(try #require(items.first { $0.name == "Call Zoë" }).id, .down)
    #expect(try shown() == ["Water plants", "Pay rent", "Call Zoë", "Buy milk"])
    try await store.arrange(try #require(items.first { $0.name == "Water plants" }).id, .up)
    #expect(try shown() == ["Water plants", "Pay rent", "Call Zoë", "Buy milk"])
    results.query.sort = [SortRule(.manual, descending: true)]
    #expect(try shown() == ["Call Zoë", "Pay rent", "Water plants", "Buy milk"])
    await store.close()
  }

  @Test func `positions are read through their index, without a sort`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = Identifier<TodoList>()
    for isDescending in [false, true] {
      let query = ItemQuery(
        .topLevel(of: list), sort: [SortRule(.manual, descending: isDescending)], today: today)
      let selection = Selection(query, in: .utc)
      let sql: SQL = """
        EXPLAIN QUERY PLAN SELECT i.pk FROM item i INDEXED BY item_place
        WHERE \(selection.condition) AND \(selection.parts[0]) ORDER BY \(selection.order)
        """
      let plan = try store.connection.withStatement(sql, selection.values) { statement in
        var plan: [String] = []
        while try statement.step() { plan.append(statement.text(3)) }
        return plan
      }
      #expect(plan.contains { $0.contains("INDEX item_place (list=?)") }, "\(plan)")
      // Nothing else is read for each row.
      let isPlain = !plan.contains { $0.contains("TEMP B-TREE") || $0.contains("CORRELATED") }
      #expect(isPlain, "\(plan)")
    }
    await store.close()
  }

  @Test func `done items of a list are under one heading, in every grouping`()
    async throws
  {
    let store = try await filled()
    let home = try #require(try store.lists().first { $0.list.name == "Home" }).id
    let flat = try #require(try await everything(store).first { $0.name == "Pay rent" })
    try await store.update([flat.id], [.done(true)])

    for scope in [.topLevel(of: home), .list(home), .everything] as [ItemScope] {
      let query = ItemQuery(scope, grouping: .priority, today: today)
      let keys = try store.results(for: query).groups.map(\.key)
      #expect(Set(keys).count == keys.count)
      #expect(keys.last == .done)
    }
    await store.close()
  }
}
