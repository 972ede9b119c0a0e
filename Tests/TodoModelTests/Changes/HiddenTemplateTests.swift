import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@Suite("A template out of sight") @MainActor struct HiddenTemplateTests {
  private let store: TodoStore

  init() throws { store = try TodoStore.temporary(clock: .drawn) }

  private func count(_ scope: ItemScope, _ filter: Query = .everything) throws -> Int {
    let today = store.clock.today
    return try store.counts.count(of: ItemQuery(scope, filter: filter, today: today))
  }

  @Test func `is in no list of names, and its items in no smart list, count or search`()
    async throws
  {
    let list = try await Trip.make(in: store)
    try await store.update(
      try Content(store).items.map(\.id), [.set(\.isFlagged, true)])
    let scopes: [ItemScope] = [.today, .upcoming, .all, .flagged, .logbook, .everything]
    let before = try scopes.map { try count($0) }
    let found = try count(.everything, .text("Pack", isPrefix: true))
    let template = try await Trip.keep(list, in: store, as: "Rome")

    #expect(try scopes.map { try count($0) } == before)
    #expect(found == 2)
    #expect(try count(.everything, .text("Pack", isPrefix: true)) == found)
    #expect(try count(.everything, .text("Socks", isPrefix: true)) == 1)
    #expect(try store.lists(withPutAway: true).map(\.list.id) == [list.id])
    #expect(try store.views().isEmpty)
    let tree = try store.areas.tree()
    #expect(tree.templates.map(\.list.name) == ["Rome"] && tree.putAway.isEmpty)
    #expect(tree.groups.flatMap(\.lists).map(\.id) == [list.id])
    #expect(try store.list(template.id)?.openCount == 5)
    let far = Day.firstOfTemplate
    #expect(try store.counts.load(of: far..<far.adding(days: 9))?.isEmpty == true)
    // What another program completes there was not done.
    try await store.parts.gate.write { ledger in
      try ledger.connection.run(
        "UPDATE item SET completed = 1 WHERE list = ?", .blob(template.id))
    }
    #expect(try count(.logbook) == before[4])
  }

  @Test func `reminds of nothing`() async throws {
    let list = try await store.createList(name: "A")
    let call = try await store.createItem(
      NewItem("Call", in: list.id, due: store.clock.today.adding(days: 2), dueTime: .noon))
    let next = try store.reminders.next()

    _ = try await Trip.keep(list, in: store, as: "T")

    #expect(next != nil)
    #expect(try store.reminders.next() == next)
    #expect(try store.reminders.due().isEmpty)
    try await store.update([call.id], [.done(true)])
    #expect(try store.reminders.next() == nil)
  }

  @Test func `has items that are neither completed, worked on nor moved`() async throws {
    let list = try await Trip.make(in: store)
    let template = try await Trip.keep(list, in: store, as: "Trip")
    let content = try Content(store)
    let inside = try #require(content.items.first { $0.list == template.id && $0.name == "Pack" })
    let outside = try #require(content.items.first { $0.list == list.id && $0.name == "Pack" })

    for change in [ItemChange.done(true), .work(true)] {
      await #expect(throws: StoreError.refused(.templateItem(item: "Pack"))) {
        try await store.update([inside.id], [change])
      }
    }
    await #expect(throws: StoreError.refused(.templateMove)) {
      try await store.update([inside.id], [.list(list.id)])
    }
    await #expect(throws: StoreError.refused(.templateMove)) {
      try await store.update([outside.id], [.list(template.id)])
    }
    #expect(try Content(store) == content)
    try await store.update([inside.id], [.set(\.priority, .high), .shiftDue(days: 2)])
    #expect(try store.item(inside.id)?.due?.templateOffset == 7)
  }

  @Test func `is renamed and deleted like a list, and stays a template`() async throws {
    let template = try await Trip.keep(try await Trip.make(in: store), in: store, as: "Trip")
    var renamed = template
    renamed.name = "Journey"
    renamed.template = nil

    try await store.updateList(renamed)
    #expect(try store.templates.all().map(\.name) == ["Journey"])
    try await store.deleteList(template.id)
    #expect(try store.templates.all().isEmpty)
    #expect(store.nextUndo?.deed == Deed(.deleted, .template("Journey")))
    try await store.undo()
    #expect(try store.templates.needs(of: template.id).blanks == ["place", "who"])
    await #expect(throws: StoreError.listMissing) {
      try await store.areas.move(template.id, to: nil)
    }
  }

  @Test(arguments: [0, 7, -1])
  func `of another program is one that adds a list`(kind: Int) async throws {
    let template = try await Trip.keep(try await Trip.make(in: store), in: store, as: "Trip")
    try await store.parts.gate.write { ledger in
      try ledger.connection.withoutRules {
        try ledger.connection.run("UPDATE list SET template = ?", .integer(kind))
      }
    }

    #expect(try store.lists().isEmpty)
    #expect(try store.templates.all().contains { $0.id == template.id && $0.template == .list })
  }

  @Test func `has no more items than can be copied at once`() async throws {
    let list = try await store.createList(name: "Many")
    let names = (0...TodoList.Template.mostItems).map { NewItem("\($0)", in: list.id) }
    try await store.createItems(names)

    await #expect(throws: StoreError.refused(.largeTemplate)) {
      try await store.perform(.keep(list.id, asTemplate: "Many"))
    }
    #expect(try store.templates.all().isEmpty)
  }
}
