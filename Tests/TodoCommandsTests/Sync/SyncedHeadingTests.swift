import CivilCalendar
import TestSupport
import Testing
import TodoModel
import TodoSync

@testable import TodoCommands

/// Headings, on two machines and in files of other programs.
@Suite("Headings of a synchronised list") @MainActor struct SyncedHeadingTests: SyncedFolder {
  let home: TemporaryFolder
  let machine: SyncMachine
  private let other: SyncMachine

  init() throws {
    home = try TemporaryFolder()
    machine = try SyncMachine(folder: home.path)
    other = try SyncMachine(folder: home.path)
  }

  /// The top-level items of the list “Home” in their order, each after its heading.
  private func content(of machine: SyncMachine) async throws -> [String] {
    let list = try #require(try await machine.list("Home")).id
    let items = try await machine.content().items
      .filter { $0.list == list && $0.parent == nil }
      .sorted { ($0.order, $0.id) < ($1.order, $1.id) }
    return try items.map { item in
      let heading = try machine.store.headings.above(item)
      return (heading.map { "\($0.name)/" } ?? "") + item.name
    }
  }

  private func headings(of machine: SyncMachine) async throws -> [String] {
    let list = try #require(try await machine.list("Home")).id
    return try machine.store.headings.all(of: list).map(\.name)
  }

  /// Adds a list with two headings, and brings it to the other machine.
  private func fill() async throws -> [TodoItem] {
    var items = try await add("Bread")
    let list = items[0].list
    for (name, below) in [("Garden", ["Seeds", "Rake"]), ("Kitchen", ["Oven"])] {
      let heading = try await store.headings.add(name, to: list)
      for name in below {
        var new = NewItem(name, in: list)
        new.heading = heading.id
        items.append(try await store.createItem(new))
      }
    }
    try await machine.sync()
    try await other.sync()
    return items
  }

  private func exchange() async throws {
    try await machine.sync()
    try await other.sync()
    try await machine.sync()
    #expect(try await other.sync().isEmpty)
    #expect(try await machine.sync().isEmpty)
  }

  @Test func `come to another machine with their items, in a list that shows them`() async throws {
    _ = try await fill()

    #expect(
      try await content(of: other) == ["Bread", "Garden/Seeds", "Garden/Rake", "Kitchen/Oven"])
    #expect(try await other.list("Home")?.sort == [SortRule(.manual)])
    #expect(try await other.sync().isEmpty)
    #expect(try await machine.sync().isEmpty)
    try await other.store.undo()
    #expect(try await other.content().items == [])
  }

  @Test func `a renamed heading is renamed on the other machine, with its items`() async throws {
    let list = try await fill()[0].list
    var garden = try #require(try store.headings.all(of: list).first)
    garden.name = "Yard"
    try await store.updateList(garden)

    try await exchange()

    #expect(
      try await content(of: other) == ["Bread", "Yard/Seeds", "Yard/Rake", "Kitchen/Oven"])
    #expect(try await headings(of: other) == ["Yard", "Kitchen"])
  }

  @Test func `a heading that another to-do names keeps its name`() async throws {
    let list = try await fill()[0].list
    var garden = try #require(try store.headings.all(of: list).first)
    garden.name = "Yard"
    try await store.updateList(garden)
    try await machine.sync()
    try write("UID:a\nSUMMARY:Hose\nX-PANELTODO-HEADING:Garden", "a.ics")

    try await exchange()

    for one in [machine, other] {
      let content = Set(try await content(of: one))
      #expect(
        content == ["Bread", "Yard/Seeds", "Yard/Rake", "Garden/Hose", "Kitchen/Oven"])
    }
  }

  @Test func `an item goes to its heading, whichever side has moved it`() async throws {
    let items = try await fill()
    try await store.arrange(items[2].id, .after(items[3].id))
    let seeds = try #require(try await other.item("Seeds"))
    let bread = try #require(try await other.item("Bread"))
    try await other.store.arrange(seeds.id, .before(bread.id))

    try await exchange()

    for one in [machine, other] {
      #expect(try await content(of: one) == ["Seeds", "Bread", "Kitchen/Oven", "Kitchen/Rake"])
      #expect(try await headings(of: one) == ["Garden", "Kitchen"])
    }
  }

  @Test func `a to-do of another program is below none, or below that which it names`()
    async throws
  {
    _ = try await fill()
    try write("UID:a\nSUMMARY:Milk", "a.ics")
    try write("UID:b\nSUMMARY:Spade\nX-PANELTODO-HEADING:Garden", "b.ics")
    try write("UID:c\nSUMMARY:Lamp\nX-PANELTODO-HEADING:Hall", "c.ics")

    try await exchange()

    for one in [machine, other] {
      let content = Set(try await content(of: one))
      #expect(
        content == [
          "Bread", "Milk", "Garden/Seeds", "Garden/Rake", "Garden/Spade", "Kitchen/Oven",
          "Hall/Lamp",
        ])
      #expect(try await headings(of: one) == ["Garden", "Kitchen", "Hall"])
    }
  }

  @Test func `a deleted heading leaves its items on both machines`() async throws {
    let list = try await fill()[0].list
    let kitchen = try #require(try store.headings.all(of: list).last)
    try await store.deleteList(kitchen.id)

    try await exchange()

    #expect(
      try await content(of: other) == ["Bread", "Garden/Seeds", "Garden/Rake", "Garden/Oven"])
  }

  @Test func `a list that comes back has its headings once`() async throws {
    let list = try await fill()[0].list
    try await store.deleteList(list)
    let seeds = try #require(try await other.item("Seeds"))
    try await other.store.update([seeds.id], [.set(\.name, "Seeds and bulbs")])
    try await other.sync()

    try await machine.sync()

    #expect(try await content(of: machine) == ["Garden/Seeds and bulbs"])
    #expect(try await headings(of: machine) == ["Garden", "Kitchen"])
  }
}
