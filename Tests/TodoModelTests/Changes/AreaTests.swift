import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

/// Changes that only another program makes, and the sketch of the lists after each.
private let foreignAreas: [(change: SQL, sketch: String)] = [
  // Areas in each other, and in themselves.
  (
    "UPDATE list SET area = (SELECT id FROM list WHERE name = 'Home') WHERE is_area = 1",
    "A B | Work: C D | Home:"
  ),
  ("UPDATE list SET area = id WHERE is_area = 1", "A B | Work: C D | Home:"),
  // Lists in themselves, in another list, and in an area that is missing.
  ("UPDATE list SET area = id WHERE is_area = 0", "A B C D | Work: | Home:"),
  (
    "UPDATE list SET area = (SELECT id FROM list WHERE name = 'A')", "A B C D | Work: | Home:"
  ),
  ("UPDATE list SET area = randomblob(16)", "A B C D | Work: | Home:"),
  // A view that is marked as an area.
  (
    "UPDATE list SET query = 'is:open' WHERE name = 'Home'", "(Home) A B | Work: C D"
  ),
]

@Suite("An area") @MainActor struct AreaTests {
  private let store: TodoStore

  init() throws { store = try TodoStore.temporary(clock: .drawn) }

  /// Lists A and B in no area; C and D in the area Work; the area Home.
  private func fill() async throws -> [String: TodoList] {
    var made: [String: TodoList] = [:]
    for name in ["A", "B"] { made[name] = try await store.createList(name: name) }
    for name in ["Work", "Home"] { made[name] = try await store.areas.create(name: name) }
    for name in ["C", "D"] {
      made[name] = try await store.createList(name: name, in: made["Work"]?.id)
    }
    return made
  }

  /// A sketch of the lists, with views in brackets: `A B | Work: C D | Home:`.
  private func sketch() throws -> String {
    let groups = try store.areas.tree().groups.map { group -> String in
      let area = group.area.map { ["\($0.name):"] } ?? []
      let views = group.views.map { "(\($0.name))" }
      return (area + views + group.lists.map(\.list.name)).joined(separator: " ")
    }
    return groups.joined(separator: " | ")
  }

  private func count(_ scope: ItemScope) throws -> Int {
    try store.counts.count(of: ItemQuery(scope, today: store.clock.today))
  }

  // MARK: - Positions

  @Test func `takes a list that is moved past its end, and gives it back`() async throws {
    let a = try #require(try await fill()["A"])
    var sketches: [String] = []
    for down in [true, true, true, true, true, true, false] {
      try await store.areas.move(a.id, down: down)
      sketches.append(try sketch())
    }

    #expect(
      sketches == [
        "B A | Work: C D | Home:", "B | Work: A C D | Home:", "B | Work: C A D | Home:",
        "B | Work: C D A | Home:", "B | Work: C D | Home: A", "B | Work: C D | Home: A",
        "B | Work: C D A | Home:",
      ])
    #expect(store.nextUndo?.deed == Deed(.moved, .list("A"), .name("Work")))
    // The step at the end was none.
    for _ in 1...6 { try await store.undo() }
    #expect(try sketch() == "A B | Work: C D | Home:")
    for _ in 1...6 { try await store.redo() }
    #expect(try sketch() == "B | Work: C D A | Home:")
  }

  @Test func `moves with its lists, in one step of undo`() async throws {
    let made = try await fill()
    let work = try #require(made["Work"])
    try await store.areas.move(work.id, down: false)
    #expect(try sketch() == "A B | Work: C D | Home:")

    try await store.areas.move(work.id, down: true)
    #expect(try sketch() == "A B | Home: | Work: C D")
    try await store.areas.move(work.id, to: nil, before: made["Home"]?.id)
    #expect(try sketch() == "A B | Work: C D | Home:")
    try await store.undo()
    #expect(try sketch() == "A B | Home: | Work: C D")
  }

  @Test func `takes lists and views before another one, or at its end`() async throws {
    let made = try await fill()
    let (work, home) = (try #require(made["Work"]), try #require(made["Home"]))
    let (a, d) = (try #require(made["A"]), try #require(made["D"]))
    let view = try await store.createView(name: "Late", query: "is:overdue")

    try await store.areas.move(a.id, to: work.id, before: d.id)
    #expect(try sketch() == "(Late) B | Work: C A D | Home:")
    try await store.areas.move(view.id, to: home.id)
    #expect(try sketch() == "B | Work: C A D | Home: (Late)")
    try await store.areas.move(d.id, toNew: "Garden")
    #expect(try sketch() == "B | Work: C A | Home: (Late) | Garden: D")
    #expect(store.nextUndo?.deed == Deed(.moved, .list("D"), .name("Garden")))
    for _ in 1...3 { try await store.undo() }
    #expect(try sketch() == "(Late) A B | Work: C D | Home:")
    let entry = store.nextUndo
    try await store.areas.move(d.id, to: work.id)
    #expect(store.nextUndo == entry)
  }

  @Test func `is shown to a user who drags as the store keeps it`() async throws {
    let made = try await fill()
    let names = ["A", "B", "C", "D", "Work", "Home"]
    for name in names {
      for other in names where other != name {
        let (list, target) = (try #require(made[name]), try #require(made[other]))
        var tree = try store.areas.tree()
        guard tree.move(list.id, over: target.id) else { continue }

        try await store.areas.move(
          list.id, to: tree.area(of: list.id)?.id, before: tree.successor(of: list.id))

        let groups = try store.areas.tree().groups.map { $0.lists.map(\.id) }
        #expect(groups == tree.groups.map { $0.lists.map(\.id) }, "\(name) over \(other)")
        #expect(try store.areas.tree().areas.map(\.id) == tree.areas.map(\.id))
        try await store.undo()
      }
    }
    #expect(try sketch() == "A B | Work: C D | Home:")
  }

  // MARK: - Deleting

  @Test func `leaves its lists when it is deleted, in one step of undo`() async throws {
    let made = try await fill()
    let work = try #require(made["Work"])
    let before = try Content(store)

    try await store.deleteList(work.id)

    #expect(try sketch() == "A B C D | Home:")
    #expect(store.nextUndo?.deed == Deed(.deleted, .area("Work")))
    try await store.undo()
    #expect(try sketch() == "A B | Work: C D | Home:")
    #expect(try Content(store) == before)
    #expect(try integrityProblems(of: store.connection) == [])
  }

  // MARK: - Putting away

  @Test func `that is put away takes its lists and their items out of sight`() async throws {
    let made = try await fill()
    let (work, c) = (try #require(made["Work"]), try #require(made["C"]))
    let today = store.clock.today
    let done = try await store.createItem(in: c.id, name: "Done")
    try await store.update([done.id], [.done(true)])
    try await store.createItem(in: c.id, name: "Open", due: today)
    let all = try store.results(for: ItemQuery(.all, today: today))
    #expect(try count(.today) == 1 && all.count == 1)

    try await store.areas.putAway(work)

    #expect(try sketch() == "A B | Home:")
    #expect(try store.areas.tree().putAway.map(\.list.name) == ["Work"])
    #expect(try store.lists(by: .place).map(\.list.name) == ["A", "B"])
    #expect(try store.lists(withPutAway: true).count == 4)
    #expect(try [ItemScope.today, .all, .everything].map(count) == [0, 0, 0])
    #expect(all.count == 0)
    #expect(try store.counts.load(of: today..<today.adding(days: 1))?[today] == nil)
    // Its own screen has them, and what is done is in the Logbook.
    #expect(try store.items(in: c.id).count == 2)
    #expect(try count(.logbook) == 1)
    #expect(store.nextUndo?.deed == Deed(.putAway, .area("Work")))

    try await store.areas.bringBack(try #require(try store.areas.area(work.id)))
    #expect(try sketch() == "A B | Work: C D | Home:")
    #expect(try count(.today) == 1 && all.count == 1)
    #expect(store.nextUndo?.deed == Deed(.broughtBack, .area("Work")))
  }

  @Test func `is shown without a list or a view that is put away`() async throws {
    let made = try await fill()
    let d = try #require(made["D"])
    let view = try await store.createView(name: "Late", query: "is:overdue")

    try await store.areas.putAway(d)
    try await store.areas.putAway(view)

    #expect(try sketch() == "A B | Work: C | Home:")
    #expect(try store.areas.tree().putAway.map(\.list.name) == ["D", "Late"])
    #expect(try store.views().isEmpty)
    for _ in 1...2 { try await store.undo() }
    #expect(try sketch() == "(Late) A B | Work: C D | Home:")
  }

  // MARK: - Rules

  @Test func `is in no area, holds no items, and does not hold the Inbox`() async throws {
    let made = try await fill()
    let (work, home) = (try #require(made["Work"]), try #require(made["Home"]))
    let inbox = try await store.inbox.prepare()
    let before = try Content(store)

    await #expect(throws: StoreError.refused(.areaInArea)) {
      try await store.areas.move(home.id, to: work.id)
    }
    await #expect(throws: StoreError.listMissing) {
      try await store.createItem(in: work.id, name: "Milk")
    }
    await #expect(throws: StoreError.refused(.inboxStays)) {
      try await store.areas.move(inbox.id, to: work.id)
    }
    await #expect(throws: StoreError.refused(.inboxStays)) { try await store.areas.putAway(inbox) }
    await #expect(throws: StoreError.refused(.areaMissing)) {
      try await store.createList(name: "E", in: inbox.id)
    }
    await #expect(throws: StoreError.invalidText(.noName(.area))) {
      try await store.areas.create(name: " ")
    }
    #expect(try Content(store) == before)
  }

  @Test(arguments: foreignAreas)
  func `of another program is read as far as it makes sense`(
    change: SQL, expected: String
  ) async throws {
    let made = try await fill()
    try await store.parts.gate.write { try $0.connection.run(change) }

    #expect(try sketch() == expected)
    for list in made.values {
      try await store.areas.move(list.id, down: true)
      try await store.areas.putAway(list)
    }
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `keeps the order of many lists`() async throws {
    let made = try await fill()
    let work = try #require(made["Work"])
    for number in 0..<200 { try await store.createList(name: "\(number)", in: work.id) }
    let last = try #require(try store.areas.tree().groups[1].lists.last)

    try await store.areas.move(last.id, to: work.id, before: made["C"]?.id)

    let names = try store.areas.tree().groups[1].lists.map(\.list.name)
    #expect(names == ["199", "C", "D"] + (0..<199).map { "\($0)" })
  }
}
