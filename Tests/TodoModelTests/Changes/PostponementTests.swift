import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@MainActor @Suite("Postponements") struct PostponementTests {
  private let store: TodoStore
  private let list: TodoList
  private let today: Day

  init() async throws {
    store = try .temporary(clock: .drawn)
    list = try await store.createList(name: "Home")
    today = store.clock.today
  }

  private func add(due: Day? = nil, plan: DayPlan? = nil) async throws -> Identifier<TodoItem> {
    try await store.createItem(NewItem("Paint", in: list.id, due: due, plan: plan)).id
  }

  private func count(_ id: Identifier<TodoItem>) throws -> Int? { try store.item(id)?.postponed }

  @Test func `are moves of the due date or the plan to a later day`() async throws {
    let item = try await add(due: today)
    let planned = try await add(plan: DayPlan(today))

    try await store.update([item], [.set(\.due, today.adding(days: 2))])
    try await store.update([item], [.shiftDue(days: 1)])
    try await store.update([planned], [.set(\.plan, DayPlan(today.adding(days: 1)))])

    #expect(try count(item) == 2 && count(planned) == 1)
  }

  @Test func `are no other changes of dates`() async throws {
    let item = try await add(due: today.adding(days: 5), plan: DayPlan(today))
    try await store.update([item], [.shiftDue(days: -1)])
    try await store.update([item], [.set(\.dueTime, .noon)])
    try await store.update([item], [.set(\.plan, DayPlan(today, isEvening: true))])
    try await store.update([item], [.set(\.plan, nil), .set(\.due, nil)])
    try await store.update([item], [.set(\.due, today.adding(days: 9))])
    #expect(try count(item) == 0)

    try await store.update([item], [.done(true)])
    try await store.update([item], [.shiftDue(days: 3)])
    #expect(try count(item) == 0)
  }

  @Test func `are undone and redone with the change`() async throws {
    let item = try await add(due: today)
    for _ in 1...3 { try await store.update([item], [.shiftDue(days: 1)]) }

    try await store.undo()
    #expect(try count(item) == 2)
    try await store.redo()
    #expect(try count(item) == 3)
    while try await store.undo() != nil {}
    while try await store.redo() != nil {}
    #expect(try count(item) == 3)
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `stay when an edit that began before them is saved`() async throws {
    let id = try await add(due: today)
    let former = try #require(try store.item(id))
    try await store.update([id], [.shiftDue(days: 1)])
    var edited = former
    edited.name = "Paint the door"

    try await store.updateItem(edited, editedFrom: former)

    #expect(try count(id) == 1)
  }

  @Test func `begin anew with a copy and with the next occurrence`() async throws {
    let rule = Recurrence(.weekly())
    let item = try await store.createItem(
      NewItem("Sweep", in: list.id, due: today, recurrence: rule))
    try await store.update([item.id], [.shiftDue(days: 1)])

    let copy = try #require(try await store.duplicateItems([item.id]).first)
    try await store.update([item.id], [.done(true)])

    #expect(copy.postponed == 0)
    let counts = try Content(store).items.map(\.postponed).sorted()
    #expect(counts == [0, 0, 1])
  }

  @Test(arguments: [
    (Query.state(.postponed), ["Four"]), (.postponed(.greaterOrEqual, 2), ["Four", "Two"]),
    (.postponed(.equal, 0), ["None"]), (.postponed(.less, 3), ["None", "Two"]),
    (.not(.postponed(.greater, 0)), ["None"]), (.postponed(.lessOrEqual, 2), ["None", "Two"]),
  ])
  func `are found by queries`(filter: Query, names: [String]) async throws {
    for (name, count) in [("None", 0), ("Two", 2), ("Four", 4)] {
      let item = try await store.createItem(in: list.id, name: name, due: today)
      for _ in 0..<count { try await store.update([item.id], [.shiftDue(days: 1)]) }
    }

    let query = ItemQuery(.everything, filter: filter, sort: [SortRule(.name)], today: today)

    #expect(try await store.items(matching: query).map(\.name) == names)
  }

  @Test func `are looked up in their index`() throws {
    let query = ItemQuery(.everything, filter: .state(.postponed), today: today)
    let selection = Selection(query, in: .utc)
    let plan = try store.connection.withStatement(
      "EXPLAIN QUERY PLAN SELECT i.pk FROM item i WHERE \(selection.condition)", selection.values
    ) { statement in
      var plan: [String] = []
      while try statement.step() { plan.append(statement.text(3)) }
      return plan
    }

    #expect(plan.contains { $0.contains("item_postponed") }, "\(plan)")
    #expect(!plan.contains { "\($0) ".hasPrefix("SCAN i ") }, "\(plan)")
  }

  @Test func `of a file without a count are counted in its journal`() throws {
    let connection = try Connection.inMemory()
    _ = try Schema.migrator.upTo(6).migrate(connection)
    try connection.execute(Self.history)

    _ = try Schema.migrator.migrate(connection)

    let counts = try connection.rows("SELECT postponed FROM item ORDER BY pk") { $0.integer(0) }
    #expect(counts == [3, 0])
  }

  /// Two items. The first was postponed three times, and once more until that was undone; the
  /// second was moved to an earlier day, and has a change that is no JSON.
  private static let history: SQL = """
    INSERT INTO list(id, name, sort_name, emoji, position)
      VALUES(x'000102030405060708090A0B0C0D0E0F', 'Home', 'home', '', 1);
    INSERT INTO item(id, list, name, sort_name, created, modified) VALUES
      (x'010102030405060708090A0B0C0D0E0F', x'000102030405060708090A0B0C0D0E0F', 'A', 'a', 0, 0),
      (x'020102030405060708090A0B0C0D0E0F', x'000102030405060708090A0B0C0D0E0F', 'B', 'b', 0, 0);
    INSERT INTO journal(id, at, instance, kind, label, undone) VALUES
      (1, 0, zeroblob(16), 'do', '', 0), (2, 0, zeroblob(16), 'do', '', 0),
      (3, 0, zeroblob(16), 'do', '', 1);
    INSERT INTO journal_change(entry, seq, kind, row, before, after) VALUES
      (1, 1, 'item', x'010102030405060708090A0B0C0D0E0F', NULL, '{"due":100}'),
      (1, 2, 'item', x'010102030405060708090A0B0C0D0E0F', '{"due":100}', '{"due":101}'),
      (1, 3, 'item', x'010102030405060708090A0B0C0D0E0F', '{"due":null}', '{"due":105}'),
      (1, 4, 'item', x'020102030405060708090A0B0C0D0E0F', '{"due":105}', '{"due":101}'),
      (1, 5, 'item', x'020102030405060708090A0B0C0D0E0F', '{"due":1', '{"due":101}'),
      (2, 1, 'item', x'010102030405060708090A0B0C0D0E0F', '{"plan":200}', '{"plan":202}'),
      (2, 2, 'item', x'010102030405060708090A0B0C0D0E0F', '{"plan":202}', '{"plan":203}'),
      (2, 3, 'item', x'010102030405060708090A0B0C0D0E0F',
        '{"due":105,"name":"A"}', '{"due":110,"name":"B"}'),
      (3, 1, 'item', x'010102030405060708090A0B0C0D0E0F', '{"due":110}', '{"due":111}');
    """
}
