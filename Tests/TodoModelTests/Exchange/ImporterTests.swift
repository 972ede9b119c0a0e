import CivilCalendar
import TestSupport
import Testing

@testable import TodoModel

@Suite("An import of elements") @MainActor struct ImporterTests {
  private typealias Fixture = ExchangeFixture

  private let store: TodoStore

  init() throws { store = try TodoStore.temporary(clock: .drawn) }

  @Test func `reports what was added to which list, in a rehearsal too`() async throws {
    let work = TodoList(id: Identifier(imported: "list Work"), name: "Work")
    try await store.take([Fixture.list(), Fixture.item("A")])
    let elements =
      [Fixture.list(), Fixture.item("A"), Fixture.list(work)]
      + ["B", "C", "D", "E"].map { Fixture.item($0, in: work) } + [Fixture.item("F")]

    let rehearsal = try await store.take(elements, isRehearsal: true)
    let report = try await store.take(elements)

    #expect(rehearsal.parts == report.parts)
    #expect(report.parts.map(\.list) == ["Home", "Work"])
    #expect(report.parts.map(\.isNew) == [false, true])
    #expect(report.parts.map(\.itemsAdded) == [1, 4])
    #expect(report.parts.map(\.firstNames) == [["F"], ["B", "C", "D"]])
    #expect(try await store.take(elements).parts == [])
  }

  @Test func `adds lists and items in one step of undo`() async throws {
    let report = try await store.take([Fixture.list(), Fixture.item("A"), Fixture.item("B")])

    #expect(report.file == "a.txt" && report.listsAdded == 1 && report.itemsAdded == 2)
    #expect(try await store.outline() == ["Home", "-A", "-B"])
    try await store.undo()
    #expect(try await store.outline() == [] && !store.canUndo)
    try await store.redo()
    #expect(try await store.outline() == ["Home", "-A", "-B"])
  }

  @Test func `adds nothing the second time, and keeps changes`() async throws {
    let elements = [Fixture.list(), Fixture.item("A"), Fixture.item("B")]
    try await store.take(elements)
    var item = try #require(try store.item(Fixture.id("A")))
    item.name = "Mine"
    try await store.updateItem(item)
    let before = try Content(store)
    let entry = store.nextUndo

    let report = try await store.take(elements)

    #expect(report.itemsAdded == 0 && report.alreadyPresent == 3)
    #expect(try Content(store) == before && store.nextUndo == entry)
  }

  @Test func `keeps waits for items that come later, and skips those that close a cycle`()
    async throws
  {
    func item(_ name: String, waitingFor awaited: String...) -> TransferElement {
      .item(
        TransferItem(
          TodoItem(
            id: Fixture.id(name), list: Fixture.home.id, name: name,
            waitsFor: awaited.map(Fixture.id), created: Circumstances.now)))
    }

    let report = try await store.take([
      Fixture.list(), item("A", waitingFor: "B"), item("B", waitingFor: "C", "nowhere"),
      item("C", waitingFor: "A", "C"),
    ])

    #expect(
      report.problems == [
        .waitSkipped(item: "C", .circular, line: 0),
        .waitSkipped(item: "C", .circular, line: 0),
      ])
    #expect(try store.item(Fixture.id("A"))?.isBlocked == true)
    #expect(
      try store.item(Fixture.id("B"))?.waitsFor == [Fixture.id("C"), Fixture.id("nowhere")])
    #expect(try store.item(Fixture.id("C"))?.waitsFor == [])
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `brings deleted items back`() async throws {
    let elements = [Fixture.list(), Fixture.item("A"), Fixture.item("B")]
    try await store.take(elements)
    try await store.deleteItems([Fixture.id("A")])

    #expect(try await store.take(elements).itemsAdded == 1)
    #expect(try await store.outline() == ["Home", "-B", "-A"])
  }

  @Test(arguments: [true, false])
  func `ends the work on an item that comes back, if another one is worked on`(
    withItsList: Bool
  ) async throws {
    let work = TodoList(id: Identifier(imported: "list Work"), name: "Work")
    try await store.take([Fixture.list(), Fixture.item("A")])
    let part = NewItem("Part", in: Fixture.home.id, parent: Fixture.id("A"))
    let mine = try await store.createItem(part).id
    try await store.update([mine], [.work(true)])
    try await store.deleteList(Fixture.home.id)
    let other = try await store.createItem(
      in: try await store.createList(name: "Mine").id, name: "B")
    try await store.update([other.id], [.work(true)])
    let elements =
      withItsList ? [Fixture.list()] : [Fixture.list(work), Fixture.item("A", in: work)]
    let before = try Content(store)

    let report = try await store.take(elements)

    #expect(report.problems == [.workSkipped(item: "Part", line: 0)])
    #expect(try store.finder.itemsInWork().map(\.id) == [other.id])
    #expect(try store.item(mine)?.workingSince == nil && store.item(mine)?.worked == 0)
    #expect(try integrityProblems(of: store.connection) == [])
    let after = try Content(store)
    try await store.undo()
    #expect(try Content(store) == before)
    try await store.redo()
    #expect(try Content(store) == after)

    // Without other work, it continues.
    try await store.undo()
    try await store.update([other.id], [.work(false)])
    #expect(try await store.take(elements).problems == [])
    #expect(try store.finder.itemsInWork().map(\.id) == [mine])
  }

  @Test func `puts a list that has only a name into the list of that name`() async throws {
    let own = try await store.createList(name: "Home")
    try await store.createItem(in: own.id, name: "Mine")

    try await store.take([Fixture.list(isNamedOnly: true), Fixture.item("A")])

    #expect(try await store.outline() == ["Home", "-Mine", "-A"])
  }

  @Test func `finds parents that come later, by identity and by alias`() async throws {
    try await store.take([
      Fixture.list(), Fixture.item("A", under: .alias("1")),
      Fixture.item("B", under: .item(Fixture.id("C"))), Fixture.item("C", alias: "1"),
      Fixture.item("D", under: .alias("1")),
    ])

    #expect(try await store.outline() == ["Home", "-C", "--D", "--A", "--B"])
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `refuses cycles, and reports parents that are missing or elsewhere`() async throws {
    let other = TodoList(id: Identifier(imported: "list Other"), name: "Other")
    let report = try await store.take([
      Fixture.list(), Fixture.list(other),
      Fixture.item("A", under: .item(Fixture.id("B")), line: 1),
      Fixture.item("B", under: .item(Fixture.id("A")), line: 2),
      Fixture.item("C", under: .item(Fixture.id("C")), line: 3),
      Fixture.item("D", under: .alias("none"), line: 4),
      Fixture.item("E", in: other, under: .item(Fixture.id("A")), line: 5),
    ])

    #expect(
      report.problems == [
        .unlinked(item: "A", .ownSubtask, line: 1), .unlinked(item: "C", .ownSubtask, line: 3),
        .unlinked(item: "D", .parentMissing, line: 4), .unlinked(item: "E", .otherList, line: 5),
      ])
    #expect(try integrityProblems(of: store.connection) == [])
    #expect(try await store.outline() == ["Home", "-A", "--B", "-C", "-D", "Other", "-E"])
  }

  @Test(arguments: [true, false])
  func `goes no deeper than subtasks may`(isForwards: Bool) async throws {
    let items = (0...Nesting.deepest + 3).map { index in
      Fixture.item("\(index)", under: index == 0 ? nil : .item(Fixture.id("\(index - 1)")))
    }

    let report = try await store.take([Fixture.list()] + (isForwards ? items : items.reversed()))

    #expect(
      report.problems.contains { if case .unlinked(_, .tooDeep, _) = $0 { true } else { false } })
    #expect(report.itemsAdded == items.count)
    let deepest = try await store.outline().map { $0.prefix { $0 == "-" }.count }.max()
    #expect(deepest == Nesting.deepest + 1)
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `keeps positions in a list of its own, and appends in another`() async throws {
    let elements = [
      Fixture.list(isNamedOnly: true), Fixture.item("A", at: 30), Fixture.item("B", at: 10),
      Fixture.item("C"),
    ]
    try await store.take(elements)
    #expect(try await store.outline() == ["Home", "-B", "-A", "-C"])
    #expect(try store.item(Fixture.id("A"))?.order == 30)

    let second = try TodoStore.temporary(clock: .drawn)
    try await second.createList(name: "Home")
    try await second.take(elements)
    #expect(try await second.outline() == ["Home", "-A", "-B", "-C"])
  }

  @Test func `changes nothing if the source fails halfway`() async throws {
    try await store.take([Fixture.list(), Fixture.item("A")])
    let before = try Content(store)
    let refusal = StoreError.importRefused("a.txt: line 3, column 1: half of it")

    await #expect(throws: refusal) {
      try await store.take(
        [Fixture.list(), Fixture.item("B"), .text(KeptText(format: "org", text: "x"))],
        thenThrowing: refusal)
    }

    #expect(try Content(store) == before)
    #expect(try await store.outline() == ["Home", "-A"])
    try await store.undo()
    #expect(!store.canUndo)
  }

  @Test func `names the file of several that it refuses`() async throws {
    let view = try await store.createView(name: "Open", query: "is:open")
    let file = TodoList(id: view.id, name: "Open")

    let error = await #expect(throws: StoreError.self) {
      try await store.take([
        .file("b.json"), .list(TransferList(file, line: 3)), Fixture.item("A", in: file),
      ])
    }

    #expect(error?.description.hasPrefix("b.json: line 3: ") == true)
  }

  @Test func `refuses an item whose list is a view here`() async throws {
    let view = try await store.createView(name: "Open", query: "is:open")
    let file = TodoList(id: view.id, name: "Open")

    await #expect(throws: StoreError.self) {
      try await store.take([Fixture.list(file), Fixture.item("A", in: file)])
    }
  }

  @Test func `adds nothing in a rehearsal, and reports the same`() async throws {
    let elements = [
      Fixture.list(), Fixture.item("A", under: .alias("none")),
      .text(KeptText(format: "org", text: "x")), .remark("line 7: odd"),
    ]

    let rehearsed = try await store.take(elements, isRehearsal: true)
    #expect(try await store.outline() == [] && !store.canUndo)
    let report = try await store.take(elements)

    #expect(rehearsed.isRehearsal && !report.isRehearsal)
    #expect(rehearsed.listsAdded == 1 && rehearsed.itemsAdded == 1)
    #expect(
      rehearsed.problems == [
        .remark("line 7: odd"), .unlinked(item: "A", .parentMissing, line: 0),
      ])
    #expect(rehearsed.problems == report.problems && rehearsed.itemsAdded == report.itemsAdded)
  }
}
