import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

/// New items of an import, whose counts and indexes the triggers of the schema do not maintain, and
/// whose values the journal does not repeat.
@Suite("An import of new items") @MainActor struct BulkImportTests {
  private typealias Fixture = ExchangeFixture

  private let store: TodoStore

  init() throws { store = try TodoStore.temporary(clock: .drawn) }

  /// An item with a value in every field.
  private func full(_ name: String, under parent: String? = nil) -> TransferElement {
    let item = TodoItem(
      id: Fixture.id(name), list: Fixture.home.id, name: name, notes: "Of \(name)",
      priority: .high, tags: ["Home", "später"], due: Day(daysSinceEpoch: 20_800),
      dueTime: .noon, deferUntil: Day(daysSinceEpoch: 20_790),
      plan: DayPlan(Day(daysSinceEpoch: 20_795), isEvening: true), isFlagged: true,
      recurrence: Recurrence(.daily), waitsFor: [Fixture.id("W \(name)")],
      completed: name.hasPrefix("x") ? Circumstances.now : nil,
      created: Circumstances.now, modified: Circumstances.now.adding(seconds: 9),
      extra: #"{"a":"\#(name)"}"#)
    return .item(TransferItem(item, parent: parent.map { .item(Fixture.id($0)) }))
  }

  private var family: [TransferElement] {
    [
      Fixture.list(), full("A"), full("x B"), full("C", under: "A"), full("x D", under: "A"),
      full("E", under: "C"), full("F", under: "G"), full("G"),
    ]
  }

  @Test func `has the counts, the tags and the texts that the triggers would make`() async throws {
    try await store.take(family)

    #expect(try integrityProblems(of: store.connection) == [])
    let query = ItemQuery(
      .everything, filter: .text("of c", isPrefix: true), today: store.clock.today)
    #expect(try await store.items(matching: query).map(\.name) == ["C"])
    #expect(try store.item(Fixture.id("A"))?.subtaskCount == 2)
    #expect(try store.item(Fixture.id("A"))?.openSubtaskCount == 1)
    #expect(try waitingTexts() == 7)
  }

  @Test func `is a new revision of the file for each row`() async throws {
    let before = try store.connection.revision()

    try await store.take([Fixture.list(), full("A"), full("B")])

    #expect(try store.connection.revision() == before + 3)
  }

  @Test func `is undone and redone with every value`() async throws {
    let empty = try Content(store)
    try await store.take(family)
    let imported = try Content(store)

    for _ in 0..<2 {
      try await store.undo()
      #expect(try Content(store) == empty)
      try await store.redo()
      #expect(try Content(store) == imported)
      #expect(try integrityProblems(of: store.connection) == [])
    }
  }

  @Test func `takes the same room in the journal for items of any length`() async throws {
    try await store.take([Fixture.list()] + (0..<1000).map { full("Item \($0)") })

    let size = try store.connection.integer(
      "SELECT sum(length(after)) FROM journal_change WHERE kind = 'item'")
    #expect(size == 1000 * "{}".utf8.count)
  }

  @Test func `is in the journal in its order, with the lists among the items`() async throws {
    var elements: [TransferElement] = []
    var order: [String] = []
    for number in 0..<3 {
      let list = TodoList(id: Identifier(imported: "list \(number)"), name: "List \(number)")
      elements.append(Fixture.list(list))
      order.append(list.id.uuidString)
      for name in (0..<700).map({ "\(number).\($0)" }) {
        elements.append(Fixture.item(name, in: list))
        order.append(Fixture.id(name).uuidString)
      }
    }
    try await store.take(elements)
    let imported = try Content(store)

    let rows = try store.connection.rows("SELECT seq, row FROM journal_change ORDER BY seq") {
      let id: Identifier<TodoItem> = $0.identifier(1)
      return (number: $0.integer(0), id: id.uuidString)
    }
    #expect(rows.map(\.id) == order)
    #expect(rows.map(\.number) == Array(1...order.count))
    #expect(try waitingTexts() == 2100)
    try await store.undo()
    #expect(try Content(store).items.isEmpty)
    try await store.redo()
    #expect(try Content(store) == imported)
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `prepares as many statements for many items as for some`() async throws {
    try await store.take([Fixture.list()] + (0..<200).map { full("Item \($0)") })
    let some = try await store.parts.gate.write { $0.connection.preparedStatements }

    try await store.take([Fixture.list()] + (0..<700).map { full("Other \($0)") })

    let many = try await store.parts.gate.write { $0.connection.preparedStatements }
    #expect(many == some)
  }

  @Test func `restores each former state of items that were deleted and came back`() async throws {
    let elements = [Fixture.list(), full("A"), full("x B")]
    var states = [try Content(store)]
    try await store.take(elements)
    states.append(try Content(store))
    try await store.update([Fixture.id("A")], [.set(\.name, "Mine"), .set(\.notes, "")])
    states.append(try Content(store))
    try await store.deleteItems([Fixture.id("A")])
    states.append(try Content(store))
    try await store.take(elements + [full("C"), full("D", under: "A")])
    states.append(try Content(store))
    #expect(try integrityProblems(of: store.connection) == [])

    for state in states.dropLast().reversed() {
      try await store.undo()
      #expect(try Content(store) == state)
    }
    for state in states.dropFirst() {
      try await store.redo()
      #expect(try Content(store) == state)
    }
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `lets the triggers run again, also after a failure and a rehearsal`() async throws {
    let failure = StoreError.importRefused("a.txt: line 3, column 1: half of it")
    await #expect(throws: failure) { try await store.take(family, thenThrowing: failure) }
    try await store.take(family, isRehearsal: true)
    #expect(try store.lists().isEmpty)

    let list = try await store.createList(name: "Mine")
    try await store.createItems([NewItem("Milk", in: list.id, tags: ["shop"])])
    #expect(try integrityProblems(of: store.connection) == [])
    try await store.take(family)
    try await store.createItems([NewItem("Bread", in: list.id, tags: ["shop"])])

    #expect(try integrityProblems(of: store.connection) == [])
  }

  private func waitingTexts() throws -> Int {
    try store.connection.integer("SELECT count(*) FROM unindexed") ?? 0
  }
}
