import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoAppTesting
import TodoModel
import TodoValues

@MainActor @Suite struct QuickAddTests {
  private func start(rows: Int = 16) async throws -> AppHarness {
    let harness = try await AppHarness(columns: 70, rows: rows) { store in
      let errands = try await store.createList(name: "Errands")
      _ = try await store.createList(name: "Home")
      _ = try await store.createList(name: "House")
      _ = try await store.createItem(NewItem("Apples", in: errands.id, tags: ["bills"]))
    }
    harness.app.press(.enter)
    return harness
  }

  private func items(_ list: String, _ harness: AppHarness) throws -> [TodoItem] {
    let list = try #require(harness.store.lists().first { $0.list.name == list })
    return try harness.store.items(in: list.list.id).items(in: 0..<list.openCount)
  }

  @Test func `understood words are highlighted and explained below the line`() async throws {
    let harness = try await start()
    harness.app.press(.character("a"))
    harness.app.type("Pay rent fri 9am #home @bills !high every month")

    #expect(
      harness.app.screenWithRoles == """
          Lists › Errands                                             1 open  |   ..sssss.f.nnnnnnn.............................................s.ssss
                                                                              |
        ▌ ○ Apples                                                    @bills  |   ATSTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTFFFFFFTT
             ╭─ New item in Errands ────────────────────────────────────╮     |   .....bbnnnnnnnnnnnnnnnnnnnnnbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
             │                                                          │     |   .....bttttttttttttttttttttttttttttttttttttttttttttttttttttttttttb
             │ Pay rent fri 9am #home @bills !high every month          │     |   .....bttttttttttaaataaataaaaataaaaaataaaaataaaaaaaaaaa^tttttttttb
             │ Fri 27 Nov 9:00 · #Home · @bills · !high · every month   │     |   .....btsssssssssssssssssssssssssssssssssssssssssssssssssssssstttb
             │                                                          │     |   .....bttttttttttttttttttttttttttttttttttttttttttttttttttttttttttb
             │ Add   Cancel                                             │     |   .....btssstttsssssstttttttttttttttttttttttttttttttttttttttttttttb
             ╰──────────────────────────────────────────────────────────╯     |   .....bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
                                                                              |
                                                                              |
                                                                              |
                                                                              |
                                                                              |
          Enter add   Alt-Enter add another   Esc cancel   Tab next field     |   ..kkkkk.hhh...kkkkkkkkk.hhh.hhhhhhh...kkk.hhhhhh...kkk.hhhh.hhhhh
        """)
    harness.app.press(.enter)
    await harness.expect("Added “Pay rent” to “Home”   u undo")

    let item = try #require(try items("Home", harness).first)
    #expect(item.name == "Pay rent" && item.tags == ["bills"] && item.priority == .high)
    #expect(item.due == AppHarness.today.adding(days: 6))
    #expect(item.dueTime == TimeOfDay(hour: 9) && "\(item.recurrence!)" == "every month")
    await harness.close()
  }

  @Test func `a misspelt day is underlined, and Tab corrects it`() async throws {
    let harness = try await start()
    harness.app.press(.character("a"))
    harness.app.type("Lunch with Sam tuesd 12:30")
    #expect(harness.app.screen.contains("tuesd → Tue 24 Nov 12:30 · Tab"))

    harness.app.press(.tab)
    #expect(harness.app.screen.contains("Lunch with Sam tuesday 12:30"))
    #expect(!harness.app.screen.contains("· Tab"))
    harness.app.press(.enter)
    await harness.expect("○ Lunch with Sam")

    let added = try items("Errands", harness).first { $0.name == "Lunch with Sam" }
    let item = try #require(added)
    #expect(
      item.due?.description == "2026-11-24" && item.dueTime == TimeOfDay(hour: 12, minute: 30))
    await harness.close()
  }

  @Test func `a date beside unknown words is not a date`() async throws {
    let harness = try await start()
    harness.app.press(.character("a"))
    harness.app.type("Pills every 12 hours starting tomorrow")

    #expect(harness.app.screen.contains("“every 12 hours” was not understood"))
    #expect(!harness.app.screen.contains("from Tomorrow"))
    await harness.close()
  }

  @Test func `Backspace after a chip turns it into words`() async throws {
    let harness = try await start()
    harness.app.press(.character("a"))
    harness.app.type("Watch the news tomorrow")
    #expect(harness.app.screen.contains("│ Tomorrow "))

    harness.app.press(.backspace)
    #expect(harness.app.screen.contains("Watch the news tomorrow "))
    #expect(!harness.app.screen.contains("│ Tomorrow "))

    // The next Backspace deletes a character, as elsewhere.
    harness.app.press(.backspace, .enter)
    await harness.expect("▌ ○ Watch the news tomorro\n")
    await harness.close()
  }

  @Test func `Tab cycles through lists and tags with that prefix`() async throws {
    let harness = try await start()
    harness.app.press(.character("a"))
    harness.app.type("Soap #ho")
    #expect(harness.app.screen.contains("Tab: #Home #House"))

    harness.app.press(.tab)
    #expect(harness.app.screen.contains("Soap #Home "))
    harness.app.press(.tab)
    #expect(harness.app.screen.contains("Soap #House "))
    harness.app.type(" @b")
    harness.app.press(.tab, .enter)

    await harness.expect("Added “Soap” to “House”")
    #expect(try items("House", harness).first?.tags == ["bills"])
    await harness.close()
  }

  @Test func `a missing list stays a word of the name`() async throws {
    let harness = try await start()
    harness.app.press(.character("a"))
    harness.app.type("Read #elsewhere tomorrow")
    harness.app.press(.enter)

    await harness.expect("○ Read #elsewhere ")
    #expect(try items("Errands", harness).first?.due == AppHarness.today.adding(days: 1))
    await harness.close()
  }

  @Test func `a missing list at the end hides no date, and Tab makes it a new one`() async throws {
    let harness = try await start()
    harness.app.press(.character("a"))
    harness.app.type("Send offer tomorrow 10am #Work")
    #expect(harness.app.screen.contains("Tomorrow 10:00 · #Work → a new list · Tab"))

    harness.app.press(.tab)
    #expect(harness.app.screen.contains("Tomorrow 10:00 · #Work, a new list"))
    harness.app.press(.enter)
    await harness.expect("Added “Send offer” to “Work”")

    #expect(try items("Work", harness).first?.due == AppHarness.today.adding(days: 1))
    await harness.close()
  }

  @Test func `a list in quotes that is missing is added with the item, in one step of undo`()
    async throws
  {
    let harness = try await start()
    harness.app.press(.character("a"))
    harness.app.type("Sell bike #\"Garage\" tomorrow")
    #expect(harness.app.screen.contains("#Garage, a new list"))
    harness.app.press(.enter)
    await harness.expect("Added “Sell bike” to “Garage”")

    #expect(try items("Garage", harness).map(\.name) == ["Sell bike"])
    harness.app.press(.character("u"))
    await harness.expect("Undid: add")
    #expect(try harness.store.lists().map(\.list.name) == ["Errands", "Home", "House"])
    await harness.close()
  }

  @Test func `a line without a name is refused, and stays`() async throws {
    let harness = try await start()
    harness.app.press(.character("a"))
    harness.app.type("#home")
    harness.app.press(.enter)

    await harness.expect("An item needs a name.")
    #expect(harness.app.screen.contains("│ #home "))
    await harness.close()
  }

  @Test func `Alt-Enter adds, and asks for another one`() async throws {
    let harness = try await start()
    harness.app.press(.character("a"))
    harness.app.type("One")
    #expect(harness.app.screen.contains("Enter add   Alt-Enter add another   Esc cancel"))
    harness.app.press(Key(.enter, .alt))
    await harness.expect("2 open")
    await harness.expect("Added “One” to “Errands”   u undo")
    harness.app.type("Two")
    harness.app.press(.enter)

    await harness.expect("3 open")
    await harness.expect("▌ ○ Two")
    #expect(!harness.app.screen.contains("New item"))
    await harness.close()
  }

  @Test func `Enter without a line ends the adding of several items`() async throws {
    let harness = try await start()
    harness.app.press(.character("a"))
    harness.app.type("One")
    harness.app.press(Key(.enter, .alt))
    await harness.expect("2 open")
    harness.app.press(Key(.enter, .alt))
    await harness.expect("An item needs a name.")
    harness.app.press(.enter)

    await harness.expect("Enter edit")
    #expect(harness.app.screen.contains("▌ ○ One") && harness.app.screen.contains("2 open"))
    await harness.close()
  }

  @Test func `several lines that are pasted are an item each, in one step of undo`() async throws {
    let harness = try await start()
    harness.app.press(.character("a"))
    harness.app.paste("- Bread tomorrow\n\n- [ ] Cheese #home\r\n* Wine\n")

    #expect(harness.app.screen.contains("Add 3 items?"))
    #expect(harness.app.screen.contains("Bread tomorrow, Cheese #home, Wine"))
    harness.app.press(.enter)
    await harness.expect("Added 3 items   u undo")
    #expect(try items("Errands", harness).map(\.name) == ["Bread", "Apples", "Wine"])
    #expect(try items("Home", harness).map(\.name) == ["Cheese"])

    harness.app.press(.character("u"))
    await harness.expect("1 open")
    await harness.close()
  }

  @Test func `pasted lines that are indented are subtasks, and all stay in their order`()
    async throws
  {
    let harness = try await AppHarness(columns: 70, rows: 16)
    harness.app.press(.character("a"))
    harness.app.type("Trip")
    harness.app.press(.enter)
    await harness.expect("▌    Trip")
    harness.app.press(.enter, .character("a"))
    harness.app.paste("- Zebra\n  - Tickets\n    - Passport\n  - Hotel\n- Apples\n")
    await harness.expect("Add 5 items?")
    harness.app.press(.enter)
    await harness.expect("Added 5 items")

    #expect(
      harness.app.screen.split(separator: "\n").dropFirst().prefix(5).map {
        String($0.dropFirst(2)).replacing(/\ +▾.*/, with: "")
      } == ["○ Zebra", "  ○ Tickets", "    ○ Passport", "  ○ Hotel", "○ Apples"])
    harness.app.press(.character("u"))
    await harness.expect("Undid: add 5 items")
    #expect(harness.app.screen.contains("Nothing to do"))
    await harness.close()
  }

  @Test func `far too many pasted lines are refused`() async throws {
    let harness = try await start()
    harness.app.press(.character("a"))

    harness.app.paste(String(repeating: "line\n", count: 20_000))
    #expect(harness.app.screen.contains("More than 5000 lines"))
    harness.app.press(.enter)

    #expect(harness.app.screen.contains("New item") && !harness.app.screen.contains("line"))
    #expect(try items("Errands", harness).count == 1)
    await harness.close()
  }

  @Test func `pasted lines may be joined, and nothing is added before the choice`() async throws {
    let harness = try await start()
    harness.app.press(.character("a"))
    harness.app.paste("One\nTwo")
    harness.app.press(.escape)
    #expect(harness.app.screen.contains("New item") && !harness.app.screen.contains("One"))

    harness.app.paste("One\nTwo")
    harness.app.press(.tab, .enter)
    #expect(harness.app.screen.contains("│ One Two "))
    #expect(try items("Errands", harness).count == 1)
    await harness.close()
  }

  @Test func `A adds from everywhere, to the list that was open last`() async throws {
    let harness = try await start()
    harness.app.press(.escape, .character("A"))
    #expect(harness.app.screen.contains("New item in Errands"))
    harness.app.type("Pears")
    harness.app.press(.enter)

    await harness.expect("2 open")
    #expect(try items("Errands", harness).map(\.name) == ["Apples", "Pears"])
    await harness.close()
  }

  @Test func `A adds to the Inbox where there is no list`() async throws {
    let harness = try await AppHarness(rows: 16)
    harness.app.press(.character("A"))
    await harness.expect("New item in Inbox")
    harness.app.type("Call Ann")
    harness.app.press(.enter)

    await harness.expect("Added “Call Ann” to “Inbox”")
    #expect(try items("Inbox", harness).map(\.name) == ["Call Ann"])
    #expect(harness.app.screen.contains("📥 Inbox"))
    await harness.close()
  }

  @Test func `at 20×5 the text is visible, but not its meaning`() async throws {
    let harness = try await AppHarness(columns: 20, rows: 5, startView: .list("Home")) { store in
      _ = try await store.createList(name: "Home")
    }
    harness.app.press(.character("a"))
    harness.app.type("Eat")

    await harness.expect("│ Eat")
    await harness.close()
  }
}
