import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel
import TodoValues

@testable import TodoApp

/// A list as a board: its columns, and the usual actions on their items.
@MainActor @Suite("A board") struct BoardTests {
  @Test func `has the headings as columns, with the numbers of their items`() async throws {
    let stage = try await BoardStage()

    #expect(stage.app.screen.contains("by heading · 4 open"))
    await stage.expect(["No heading 1", "▌ ○ Bread"], in: 0)
    await stage.expect(["Garden 2", "▌ ○ Seeds", "○ Water"], in: 1)
    await stage.expect(["Kitchen 1 ›", "▌ ○ Oven"], in: 2)
    stage.app.press(.character("b"))
    #expect(stage.app.screen.contains("▾ Garden") && !stage.app.screen.contains("│"))
    await stage.close()
  }

  @Test func `has its columns beside the lists in a wide terminal`() async throws {
    let stage = try await BoardStage(columns: 120, rows: 40)

    await stage.expect(["Garden 2", "▌ ○ Seeds", "○ Water"], in: 2, lines: 3)
    stage.app.press(.character("l"), .space)
    await stage.expect(["Garden 1", "▌ ○ Water"], in: 2, lines: 3)
    await stage.close()
  }

  @Test func `has one column in a narrow terminal, below the titles of all`() async throws {
    let stage = try await BoardStage(columns: 40, rows: 10)

    #expect(stage.app.screen.contains("  No heading 1  Garden 2  Kitchen 1"))
    #expect(stage.app.screen.contains("▌ ○ Bread") && !stage.app.screen.contains("Seeds"))
    stage.app.press(.right)
    #expect(stage.app.screen.contains("▌ ○ Seeds") && !stage.app.screen.contains("Bread"))
    stage.app.press(.character("<"))
    #expect(
      try await stage.app.waitUntil {
        try stage.open() == ["- Bread", "- Seeds", "Garden Water", "Kitchen Oven"]
      })
    await stage.expect("○ Bread")
    await stage.expect("▌ ○ Seeds")
    await stage.close()
  }

  @Test func `scrolls to the current column`() async throws {
    let stage = try await BoardStage()

    stage.app.press(.character("l"), .right, .character("l"))
    await stage.expect(["‹ Garden 2", "▌ ○ Seeds", "○ Water"], in: 0)
    await stage.expect(["Done 0", "Nothing here"], in: 2)
    stage.app.press(.left, .character("h"), .character("h"))
    await stage.expect(["No heading 1", "▌ ○ Bread"], in: 0)
    // The first column leaves the key to the way back.
    stage.app.press(.character("h"))
    await stage.expect("Upcoming")
    await stage.close()
  }

  @Test func `begins with priorities in a list without headings`() async throws {
    let stage = try await BoardStage { store in
      let list = try await store.createList(name: "Home")
      try await store.createItem(NewItem("Bread", in: list.id, priority: .high))
    }

    await stage.expect(["High priority 1", "▌ ○ Bread !!!"], in: 0)
    await stage.expect(["Medium priority 0", "Nothing here"], in: 1)
    stage.app.press(.character("v"))
    await stage.expect(["Open 1", "▌ ○ Bread !!!"], in: 0, lines: 1)
    await stage.expect(["Done 0", "Nothing here"], in: 1, lines: 1)
    await stage.close()
  }

  @Test func `wraps a name without room in one line, with its details after it or below it`()
    async throws
  {
    let names = [
      "Tea", "Sweep the chimney and the hall", "Ask both neighbours, upstairs",
      "Write the letter to the landlord about the heating, the water and all of the windows",
    ]
    let stage = try await BoardStage { store in
      let list = try await store.createList(name: "Home", sort: [SortRule(.manual)])
      for name in names {
        try await store.createItem(NewItem(name, in: list.id, priority: .high))
      }
    }

    await stage.expect(
      [
        "High priority 4", "▌ ○ Tea !!!", "○ Sweep the chimney", "and the hall !!!",
        "○ Ask both neighbours,", "upstairs !!!", "○ Write the letter to", "the landlord about",
        "the heating, the wa…", "!!!",
      ], in: 0)
    await stage.close()
  }

  @Test func `completes, adds, opens and deletes items like any screen of items`() async throws {
    let stage = try await BoardStage()

    stage.app.press(.right, .space)
    await stage.expect("Completed “Seeds”")
    await stage.expect(["Garden 1", "▌ ○ Water"], in: 1)
    stage.app.press(.character("a"))
    stage.app.type("Rake")
    stage.app.press(.enter)
    await stage.expect(["Garden 2", "○ Water", "▌ ○ Rake"], in: 1)
    stage.app.press(.enter)
    await stage.expect("Notes")
    stage.app.press(.escape, .character("d"))
    await stage.expect("Deleted “Rake”")
    await stage.expect(["Garden 1", "▌ ○ Water"], in: 1)
    await stage.close()
  }

  @Test func `has another column for a heading that is added elsewhere`() async throws {
    let stage = try await BoardStage()
    let list = try stage.list()

    let attic = try await stage.harness.store.headings.add("Attic", to: list.id)
    stage.app.press(.right, .right, .right)
    await stage.expect(["Attic 0 ›", "Nothing here"], in: 2)
    var box = NewItem("Box", in: list.id)
    box.heading = attic.id
    try await stage.harness.store.createItem(box)
    await stage.expect(["Attic 1 ›", "▌ ○ Box"], in: 2)
    await stage.close()
  }

  @Test func `adds a heading right of the current column`() async throws {
    let stage = try await BoardStage()

    stage.app.press(.right, .character("O"))
    stage.app.type("Pond")
    stage.app.press(.enter)
    await stage.expect(["Pond 0 ›", "Nothing here"], in: 2)
    await stage.close()
  }

  @Test func `gives way to the results of a search, and comes back`() async throws {
    let stage = try await BoardStage()

    stage.app.press(.character("/"))
    stage.app.type("oven")
    await stage.expect("1 found")
    #expect(!stage.app.screen.contains("│"))
    stage.app.press(.escape)
    await stage.expect(["No heading 1", "▌ ○ Bread"], in: 0)
    await stage.close()
  }

  @Test func `hides the column of done items with these`() async throws {
    let stage = try await BoardStage(columns: 120)

    stage.app.press(.right, .right, .character(">"))
    await stage.expect("Completed “Oven”")
    stage.app.press(.character("c"))
    await stage.expect(["Kitchen 0", "Nothing here"], in: 3, lines: 3)
    await stage.close()
  }

  @Test func `of a long list reads only what is in sight`() async throws {
    let stage = try await BoardStage { store in
      let list = try await store.createList(name: "Home", sort: [SortRule(.manual)])
      try await store.createItems((0..<500).map { NewItem("Item \($0)", in: list.id) })
      try await store.headings.add("Later", to: list.id)
    }

    stage.app.press(.end)
    await stage.expect("▌ ○ Item 499")
    let rows = stage.app.application.window.rootPanel?.treeDescription
      .split(separator: "\n").count { $0.contains("ItemRowPanel") }
    #expect((1..<60).contains(rows ?? 0))
    stage.app.press(.character(">"))
    await stage.expect(["Later 1", "▌ ○ Item 499"], in: 1)
    await stage.close()
  }

  @Test func `is read in a dialogue, one column at a time`() async throws {
    let store = try TodoStore.temporary(clock: AppHarness.clock())
    try await BoardStage.fill(store)

    let said = try await AppHarness.dialogue(
      store, ["6", "board", "right", "advance 1", "return 2"])

    let text = said.joined(separator: "\n")
    #expect(text.contains("Column 1 of 4"), "\(text)")
    #expect(text.contains("Column 2 of 4"), "\(text)")
    #expect(text.contains("Moved “Seeds” to “Kitchen”"), "\(text)")
    #expect(text.contains("Moved “Seeds” to “Garden”"), "\(text)")
  }

  @Test func `is shown again at the next start`() throws {
    var kept = Memory()
    var configuration = AppConfiguration()
    configuration.remember = { kept = $0 }
    let (work, home) = (Identifier<TodoList>(), Identifier<TodoList>())
    let boards = BoardChoices(choices: RememberedChoices(configuration))
    boards.set(.heading, of: work)
    boards.set(.heading, of: home)
    boards.set(.priority, of: home)
    boards.set(nil, of: work)

    configuration.memory = Memory(reading: Array(kept.text.utf8))
    let next = BoardChoices(choices: RememberedChoices(configuration))
    #expect(next.kind(of: work) == nil && next.kind(of: home) == .priority)

    for _ in 0..<BoardChoices.most { boards.set(.heading, of: Identifier()) }
    #expect(kept.boards.count == BoardChoices.most && kept.text.utf8.count < 1 << 15)
  }
}
