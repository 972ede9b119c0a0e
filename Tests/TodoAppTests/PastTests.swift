import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel

/// Lists as they were, from the history.
@MainActor @Suite("A list as it was") struct PastTests {
  private static func fill(_ store: TodoStore) async throws {
    let home = try await store.createList(name: "Home")
    let milk = try await store.createItem(in: home.id, name: "Milk")
    _ = try await store.createItem(in: home.id, name: "Bread")
    try await store.createList(name: "Work")
    try await store.deleteItems([milk.id])
  }

  /// The app at the history, whose newest entry is the deletion of Milk.
  private func start(columns: Int = 80, rows: Int = 14) async throws -> AppHarness {
    let harness = try await AppHarness(columns: columns, rows: rows) { try await Self.fill($0) }
    harness.app.press(.character("H"))
    await harness.expect("History")
    return harness
  }

  @Test func `is shown at an entry of the history, and the arrows go through time`() async throws {
    let harness = try await start()

    harness.app.press(.right)
    await harness.expect("Home, as it was")
    #expect(harness.app.screen.contains("Deleted “Milk”"))
    #expect(harness.app.screen.contains("○ Bread") && harness.app.screen.contains("× Milk"))
    #expect(harness.app.screen.contains("removed") && harness.app.screen.contains("1 open"))

    harness.app.press(.left)
    await harness.expect("Added “Bread”")
    #expect(harness.app.screen.contains("○ Milk") && harness.app.screen.contains("2 open"))
    harness.app.press(.left, .left)
    await harness.expect("The list had no items")
    harness.app.press(.left)
    await harness.expect("This is the first change of the list")
    harness.app.press(.right)
    await harness.expect("Added “Milk”")
    #expect(!harness.app.screen.contains("Bread"))

    harness.app.press(.escape)
    await harness.expect("Added list “Work”")
    await harness.close()
  }

  @Test func `begins at the item that was changed, and tells the change from a date`() async throws
  {
    let harness = try await AppHarness(columns: 80, rows: 14) { store in
      let home = try await store.createList(name: "Home", sort: [SortRule(.manual)])
      _ = try await store.createItem(in: home.id, name: "Milk")
      let bread = try await store.createItem(in: home.id, name: "Bread", due: AppHarness.today)
      try await store.update([bread.id], [.set(\.name, "Rye bread")])
    }
    harness.app.press(.character("H"), .right)

    await harness.expect("▌ ○ Rye bread")
    #expect(harness.app.screen.contains("Today · changed"))
    harness.app.press(.up)
    await harness.expect("▌ ○ Milk")
    harness.app.press(.left)
    await harness.expect("▌ ○ Milk")
    await harness.expect("○ Bread")
    await harness.close()
  }

  @Test func `ends the heading, dates and effects at one column`() async throws {
    let harness = try await AppHarness(columns: 60, rows: 14) { store in
      let home = try await store.createList(name: "Home", sort: [SortRule(.manual)])
      _ = try await store.createItem(in: home.id, name: "Milk", due: AppHarness.today)
      _ = try await store.createItem(in: home.id, name: "Tea")
      let bread = try await store.createItem(in: home.id, name: "Bread", due: AppHarness.today)
      try await store.update([bread.id], [.set(\.name, "Rye bread")])
    }
    harness.app.press(.character("H"), .right)
    await harness.expect("Today · changed")

    let rows = ["Renamed", "○ Milk", "○ Rye bread"].compactMap { text in
      harness.app.screen.split(separator: "\n").first { $0.contains(text) }
    }
    let ends = rows.compactMap { row in row.lastIndex { $0 != " " }.map { row[...$0].count } }
    #expect(ends == [58, 58, 58], "\(harness.app.screen)")
    await harness.close()
  }

  @Test func `gives an item back with Enter, in one step of undo`() async throws {
    let harness = try await start()
    harness.app.press(.right)
    await harness.expect("× Milk")
    harness.app.press(.end, .enter)

    await harness.expect("Brought back “Milk”   u undo")
    let list = try #require(try harness.store.lists().first { $0.list.name == "Home" })
    let items = try harness.store.items(in: list.id)
    #expect(try items.items(in: 0..<9).map(\.name) == ["Bread", "Milk"])
    harness.app.press(.enter)
    await harness.expect("“Milk” is still as it was")
    harness.app.press(.character("u"))
    await harness.expect("Undid: bring back “Milk”")
    #expect(try items.items(in: 0..<9).map(\.name) == ["Bread"])
    await harness.close()
  }

  @Test func `says at its end that older changes were discarded`() async throws {
    let harness = try await start()
    try await harness.store.upkeep.forgetChanges(keeping: 3)
    harness.app.press(.right)
    await harness.expect("× Milk")

    harness.app.press(.left)
    await harness.expect("Added “Bread”")
    harness.app.press(.left)

    await harness.expect("Older changes have been discarded")
    #expect(harness.app.screen.contains("Added “Bread”"))
    await harness.close()
  }

  @Test func `is explained where there is none`() async throws {
    let harness = try await AppHarness(columns: 80, rows: 14) { store in
      try await store.createView(name: "Late", query: "is:overdue")
    }
    harness.app.press(.character("H"), .right)

    await harness.expect("A view has no items of its own")
    await harness.close()
  }

  @Test(arguments: [(20, 5), (30, 9), (200, 60)])
  func `fits any window`(columns: Int, rows: Int) async throws {
    let harness = try await start(columns: columns, rows: rows)

    harness.app.press(.right)
    await harness.expect("Bread")
    harness.app.press(.left, .escape)

    #expect(!harness.app.application.isQuitting)
    await harness.close()
  }

  @Test func `is read in a dialogue, and gives an item back there`() async throws {
    let store = try TodoStore.temporary(clock: AppHarness.clock())
    try await Self.fill(store)

    let said = try await AppHarness.dialogue(store, ["history", "look 1", "earlier", "2"])

    #expect(said.contains { $0.contains("Added “Bread”") })
    #expect(said.contains { $0.contains("Brought back “Milk”") }, "\(said)")
  }
}
