import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoLanguage
import TodoValues

@testable import TodoModel

/// The rows of Today and Upcoming, which the indexes of dates have.
@MainActor
struct DatedRowsTests {
  private let today = Day(daysSinceEpoch: 20_778)

  @Test(arguments: [ItemScope.today, .upcoming])
  func `items of a day are read through the indexes of dates`(scope: ItemScope) async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let query = ItemQuery(scope, grouping: scope.grouping, today: today)
    let selection = Selection(query, in: .utc)

    for isWhole in [true, false] {
      let source = try store.connection.rowsToSearch(for: selection, isWhole: isWhole)
      let plan = try store.connection.withStatement(
        "EXPLAIN QUERY PLAN SELECT i.pk FROM \(source.sql) WHERE \(selection.condition)",
        source.values + selection.values
      ) { statement in
        var plan: [String] = []
        while try statement.step() { plan.append(statement.text(3)) }
        return plan
      }

      for index in ["item_due", "item_plan", "item_start"] {
        #expect(plan.contains { $0.hasPrefix("SEARCH i USING INDEX \(index) ") }, "\(plan)")
      }
      #expect(!plan.contains { $0.hasPrefix("SCAN i") }, "\(plan)")
    }
    await store.close()
  }

  @Test func `items done since a day are read through the index of completion`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let since = Query.date(.done, .compare(.greaterOrEqual, .day(today)))
    let selection = Selection(ItemQuery(.logbook, filter: since, today: today), in: .utc)

    let plan = try store.connection.withStatement(
      """
      EXPLAIN QUERY PLAN SELECT i.pk FROM item i WHERE \(selection.condition)
      ORDER BY \(selection.order) LIMIT 100
      """, selection.values
    ) { statement in
      var plan: [String] = []
      while try statement.step() { plan.append(statement.text(3)) }
      return plan
    }

    #expect(plan.contains { $0.contains(" INDEX item_log (completed>") }, "\(plan)")
    #expect(!plan.contains { $0.hasPrefix("SCAN i") || $0.contains("TEMP B-TREE") }, "\(plan)")
    await store.close()
  }

  @Test func `the indexes of dates have each item of a day once`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home").id
    var random = SeededGenerator(seed: 3)
    func day() -> Day? {
      Bool.random(using: &random) ? today.adding(days: .random(in: -2...2, using: &random)) : nil
    }
    let plans: [DayPlan?] = [nil, nil, DayPlan(today), DayPlan(today, isEvening: true)]
    for number in 0..<300 {
      let item = try await store.createItem(
        NewItem("\(number)", in: list, due: day(), deferUntil: day()))
      try await store.update([item.id], [.set(\.plan, plans.randomElement(using: &random) ?? nil)])
      if number.isMultiple(of: 7) { try await store.update([item.id], [.done(true)]) }
      if number.isMultiple(of: 11) { try await store.deleteItems([item.id]) }
    }

    for scope in [ItemScope.today, .upcoming] {
      let query = ItemQuery(scope, today: today)
      let found = try store.finder.matches(of: query).items.map(\.id)
      let selection = Selection(query, in: .utc)
      let expected = try store.connection.withStatement(
        "SELECT i.id FROM item i WHERE \(selection.condition) ORDER BY \(selection.order)",
        selection.values
      ) { statement in
        var ids: [Identifier<TodoItem>] = []
        while try statement.step() { ids.append(statement.identifier(0)) }
        return ids
      }
      #expect(expected.count > 20)
      #expect(found == expected)
    }
    await store.close()
  }
}
