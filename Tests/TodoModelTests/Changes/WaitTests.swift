import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@Suite("Waits of items for others") @MainActor struct WaitTests {
  private let store: TodoStore
  private let home: TodoList
  private let work: TodoList

  init() async throws {
    store = try TodoStore.temporary(clock: .drawn)
    home = try await store.createList(name: "Home")
    work = try await store.createList(name: "Work")
  }

  private func add(_ name: String, in list: TodoList? = nil) async throws -> Identifier<TodoItem> {
    try await store.createItem(in: (list ?? home).id, name: name).id
  }

  private func isBlocked(_ id: Identifier<TodoItem>) throws -> Bool {
    try #require(try store.item(id)).isBlocked
  }

  private func refusal(_ work: () async throws -> Void) async -> String {
    do {
      try await work()
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `are one step of undo, with the name of the awaited item`() async throws {
    let (buy, paint) = (try await add("Buy paint", in: work), try await add("Paint"))
    let before = try Content(store)

    try await store.update([paint], [.addWait(buy)])

    #expect(store.nextUndo?.deed == Deed(.addedWait, .item("Paint"), .name("Buy paint")))
    let item = try #require(try store.item(paint))
    #expect(item.waitsFor == [buy] && item.isBlocked)
    #expect(try store.finder.awaited(by: item).map(\.name) == ["Buy paint"])
    #expect(try store.finder.waiting(for: buy).map(\.name) == ["Paint"])
    #expect(try await store.update([paint], [.addWait(buy)]).isEmpty)
    let after = try Content(store)
    try await store.undo()
    #expect(try Content(store) == before && !isBlocked(paint))
    try await store.redo()
    #expect(try Content(store) == after)

    try await store.update([paint], [.removeWait(buy)])
    #expect(store.nextUndo?.deed == Deed(.removedWait, .item("Paint"), .name("Buy paint")))
    #expect(try !isBlocked(paint) && store.finder.waiting(for: buy).isEmpty)
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `end when the last awaited item is done, and begin again when it is reopened`()
    async throws
  {
    let (buy, sand) = (try await add("Buy paint", in: work), try await add("Sand"))
    let paint = try await add("Paint")
    try await store.update([paint], [.addWait(buy), .addWait(sand)])

    let first = try await store.update([buy], [.done(true)])
    #expect(try isBlocked(paint) && store.finder.released(by: first).isEmpty)
    let last = try await store.update([sand], [.done(true)])
    #expect(try !isBlocked(paint))
    #expect(try store.finder.released(by: last).map(\.name) == ["Paint"])

    try await store.update([buy], [.done(false)])
    #expect(try isBlocked(paint))
    try await store.update([paint], [.done(true)])
    #expect(try !isBlocked(paint) && store.finder.waiting(for: buy).isEmpty)
  }

  @Test func `end when the awaited item or its list is deleted, until that is undone`()
    async throws
  {
    let (buy, paint) = (try await add("Buy paint", in: work), try await add("Paint"))
    try await store.update([paint], [.addWait(buy)])

    try await store.deleteItems([buy])
    #expect(try !isBlocked(paint) && store.item(paint)?.waitsFor == [buy])
    try await store.undo()
    #expect(try isBlocked(paint))

    try await store.deleteList(work.id)
    #expect(try !isBlocked(paint))
    try await store.undo()
    #expect(try isBlocked(paint))
    try await store.update([buy], [.list(home.id)])
    #expect(try isBlocked(paint))
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `are refused in a cycle, by a sentence with the names`() async throws {
    let (a, b, c) = (try await add("A"), try await add("B"), try await add("C"))
    try await store.update([b], [.addWait(a)])
    try await store.update([c], [.addWait(b)])
    let before = try Content(store)

    #expect(
      await refusal { try await store.update([a], [.addWait(a)]) }
        == "An item can't wait for itself.")
    #expect(
      await refusal { try await store.update([a], [.addWait(b)]) }
        == "“A” can't wait for “B”, which waits for it.")
    #expect(
      await refusal { try await store.update([a], [.addWait(c)]) }
        == "“A” can't wait for “C”, which waits for “B”, which waits for it.")
    // Each of several may be the one that closes it.
    #expect(
      await refusal { try await store.update([b, a], [.addWait(c)]) }.contains("which waits for"))
    #expect(try Content(store) == before)
    // A done item counts: it may be reopened.
    try await store.update([b], [.done(true)])
    #expect(await refusal { try await store.update([a], [.addWait(c)]) } != "")
    try await store.update([b], [.removeWait(a)])
    try await store.update([a], [.addWait(c)])
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `are not undone out of turn into a cycle`() async throws {
    let (a, b) = (try await add("A"), try await add("B"))
    try await store.update([a], [.addWait(b)])
    try await store.update([a], [.removeWait(b)])
    let removal = try #require(store.nextUndo)
    try await store.update([b], [.addWait(a)])
    let before = try Content(store)

    #expect(
      await refusal { _ = try await store.journal.undo(removal.id) }
        == "This can't be undone now: items would wait for each other.")
    #expect(try Content(store) == before)
  }

  @Test func `of a deleted item count when it could be brought back into a cycle`() async throws {
    let (a, b, c) = (try await add("A"), try await add("B"), try await add("C"))
    try await store.update([b], [.addWait(a)])
    try await store.update([c], [.addWait(b)])
    try await store.deleteItems([b])

    #expect(
      await refusal { try await store.update([a], [.addWait(c)]) }
        == "“A” can't wait for “C”, which waits for “B”, which waits for it.")
  }

  @Test func `have a limit, and need an item that exists`() async throws {
    let item = try await add("Item")
    var others: [Identifier<TodoItem>] = []
    for number in 0...64 { others.append(try await add("\(number)")) }
    try await store.update([item], others.dropLast().map { .addWait($0) })

    #expect(
      await refusal { try await store.update([item], [.addWait(others[64])]) }
        == "An item can wait for at most 64 others.")
    let gone = others[64]
    try await store.deleteItems([gone])
    await #expect(throws: StoreError.itemMissing) {
      try await store.update([item], [.addWait(gone)])
    }
    #expect(try store.item(item)?.waitsFor.count == 64)
  }

  @Test func `of a copy are those of the item, and those of copied subtasks stay among them`()
    async throws
  {
    let buy = try await add("Buy paint")
    let party = try await store.createItem(
      NewItem(
        "Paint", in: home.id,
        subtasks: [NewItem("Sand", in: home.id), NewItem("Brush", in: home.id)]))
    let parts = try store.finder.children(of: party.id)
    try await store.update([party.id], [.addWait(buy)])
    try await store.update([parts[1].id], [.addWait(parts[0].id)])

    let copy = try #require(try await store.duplicateItems([party.id]).first)

    #expect(copy.waitsFor == [buy])
    let copied = try store.finder.children(of: copy.id)
    #expect(copied.map(\.waitsFor) == [[], [copied[0].id]])
  }

  @Test func `of the next occurrence are for the next occurrences`() async throws {
    let rule = Recurrence(.weekly())
    let today = store.clock.today
    let sweep = try await store.createItem(
      NewItem("Sweep", in: home.id, due: today, recurrence: rule))
    let mop = try await store.createItem(NewItem("Mop", in: home.id, due: today, recurrence: rule))
    try await store.update([mop.id], [.addWait(sweep.id)])

    try await store.update([sweep.id], [.done(true)])
    try await store.update([mop.id], [.done(true)])

    let open = try Content(store).items.filter { !$0.isDone }
    let nextMop = try #require(open.first { $0.name == "Mop" })
    #expect(nextMop.waitsFor == open.filter { $0.name == "Sweep" }.map(\.id))
    #expect(nextMop.isBlocked)
  }

  @Test(arguments: [
    (Query.State.blocked, ["Paint"]), (.blocking, ["Buy paint"]), (.waiting, ["Done", "Paint"]),
  ])
  func `are found by queries`(state: Query.State, names: [String]) async throws {
    let (buy, paint) = (try await add("Buy paint", in: work), try await add("Paint"))
    let (old, done) = (try await add("Old"), try await add("Done"))
    try await store.update([paint], [.addWait(buy), .addWait(old)])
    try await store.update([done], [.addWait(old)])
    try await store.update([old], [.done(true)])

    let query = ItemQuery(
      .everything, filter: .state(state), sort: [SortRule(.name)], today: store.clock.today)

    #expect(try await store.items(matching: query).map(\.name) == names)
  }

  @Test func `put what is blocked at the end of Today`() async throws {
    let today = store.clock.today
    let buy = try await add("Buy paint")
    for (name, plan) in [("Evening", DayPlan(today, isEvening: true)), ("Now", DayPlan(today))] {
      try await store.createItem(NewItem(name, in: home.id, plan: plan))
    }
    let paint = try await store.createItem(
      NewItem("Paint", in: home.id, plan: DayPlan(today.adding(days: -1))))
    let query = ItemQuery(.today, grouping: ItemScope.today.grouping, today: today)
    let results = try store.results(for: query)

    #expect(try results.items(in: 0..<9).map(\.name) == ["Paint", "Now", "Evening"])
    try await store.update([paint.id], [.addWait(buy)])
    #expect(try results.items(in: 0..<9).map(\.name) == ["Now", "Evening", "Paint"])
    #expect(results.groups.map(\.key) == [.today(.planned), .today(.evening), .today(.blocked)])
    try await store.update([buy], [.done(true)])
    #expect(try results.items(in: 0..<9).map(\.name) == ["Paint", "Now", "Evening"])
  }

  @Test func `are current in live rows of every list when the awaited item changes`()
    async throws
  {
    let buy = try await add("Buy paint", in: work)
    let party = try await store.createItem(
      NewItem("Paint", in: home.id, subtasks: [NewItem("Sand", in: home.id)]))
    let sand = try store.finder.children(of: party.id)[0].id
    try await store.update([party.id, sand], [.addWait(buy)])
    let items = try store.items(in: home.id)
    let outline = store.outline(of: items, in: home.id, folds: Folds())
    func blocked() throws -> [Bool] {
      try (0..<2).map { try #require(try outline.item(at: $0)).isBlocked }
    }

    #expect(try blocked() == [true, true])
    try await store.update([buy], [.done(true)])
    #expect(try blocked() == [false, false])
    try await store.undo()
    #expect(try blocked() == [true, true])
    try await store.deleteList(work.id)
    #expect(try blocked() == [false, false])
  }

  @Test(arguments: [Query.State.blocked, .blocking, .waiting])
  func `are looked up in their index`(state: Query.State) throws {
    let query = ItemQuery(.everything, filter: .state(state), today: store.clock.today)
    let selection = Selection(query, in: .utc)
    let plan = try store.connection.withStatement(
      "EXPLAIN QUERY PLAN SELECT i.pk FROM item i WHERE \(selection.condition)", selection.values
    ) { statement in
      var plan: [String] = []
      while try statement.step() { plan.append(statement.text(3)) }
      return plan
    }

    #expect(!plan.contains { "\($0) ".hasPrefix("SCAN i ") }, "\(plan)")
  }
}
