import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel

@MainActor @Suite struct PaletteTests {
  private func palette(typing text: String = "") async throws -> AppHarness {
    let harness = try await AppHarness(rows: 20) { store in
      let groceries = try await store.createList(name: "Groceries", emoji: "🛒")
      _ = try await store.createItem(in: groceries.id, name: "Bread")
      _ = try await store.createItem(in: groceries.id, name: "Hard cheese")
      let work = try await store.createList(name: "Work")
      _ = try await store.createItem(in: work.id, name: "Read the report")
    }
    harness.app.press(.control("p"))
    harness.app.type(text)
    return harness
  }

  private func rows(_ harness: AppHarness) -> [String] {
    harness.app.screen.split(separator: "\n").compactMap { line in
      let inside = line.split(separator: "│", omittingEmptySubsequences: false)
      guard inside.count == 3 else { return nil }
      let words = inside[1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return words.isEmpty ? nil : words
    }
  }

  @Test func `Alt and a letter open the palette with the letter typed`() async throws {
    let harness = try await palette()
    harness.app.press(.escape, .alt("b"))

    await harness.expect("○  Bread")
    #expect(rows(harness).first == "b")
    harness.app.type("read")
    harness.app.press(.enter)
    await harness.expect("▌ ○ Bread")
    await harness.close()
  }

  @Test func `the palette shows the keys with the fewest presses`() async throws {
    let harness = try await palette(typing: "go to today")
    await harness.expect("Alt-2")
    #expect(!harness.app.screen.contains("g t"))
    await harness.close()
  }

  @Test func `without text the palette has the lists, then the commands`() async throws {
    let harness = try await palette()

    let rows = rows(harness)
    #expect(rows.prefix(3) == ["List, item or command", "▌ 🛒 Groceries 2 open", "≡ Work 1 open"])
    #expect(rows.contains("› Add a list a"))
    #expect(!rows.contains { $0.contains("Next row") })
    #expect(!rows.contains { $0.contains("Bread") })
    await harness.close()
  }

  @Test func `commands with the word come before items, scattered matches after`()
    async throws
  {
    let harness = try await palette(typing: "ad")

    let rows = rows(harness)
    let list = try #require(rows.firstIndex { $0.contains("Add a list") })
    let bread = try #require(rows.firstIndex { $0.contains("○ Bread Groceries") })
    let scattered = try #require(rows.firstIndex { $0.contains("Go to the calendar") })
    #expect(list < bread && bread < scattered)
    #expect(!rows.contains { $0.contains("cheese") })
    await harness.close()
  }

  @Test func `a name that is typed exactly comes first, then those that begin with it`()
    async throws
  {
    let harness = try await AppHarness(rows: 20) { store in
      let list = try await store.createList(name: "Groceries")
      let today = AppHarness.today
      _ = try await store.createItem(in: list.id, name: "Buy milk and eggs", due: today)
      _ = try await store.createItem(in: list.id, name: "Eggs for the cake", due: today)
      _ = try await store.createItem(in: list.id, name: "Eggs")
    }
    harness.app.press(.control("p"))
    harness.app.type("eggs")

    await harness.expect("Buy milk")
    #expect(
      rows(harness).dropFirst().prefix(3).map { $0.replacing("▌ ", with: "") } == [
        "○ Eggs Groceries", "○ Eggs for the cake Groceries", "○ Buy milk and eggs Groceries",
      ])
    harness.app.press(.enter)
    await harness.expect("▌ ○ Eggs\n")
    await harness.close()
  }

  @Test func `a chosen list opens from anywhere`() async throws {
    let harness = try await palette(typing: "work")
    harness.app.press(.enter)
    await harness.expect("Lists › Work")

    harness.app.press(.control("p"))
    harness.app.type("grc")
    harness.app.press(.enter)

    await harness.expect("Lists › 🛒 Groceries")
    harness.app.press(.escape)
    #expect(harness.app.screen.hasPrefix("  Lists    "))
    await harness.close()
  }

  @Test func `a chosen item is current in its list`() async throws {
    let harness = try await palette(typing: "chee hard")
    harness.app.press(.enter)
    await harness.expect("Lists › 🛒 Groceries")
    #expect(harness.app.screen.contains("▌ ○ Hard cheese"))

    harness.app.press(.control("p"))
    harness.app.type("bread")
    harness.app.press(.enter)

    await harness.expect("▌ ○ Bread")
    harness.app.press(.escape)
    #expect(harness.app.screen.hasPrefix("  Lists    "))
    await harness.close()
  }

  @Test func `a command is performed after the palette is dismissed`() async throws {
    let harness = try await palette(typing: "add a list")

    harness.app.press(.enter)

    await harness.expect("New list")
    #expect(!harness.app.screen.contains("Go to"))
    harness.app.type("Errands")
    harness.app.press(.enter)
    await harness.expect("Errands")
    await harness.close()
  }

  @Test func `a command without a key is in the palette, and is performed there`() async throws {
    let harness = try await palette()
    harness.app.press(.escape)
    harness.app.application.keyMap = KeyMap(["lists.add": [], "app.tour": ["f5"], "app.quit": []])
    harness.app.press(.control("p"))

    harness.app.type("add a list")
    await harness.expect("›  Add a list")
    #expect(!rows(harness).contains { $0.hasSuffix("Add a list a") })
    harness.app.press(.enter)
    await harness.expect("New list")
    await harness.close()
  }

  @Test func `an item added by others meanwhile can be found`() async throws {
    let harness = try await palette(typing: "soap")
    await harness.expect("No matches")
    let list = try #require(harness.store.lists().first?.id)
    try await harness.store.createItem(in: list, name: "Soapy")

    harness.app.type("y")

    await harness.expect("○  Soapy")
    await harness.close()
  }

  @Test func `theme, density, motion and mouse change at once`() async throws {
    let harness = try await AppHarness(columns: 80, rows: 24) { store in
      _ = try await store.createList(name: "Home")
    }
    let application = harness.app.application
    func choose(_ title: String) {
      harness.app.press(.control("p"))
      harness.app.type(title)
      #expect(harness.app.screen.contains(title), "\(harness.app.screen)")
      harness.app.press(.enter)
    }

    for theme in Theme.all {
      choose("Theme: \(theme.name)")
      #expect(application.theme == theme && harness.app.terminal.theme.name == theme.name)
    }
    choose("Density: Compact")
    #expect(application.window.density == .compact)
    choose("Motion: None")
    #expect(application.animator.motion == .none && !application.adaptsMotion)
    choose("Mouse: Off")
    #expect(application.mouseMode == .off)
    harness.app.press(.control("p"))
    harness.app.type("Density: Compact")
    #expect(harness.app.screen.contains("now"))
    await harness.close()
  }

  @Test func `an item that a search does not show is current, and the search ends`() async throws {
    let harness = try await palette()
    harness.app.press(.escape, .enter)
    await harness.expect("Lists › 🛒 Groceries")
    harness.app.press(.character("/"))
    harness.app.type("cheese")
    harness.app.press(.enter)
    await harness.expect("1 found")

    harness.app.press(.control("p"))
    harness.app.type("bread")
    harness.app.press(.enter)
    await harness.expect("▌ ○ Bread")
    #expect(harness.app.screen.contains("2 open"))
    await harness.close()
  }

  @Test func `an item that is hidden because it is done is named in a message`() async throws {
    let harness = try await palette()
    harness.app.press(.escape, .enter)
    await harness.expect("▌ ○ Bread")
    harness.app.press(.space)
    await harness.expect("Completed “Bread”")
    harness.app.press(.character("c"))
    await harness.expect("1 hidden")

    harness.app.press(.control("p"))
    harness.app.type("bread")
    harness.app.press(.enter)
    await harness.expect("“Bread” is done and hidden   c show done items")
    await harness.close()
  }
}
