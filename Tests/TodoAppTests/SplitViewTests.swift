import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoAppTesting
import TodoModel

@MainActor @Suite struct SplitViewTests {
  private func errands(columns: Int = 160, rows: Int = 20) async throws -> AppHarness {
    try await AppHarness(columns: columns, rows: rows) { store in
      let home = try await store.createList(name: "Home")
      let work = try await store.createList(name: "Work")
      let today = AppHarness.today
      _ = try await store.createItem(in: home.id, name: "Fix the tap", due: today)
      var plants = try await store.createItem(in: home.id, name: "Water the plants", due: today)
      plants.recurrence = Recurrence(.weekly())
      plants.notes = "Not the *cactus*, see https://plants.example"
      try await store.updateItem(plants)
      _ = try await store.createItem(in: work.id, name: "Answer the survey", due: today)
    }
  }

  /// The parts of a row of the screen, between the lines of the split.
  private func columns(_ harness: AppHarness, _ row: Int) -> [String] {
    let lines = harness.app.screen.split(separator: "\n", omittingEmptySubsequences: false)
    return lines[row].split(separator: "│", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func `a wide terminal shows lists, items and detail, with first steps`()
    async throws
  {
    let harness = try await errands()
    await harness.expect("Nothing selected")

    #expect(columns(harness, 0) == ["Lists 3 open", "", "Details"])
    #expect(harness.app.screen.contains("No list is open"))
    harness.app.press(.enter)
    await harness.expect("Created: ")

    #expect(columns(harness, 0) == ["Lists 3 open", "Home 2 open", "Details"])
    #expect(columns(harness, 2) == ["● Today 3 due", "▌ ○ Fix the tap Today", "○ Fix the tap"])
    await harness.close()
  }

  @Test func `at 130 columns there is room for all three, at 100 for two, at 95 for one`()
    async throws
  {
    let harness = try await errands(columns: 130, rows: 24)
    harness.app.press(.enter)
    await harness.expect("Created: ")
    #expect(columns(harness, 0) == ["Lists 3 open", "Home 2 open", "Details"])

    harness.app.resize(columns: 100, rows: 24)

    #expect(columns(harness, 0) == ["Lists 3 open", "Home 2 open"])

    harness.app.resize(columns: 95, rows: 24)

    #expect(columns(harness, 0) == ["Lists › Home 2 open"])
    await harness.close()
  }

  @Test func `the detail follows the current row and the item's changes`() async throws {
    let harness = try await errands(rows: 30)
    harness.app.press(.enter)
    await harness.expect("Created: ")

    harness.app.press(.character("j"))
    await harness.expect("every week")

    #expect(columns(harness, 2)[2] == "○ Water the plants")
    #expect(harness.app.screen.contains("Not the cactus, see"))
    #expect(harness.app.screen.contains("https://plants.example"))
    #expect(harness.app.screen.contains("↻ Sat 28 Nov  in 7 days"))
    #expect(harness.app.screen.contains("↻ Sat 26 Dec  in 35 days"))
    harness.app.press(.character("1"))
    await harness.expect("high !!!")
    await harness.close()
  }

  @Test func `many steps at once read the last item alone`() async throws {
    let harness = try await AppHarness(columns: 140, rows: 20) { store in
      let list = try await store.createList(name: "Long")
      for number in 100..<300 {
        _ = try await store.createItem(in: list.id, name: "Item \(number)")
      }
    }
    harness.app.press(.enter)
    await harness.expect("Created: ")

    harness.app.pressTogether(Array(repeating: .character("j"), count: 199))
    #expect(columns(harness, 2)[2] == "○ Item 100")
    harness.app.press(.character("k"))
    // While keys come, the detail waits for the item on which the bar stays.
    #expect(columns(harness, 2)[2] == "○ Item 100")
    harness.app.run(for: 0.1)

    #expect(columns(harness, 2)[2] == "○ Item 298")
    await harness.close()
  }

  @Test func `another width keeps panels, the bar and typed text`() async throws {
    let harness = try await errands(columns: 140)
    harness.app.press(.enter, .character("j"))
    await harness.expect("every week")
    harness.app.press(.character("/"))
    harness.app.type("pla")

    harness.app.resize(columns: 80, rows: 20)
    #expect(columns(harness, 0) == ["Lists › Home 1 found"])
    #expect(harness.app.screen.contains("/ pla"))
    harness.app.type("n")
    harness.app.resize(columns: 140, rows: 20)
    harness.app.type("t")
    await harness.expect("every week")

    #expect(columns(harness, 0) == ["Lists 3 open", "Home 1 found", "Details"])
    #expect(harness.app.screen.contains("/ plant"))
    harness.app.press(.escape)
    #expect(harness.app.screen.contains("▌ ○ Water the plants"))
    await harness.close()
  }

  @Test func `Esc goes back a column, and another list replaces the items`() async throws {
    let harness = try await errands()
    harness.app.press(.enter)
    await harness.expect("Fix the tap")

    harness.app.press(.escape, .character("j"), .enter)
    await harness.expect("○ Answer the survey")

    #expect(columns(harness, 0)[1] == "Work 1 open")
    #expect(!harness.app.screen.contains("Fix the tap"))
    await harness.close()
  }

  @Test(arguments: [80, 160]) func `i shows all about the item, and Esc goes back`(
    width: Int
  ) async throws {
    let harness = try await errands(columns: width, rows: 30)
    harness.app.press(.enter, .character("j"), .character("i"))
    await harness.expect("Created: ")

    #expect(columns(harness, 0).last == (width == 80 ? "Lists › Home › Details" : "Details"))
    #expect(harness.app.screen.contains("Space done   e edit"))
    harness.app.press(.character("2"))
    await harness.expect("medium !!")
    harness.app.press(.escape)
    #expect(harness.app.screen.contains("▌ ○ Water the plants"))
    #expect(harness.app.screen.contains("a add"))
    await harness.close()
  }

  @Test func `a focused detail keeps its item, and reports its deletion`()
    async throws
  {
    let harness = try await errands()
    harness.app.press(.enter, .character("i"))
    await harness.expect("Created: ")

    harness.app.press(.character("d"))
    await harness.expect("This item was deleted")
    harness.app.press(.escape)
    await harness.expect("every week")
    harness.app.press(.character("u"))
    await harness.expect("Undid: ")
    await harness.close()
  }

  @Test func `o copies the link of the notes`() async throws {
    let harness = try await errands()
    harness.app.press(.enter, .character("j"), .character("i"))
    await harness.expect("copy link")

    harness.app.press(.character("o"))

    #expect(harness.app.terminal.clipboard == "https://plants.example")
    await harness.close()
  }

  @Test func `go commands work from every column`() async throws {
    let harness = try await errands()
    harness.app.press(.enter, .character("i"))
    await harness.expect("Created: ")

    harness.app.press(.character("g"), .character("t"))
    await harness.expect("○ Answer the survey")
    #expect(columns(harness, 0)[1] == "Today 3 due")
    harness.app.press(.character("H"))
    await harness.expect("Today › History")
    await harness.expect("Nothing selected")
    harness.app.press(.character("g"), .character("h"), .enter)
    #expect(columns(harness, 0)[1] == "Today 3 due")
    await harness.close()
  }

  @Test func `the start view has its detail after the first frame`() async throws {
    let harness = try await AppHarness(columns: 140, rows: 20, startView: .today) { store in
      let list = try await store.createList(name: "Home")
      _ = try await store.createItem(in: list.id, name: "Fix the tap", due: AppHarness.today)
    }
    #expect(columns(harness, 0)[1] == "Today 1 due")
    #expect(!harness.app.screen.contains("Created: "))

    await harness.expect("Created: ")
    await harness.close()
  }

  @Test func `a list that is deleted leaves its column`() async throws {
    let harness = try await errands()
    harness.app.press(.enter, .escape, .character("d"))

    await harness.expect("No list is open")
    await harness.expect("Nothing selected")
    await harness.close()
  }

  @Test func `next to the lists the app says what to do, if anything`() async throws {
    let empty = try await AppHarness(columns: 160, rows: 20)
    await empty.expect("The items of a list appear here.")
    #expect(!empty.app.screen.contains("opens the current list"))
    await empty.close()

    let harness = try await errands()
    await harness.expect("Enter opens the current list.")
    #expect(harness.app.screen.contains("g t shows the items due today, g c the calendar."))
    await harness.close()
  }

  @Test func `the help is a hint on every screen`() async throws {
    for columns in [160, 80, 40] {
      let harness = try await errands(columns: columns)
      #expect(harness.app.screen.contains("? help"))
      harness.app.press(.enter)
      await harness.expect("Fix the tap")
      #expect(harness.app.screen.contains("? help"), "\(harness.app.screen)")
      await harness.close()
    }
  }
}
