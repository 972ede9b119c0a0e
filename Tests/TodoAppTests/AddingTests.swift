import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel
import TodoValues

/// Adding an item on a screen with items of many lists.
@MainActor @Suite struct AddingTests {
  private func start(query: String = "@bills is:open") async throws -> AppHarness {
    try await AppHarness(columns: 80, rows: 16) { store in
      let list = try await store.createList(name: "Home")
      _ = try await store.createItem(in: list.id, name: "Tap")
      _ = try await store.createView(name: "Chosen", query: query)
    }
  }

  private func add(_ line: String, _ harness: AppHarness) async {
    await harness.expect("New item in")
    harness.app.type(line)
    harness.app.press(.enter)
    await harness.expect("Added “\(line)”")
  }

  private func item(_ name: String, _ harness: AppHarness) throws -> TodoItem {
    let query = ItemQuery(.everything, today: AppHarness.today)
    let items = try harness.store.results(for: query).items(in: 0..<20)
    return try #require(items.first { $0.name == name })
  }

  private func list(of item: TodoItem, _ harness: AppHarness) throws -> String? {
    try harness.store.list(item.list)?.list.name
  }

  @Test(arguments: ["a", "n", "A"])
  func `in Today it is due today, and goes to the Inbox`(key: Character) async throws {
    let harness = try await start()
    harness.app.type("gt")
    harness.app.press(.character(key))
    await add("Milk", harness)

    let milk = try item("Milk", harness)
    #expect(milk.due == AppHarness.today)
    #expect(try list(of: milk, harness) == "Inbox")
    await harness.expect("▌ ○ Milk")
    await harness.close()
  }

  @Test func `in Upcoming the day is asked first`() async throws {
    let harness = try await start()
    harness.app.type("gua")
    await harness.expect("On which day?")
    harness.app.type("fri")
    harness.app.press(.enter)
    await add("Milk", harness)
    #expect(try item("Milk", harness).due == AppHarness.today.adding(days: 6))
    await harness.close()
  }

  @Test func `in All it goes to the Inbox, and in Flagged it is flagged`() async throws {
    let harness = try await start()
    harness.app.type("gaa")
    await add("Milk", harness)
    #expect(try item("Milk", harness).due == nil)
    #expect(try list(of: item("Milk", harness), harness) == "Inbox")

    harness.app.type("gfa")
    await add("Eggs", harness)
    #expect(try item("Eggs", harness).isFlagged)
    await harness.expect("▌ ○ Eggs")
    await harness.close()
  }

  @Test func `in the Logbook the reason is given why not`() async throws {
    let harness = try await start()
    harness.app.type("gla")
    await harness.expect("The Logbook has only completed items.")
    await harness.close()
  }

  @Test func `in a view it has the values that the query requires`() async throws {
    let harness = try await start(
      query: "tag:bills list:home priority>low due<=3d is:flagged start:none plan:today")
    harness.app.press(.character("k"), .enter)
    await harness.expect("Lists › Chosen")
    harness.app.press(.character("a"))
    harness.app.type("Rent")
    await harness.expect("→ Home · Today · plan today · @bills · !medium · flagged")
    harness.app.press(.enter)
    await harness.expect("Added “Rent”")

    let rent = try item("Rent", harness)
    #expect(try list(of: rent, harness) == "Home")
    #expect(rent.tags == ["bills"] && rent.priority == .medium && rent.isFlagged)
    #expect(rent.due == AppHarness.today && rent.plan == DayPlan(AppHarness.today))
    await harness.expect("▌ ○ Rent")
    await harness.close()
  }

  @Test func `a value that a view requires and an item cannot have is reported`() async throws {
    let harness = try await start(query: "tag:bills notes:paid")
    harness.app.press(.character("k"), .enter)
    await harness.expect("Lists › Chosen")
    harness.app.press(.character("a"))
    await harness.expect("New item in")
    harness.app.type("Rent")
    harness.app.press(.enter)
    await harness.expect("“Rent” isn't in this view, which needs notes:paid")
    #expect(try item("Rent", harness).tags == ["bills"])
    await harness.close()
  }

  @Test func `the Inbox is opened by a key, comes first, and cannot be deleted`() async throws {
    let harness = try await start()
    harness.app.type("gi")
    await harness.expect("Lists › 📥 Inbox")
    harness.app.press(.character("a"))
    await harness.expect("New item in Inbox")
    harness.app.press(.escape, .escape)
    await harness.expect("▌ 📥 Inbox")
    harness.app.press(.character("d"))
    await harness.expect("d does nothing here")

    let inbox = try #require(try harness.store.inbox.list())
    await #expect(throws: StoreError.self) { try await harness.store.deleteList(inbox.id) }
    await harness.close()
  }

  @Test func `a list with the name of the Inbox is the Inbox`() async throws {
    let harness = try await AppHarness { store in
      _ = try await store.createList(name: "inbox")
    }
    harness.app.type("gi")
    await harness.expect("Lists › inbox")
    #expect(try harness.store.lists().count == 1)
    await harness.close()
  }

  @Test func `the day that Upcoming asks for has no time and no rule`() async throws {
    let harness = try await start()
    harness.app.type("gua")
    await harness.expect("On which day?")
    harness.app.type("fri 9am every week")
    harness.app.press(.enter)
    await harness.expect("On which day?")
    #expect(!harness.app.screen.contains("New item in"))
    await harness.close()
  }

  @Test func `lines pasted into the prompt for another item are added`() async throws {
    let harness = try await start()
    harness.app.type("A")
    harness.app.type("One")
    harness.app.press(Key(.enter, .alt))
    await harness.expect("Added “One”")
    harness.app.paste("Two\nThree\n")
    await harness.expect("Add 2 items?")
    harness.app.press(.enter)
    await harness.expect("Added 2 items")

    #expect(try list(of: item("Three", harness), harness) == "Inbox")
    await harness.close()
  }

  @Test func `an item whose list is not on the screen is announced`() async throws {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("Lists › Home")
    harness.app.type("gl")
    await harness.expect("Logbook")
    harness.app.type("A")
    await add("Milk", harness)

    #expect(try list(of: item("Milk", harness), harness) == "Home")
    await harness.close()
  }

  @Test func `another item after one for another list stays in the list of the prompt`()
    async throws
  {
    let harness = try await AppHarness(columns: 80, rows: 16) { store in
      var home = try await store.createList(name: "Home")
      home.sort = [SortRule(.manual)]
      try await store.updateList(home)
      _ = try await store.createItem(in: home.id, name: "Tap")
      _ = try await store.createItem(in: home.id, name: "Roof")
      _ = try await store.createList(name: "Shop")
    }
    harness.app.press(.enter)
    await harness.expect("▌ ○ Tap")
    harness.app.type("oBread #shop")
    harness.app.press(Key(.enter, .alt))
    await harness.expect("Added “Bread” to “Shop”")
    harness.app.type("Bulb")
    harness.app.press(.enter)
    await harness.expect("▌ ○ Bulb")

    let list = try #require(try harness.store.lists().first { $0.list.name == "Home" })
    let rows = ItemQuery(
      .topLevel(of: list.id), sort: list.list.sort, today: AppHarness.today)
    let names = try harness.store.results(for: rows).items(in: 0..<9).map(\.name)
    #expect(names == ["Tap", "Bulb", "Roof"])
    await harness.close()
  }
}
