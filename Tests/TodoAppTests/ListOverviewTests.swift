import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel

@MainActor @Suite struct ListOverviewTests {
  @Test func `without lists an invitation's action adds one`() async throws {
    let harness = try await AppHarness(rows: 16)
    #expect(harness.app.screen.contains("No lists yet"))
    #expect(harness.app.screen.contains("Enter add a list   t tour   A add an item   ? help"))

    harness.app.press(.enter)
    #expect(harness.app.screen.contains("New list"))
    harness.app.type("Groceries")
    harness.app.press(.enter)

    await harness.expect("▌    Groceries")
    #expect(!harness.app.screen.contains("No lists yet"))
    await harness.close()
  }

  @Test func `a list shows its emoji, progress and number of open items`() async throws {
    let harness = try await AppHarness(rows: 12) { store in
      let list = try await store.createList(name: "Home", emoji: "🏡")
      for name in ["a", "b", "c"] { _ = try await store.createItem(in: list.id, name: name) }
      let done = try await store.createItem(in: list.id, name: "d")
      try await store.update([done.id], [.done(true)])
      _ = try await store.createList(name: "Empty")
    }

    #expect(
      harness.app.screen.split(separator: "\n").prefix(9) == [
        "  Lists                                             3 open",
        "  ●  Today                                           0 due",
        "  ▸  Upcoming                                        0 due",
        "  ○  All                                            3 open",
        "  ⚑  Flagged                                        0 open",
        "  ✓  Logbook                                        1 done",
        "  Lists",
        "▌ 🏡 Home                            ━━━───────     3 open",
        "     Empty                                          0 open",
      ])
    await harness.close()
  }

  @Test func `renaming keeps the list current and can be undone`() async throws {
    let harness = try await AppHarness { store in
      for name in ["A", "B", "C"] { _ = try await store.createList(name: name) }
    }
    harness.app.press(.down, .character("e"))
    harness.app.press(.end)
    harness.app.type("zz")
    harness.app.press(.enter)
    await harness.expect("▌    Bzz")

    harness.app.press(.character("u"))
    await harness.expect("▌    B ")
    await harness.expect("Undid: rename list")
    await harness.close()
  }

  @Test func `a list has one of a few colours, for its mark and progress`() async throws {
    let harness = try await AppHarness { store in
      let home = try await store.createList(name: "Home")
      let tap = try await store.createItem(in: home.id, name: "Tap")
      try await store.update([tap.id], [.done(true)])
    }
    harness.app.press(.character("e"), .tab, .tab)
    harness.app.type("mauve")
    harness.app.press(.enter)
    #expect(harness.app.screen.contains("Enter one of these: red"))
    harness.app.press(.control("u"))
    harness.app.type("Green")
    harness.app.press(.enter)
    await harness.expect("▌ ●  Home")

    let list = try #require(try harness.store.lists().first).list
    #expect(list.color == .green)
    let row = try harness.app.place(of: "Home").y
    let grid = harness.app.terminal.screen
    let roles = (0..<grid.size.width).map { grid[$0, row].style.foreground.role }
    let green = Role(rawValue: Role.firstFree + 3)
    #expect(roles[2] == green && roles.count { $0 == green } == 11)
    await harness.close()
  }

  @Test func `deleting a list makes the next current, and undo restores its items`()
    async throws
  {
    let harness = try await AppHarness { store in
      for name in ["A", "B", "C"] {
        let list = try await store.createList(name: name)
        _ = try await store.createItem(in: list.id, name: "item of \(name)")
      }
    }
    harness.app.press(.down, .character("d"))
    await harness.expect("Deleted list “B”")
    #expect(harness.app.screen.contains("▌    C"))

    harness.app.press(.character("u"))
    await harness.expect("▌    B")
    harness.app.press(.enter)
    await harness.expect("item of B")
    await harness.close()
  }

  @Test func `J and K move a list among the others, and undo moves it back`() async throws {
    let harness = try await AppHarness(rows: 14) { store in
      for name in ["C", "A", "B"] { _ = try await store.createList(name: name) }
    }
    func names() throws -> [String] { try harness.store.lists(by: .place).map(\.list.name) }
    #expect(harness.app.screen.contains("▌    C"))
    harness.app.press(.character("J"))
    #expect(try await harness.app.waitUntil { try names() == ["A", "C", "B"] })
    #expect(harness.app.screen.contains("▌    C"))
    harness.app.press(.character("J"), .character("J"))
    #expect(try await harness.app.waitUntil { try names() == ["A", "B", "C"] })
    harness.app.press(.character("K"))
    #expect(try await harness.app.waitUntil { try names() == ["A", "C", "B"] })
    harness.app.press(.character("u"), .character("u"))
    #expect(try await harness.app.waitUntil { try names() == ["A", "C", "B"] })
    await harness.close()
  }

  @Test func `an empty name is refused in the prompt and nothing that was typed is lost`()
    async throws
  {
    let harness = try await AppHarness(rows: 16)
    harness.app.press(.character("a"), .tab)
    harness.app.type("🛒")
    harness.app.press(.enter)

    await harness.expect("A list needs a name.")
    #expect(harness.app.screen.contains("🛒"))
    #expect(try harness.store.lists().isEmpty)
    await harness.close()
  }

  @Test func `without room for words a number is shown`() async throws {
    let harness = try await AppHarness(columns: 24, rows: 12) { store in
      let list = try await store.createList(name: "Groceries")
      let other = try await store.createList(name: "A list with a long name")
      for list in [list, list, other] {
        _ = try await store.createItem(in: list.id, name: "Milk", due: AppHarness.today)
      }
    }

    let rows = harness.app.screen.split(separator: "\n")
    #expect(rows[1] == "  ●  Today       3 due")
    #expect(rows[2] == "  ▸  Upcoming    0 due")
    #expect(rows[4] == "  ⚑  Flagged    0 open")
    #expect(rows[7] == "▌    Groceries  2 open")
    #expect(rows[8].hasSuffix("1") && rows[8].contains("A list with"))
    await harness.close()
  }

  @Test func `after going back, the row opened by a key is current`() async throws {
    let harness = try await AppHarness(rows: 12) { store in
      _ = try await store.createList(name: "Home")
    }

    harness.app.press(.character("g"), .character("t"))
    await harness.expect("Nothing due today")
    harness.app.press(.escape)

    await harness.expect("▌ ●  Today")
    await harness.close()
  }

  @Test func `numbers that changed out of sight are there with the first frame`() async throws {
    let harness = try await AppHarness(rows: 12) { store in
      let list = try await store.createList(name: "Home")
      for name in ["a", "b"] { _ = try await store.createItem(in: list.id, name: name) }
    }
    harness.app.press(.enter)
    await harness.expect("○ a")
    harness.app.press(.character(" "))
    await harness.expect("✓ a")

    harness.app.press(.escape)

    #expect(harness.app.screen.contains("1 open"))
    #expect(!harness.app.screen.contains("2 open"))
    await harness.close()
  }

  @Test func `the row of the screen that is open stays current when items are added there`()
    async throws
  {
    let harness = try await AppHarness(columns: 110, rows: 16) { store in
      _ = try await store.createList(name: "Home")
    }
    harness.app.press(.character("g"), .character("t"))
    await harness.expect("Nothing due today")

    for name in ["Buy stamps", "Write the report"] {
      harness.app.press(.character("a"))
      harness.app.type(name)
      harness.app.press(.enter)
      await harness.expect("○ \(name)")
    }

    await harness.expect("▌ ●  Today           2 due")
    await harness.close()
  }

  @Test(arguments: [":cart:", "🛒🛒", "👨‍👩‍👧‍👦", "ab"])
  func `an emoji is one character that a row has room for`(text: String) async throws {
    let harness = try await AppHarness(rows: 16) { store in
      _ = try await store.createList(name: "Home", emoji: "🏡")
    }
    harness.app.press(.character("e"), .tab, .control("u"))
    harness.app.type(text)
    harness.app.press(.enter)

    await harness.expect("Enter one emoji, or none.")
    #expect(try harness.store.lists().map(\.list.emoji) == ["🏡"])
    await harness.close()
  }

  @Test func `an emoji of an import that no row has room for is left out`() async throws {
    let harness = try await AppHarness(rows: 16) { store in
      _ = try await store.createList(name: "Home", emoji: ":house:")
    }

    #expect(harness.app.screen.contains("▌    Home"))
    await harness.close()
  }

  @Test func `a list is dragged to another position, in one step of undo`() async throws {
    let harness = try await AppHarness(rows: 16) { store in
      for name in ["Alpha", "Beta", "Gamma"] { _ = try await store.createList(name: name) }
    }
    harness.app.application.mouseMode = .full
    func names() throws -> [String] { try harness.store.lists(by: .place).map(\.list.name) }
    let (alpha, gamma) = (
      try harness.app.place(of: "Alpha"), try harness.app.place(of: "Gamma")
    )

    harness.app.drag(from: alpha, to: Point(x: alpha.x, y: gamma.y))
    #expect(try await harness.app.waitUntil { try names() == ["Beta", "Gamma", "Alpha"] })
    #expect(try harness.app.place(of: "Alpha") == gamma)
    harness.app.press(.character("u"))
    #expect(try await harness.app.waitUntil { try names() == ["Alpha", "Beta", "Gamma"] })

    // Over a row that is not a list of one's own nothing moves, and back again neither.
    let today = try harness.app.place(of: "Today")
    harness.app.drag(from: alpha, to: Point(x: alpha.x, y: today.y))
    #expect(try names() == ["Alpha", "Beta", "Gamma"])
    await harness.close()
  }

  @Test func `on a smart list, the keys of lists name the missing condition`() async throws {
    let harness = try await AppHarness(rows: 16) { store in
      _ = try await store.createList(name: "Alpha")
    }
    harness.app.press(.home, .character("J"))
    await harness.expect("Choose one of your lists first")
    await harness.close()
  }
}
