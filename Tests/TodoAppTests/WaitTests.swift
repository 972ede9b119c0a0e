import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel
import TodoValues

/// Items that wait for others, on the screen.
@MainActor @Suite struct WaitTests {
  private func start() async throws -> AppHarness {
    try await AppHarness(columns: 80, rows: 24) { store in
      let home = try await store.createList(name: "Home")
      let shops = try await store.createList(name: "Shops")
      try await store.createItem(in: shops.id, name: "Buy paint")
      let today = AppHarness.today
      try await store.createItems([
        NewItem("Paint", in: home.id, due: today),
        NewItem("Sand", in: home.id, due: today.adding(days: 1)),
      ])
    }
  }

  /// The items: “Buy paint”, “Paint” and “Sand”.
  private func items(_ harness: AppHarness) throws -> [TodoItem] {
    let query = ItemQuery(.all, sort: [SortRule(.name)], today: AppHarness.today)
    return try harness.store.finder.matches(of: query).items
  }

  private func isBlocked(_ name: String, _ harness: AppHarness) throws -> Bool {
    let query = ItemQuery(.all, filter: .state(.blocked), today: AppHarness.today)
    return try harness.store.finder.matches(of: query).items.contains { $0.name == name }
  }

  @Test func `W lets an item wait for the one whose name is typed, and u undoes it`() async throws {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("▌ ○ Paint")
    harness.app.press(.character("W"))
    await harness.expect("Waits for")
    harness.app.type("buy")
    await harness.expect("Buy paint")
    harness.app.press(.enter)

    await harness.expect("Made “Paint” wait for “Buy paint”")
    #expect(harness.app.screen.contains("▌ ⊘ Paint"))
    harness.app.press(.character("u"))
    await harness.expect("Undid: make “Paint” wait for “Buy paint”")
    #expect(harness.app.screen.contains("▌ ○ Paint"))
    #expect(try !isBlocked("Paint", harness))
    await harness.close()
  }

  @Test func `W offers the items of the list at once, or all if it has no other`() async throws {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("▌ ○ Paint")
    harness.app.press(.character("W"))
    await harness.expect("  Sand")
    #expect(!harness.app.screen.contains("Buy paint"))
    harness.app.press(.escape, .escape, .down, .enter)
    await harness.expect("▌ ○ Buy paint")
    harness.app.press(.character("W"))

    await harness.expect("  Paint")
    #expect(harness.app.screen.contains("  Sand"))
    await harness.close()
  }

  @Test func `W offers to end a wait that an item has`() async throws {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("▌ ○ Paint")
    for _ in 0..<2 {
      harness.app.press(.character("W"))
      await harness.expect("Waits for")
      harness.app.type("buy")
      await harness.expect("Buy paint")
      harness.app.press(.enter)
      await harness.expect("“Buy paint”")
    }

    await harness.expect("Stopped “Paint” waiting for “Buy paint”")
    #expect(harness.app.screen.contains("▌ ○ Paint"))
    await harness.close()
  }

  @Test func `a cycle is refused by a sentence`() async throws {
    let harness = try await start()
    let items = try items(harness)
    #expect(items.map(\.name) == ["Buy paint", "Paint", "Sand"])
    try await harness.store.update([items[2].id], [.addWait(items[1].id)])
    harness.app.press(.enter)
    await harness.expect("⊘ Sand")
    harness.app.press(.character("W"))
    await harness.expect("Waits for")
    harness.app.type("sand")
    harness.app.press(.enter)

    await harness.expect("“Paint” can't wait for “Sand”, which waits for it.")
    await harness.close()
  }

  @Test func `marked items wait for the chosen one, which does not wait for itself`() async throws {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("▌ ○ Paint")
    harness.app.press(.character("*"), .character("W"))
    await harness.expect("Waits for")
    harness.app.type("sand")
    await harness.expect("Sand")
    harness.app.press(.enter)

    await harness.expect("Made “Paint” wait for “Sand”")
    #expect(try isBlocked("Paint", harness) && !isBlocked("Sand", harness))
    await harness.close()
  }

  @Test func `completing the last awaited item reports what is no longer blocked`() async throws {
    let harness = try await start()
    let items = try items(harness)
    try await harness.store.update([items[1].id], [.addWait(items[2].id)])
    harness.app.press(.enter)
    await harness.expect("⊘ Paint")
    harness.app.press(.down, .character("x"))

    await harness.expect("Completed “Sand” · “Paint” is no longer blocked")
    #expect(harness.app.screen.contains("○ Paint"))
    await harness.close()
  }

  @Test func `Today has what is blocked at its end, and w names the awaited item`() async throws {
    let harness = try await start()
    let items = try items(harness)
    try await harness.store.update([items[0].id], [.set(\.due, AppHarness.today)])
    try await harness.store.update([items[1].id], [.addWait(items[0].id)])
    harness.app.type("gt")
    await harness.expect("Blocked")
    let rows = harness.app.screen.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    let heading = try #require(rows.firstIndex { $0.hasPrefix("Blocked") })
    #expect(rows[heading + 1].contains("⊘ Paint"))
    #expect(rows[..<heading].contains { $0.contains("○ Buy paint") })

    harness.app.press(.end, .character("w"))
    await harness.expect("It is blocked: it waits for “Buy paint”.")
    await harness.close()
  }

  @Test func `the details name the awaited item and lead to it`() async throws {
    let harness = try await start()
    let items = try items(harness)
    try await harness.store.update([items[1].id], [.addWait(items[0].id)])
    harness.app.press(.enter)
    await harness.expect("⊘ Paint")
    harness.app.press(.character("i"))
    await harness.expect("Buy paint (Shops)")
    #expect(harness.app.screen.contains("Waits for Buy paint (Shops)"))
    harness.app.press(.character("b"))

    await harness.expect("▌ ○ Buy paint")
    harness.app.press(.character("i"))
    await harness.expect("Paint (Home)")
    #expect(harness.app.screen.contains("Blocks    Paint (Home)"))
    await harness.close()
  }
}
