import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoAppTesting
import TodoModel
import TodoValues

/// The keys of other programs.
@MainActor @Suite struct HabitKeysTests {
  private func start(rows: Int = 20) async throws -> AppHarness {
    try await AppHarness(columns: 80, rows: rows) { store in
      let list = try await store.createList(name: "Errands")
      for name in ["Apples", "Bread", "Cheese"] {
        _ = try await store.createItem(in: list.id, name: name, due: AppHarness.today)
      }
    }
  }

  private func isGone(_ text: String, _ harness: AppHarness) async -> Bool {
    await harness.app.waitUntil { !harness.app.screen.contains(text) }
  }

  @Test(
    arguments: [
      (["?"], "Keys"), (["t"], "Other date"), (["."], "Actions"), (["w"], "In this view"),
      ([":", "+", "1", "d", "enter"], "will change"),
    ] as [([KeySequence], String)])
  func `q closes a dialog, and ends the program only without one`(
    keys: [KeySequence], text: String
  ) async throws {
    let harness = try await start()
    harness.app.press(.enter)
    for key in keys { harness.app.press(key.first) }
    await harness.expect(text)

    harness.app.press(.character("q"))
    #expect(await isGone(text, harness))
    #expect(!harness.app.application.isQuitting)

    harness.app.press(.character("q"))
    #expect(harness.app.application.isQuitting)
    await harness.close()
  }

  @Test(arguments: [["enter", ":", "q", "enter"], [":", "q"]] as [[KeySequence]])
  func `colon and q end the program, in a list and on the overview`(keys: [KeySequence])
    async throws
  {
    let harness = try await start()
    for key in keys { harness.app.press(key.first) }
    #expect(await harness.app.waitUntil { harness.app.application.isQuitting })
    await harness.close()
  }

  @Test func `a slash on the overview searches the items of all lists`() async throws {
    let harness = try await start()
    harness.app.press(.character("/"))
    await harness.expect("Lists › All")
    harness.app.type("chee")
    await harness.expect("1 found")
    #expect(harness.app.screen.contains("Cheese") && !harness.app.screen.contains("Bread"))
    await harness.close()
  }

  @Test func `a key without effect is reported, with its command's reason`() async throws {
    let harness = try await start()
    harness.app.press(.control("r"))
    await harness.expect("Nothing to redo")
    harness.app.press(.character("Q"))
    await harness.expect("Q does nothing here   ? help")
    await harness.close()
  }

  @Test func `x completes an item, and so does a click on its circle`() async throws {
    let harness = try await start()
    harness.app.application.mouseMode = .full
    harness.app.press(.enter)
    await harness.expect("Apples")

    harness.app.press(.character("x"))
    await harness.expect("Completed “Apples”")

    let cheese = try harness.app.place(of: "○ Cheese")
    harness.app.click(at: cheese)
    await harness.expect("Completed “Cheese”")
    #expect(harness.app.screen.contains("▌ ○ Bread"))

    try harness.app.click(on: "✓ Cheese")
    await harness.expect("Reopened “Cheese”")
    try harness.app.click(on: "Cheese")
    #expect(harness.app.screen.contains("▌ ○ Cheese"))
    await harness.close()
  }

  @Test func `a postponed item that is overdue is due tomorrow`() async throws {
    let harness = try await AppHarness(columns: 80) { store in
      let list = try await store.createList(name: "Errands")
      let today = AppHarness.today
      _ = try await store.createItem(in: list.id, name: "Tap", due: today.adding(days: -3))
      _ = try await store.createItem(in: list.id, name: "Walk", due: today.adding(days: 2))
    }
    harness.app.press(.enter, .character("+"))
    await harness.expect("Tomorrow")
    harness.app.press(.character("-"), .character("-"))
    await harness.expect("1 day overdue")
    await harness.close()
  }

  @Test func `next week begins on the day of the settings`() async throws {
    for (first, day) in [(Weekday.monday, "Mon 23 Nov"), (.sunday, "Tomorrow")] {
      var settings = Settings()
      settings.firstDayOfWeek = first
      let harness = try await AppHarness(columns: 80, settings: settings) { store in
        let list = try await store.createList(name: "Errands")
        _ = try await store.createItem(in: list.id, name: "Apples")
      }
      harness.app.press(.enter, .character("t"), .character("w"))
      await harness.expect(day)
      await harness.close()
    }
  }

  @Test func `the day of a subtask is shown below the heading of another day`() async throws {
    let harness = try await AppHarness(columns: 60, rows: 12) { store in
      let list = try await store.createList(name: "Team")
      let wednesday = AppHarness.today.adding(days: 4)
      _ = try await store.createItem(
        NewItem(
          "Offsite", in: list.id,
          subtasks: [NewItem("Find venues", in: list.id, due: wednesday)]))
      var grouped = list
      grouped.grouping = .day
      try await store.updateList(grouped, editedFrom: list)
    }
    harness.app.press(.enter)
    await harness.expect("No date")
    #expect(harness.app.screen.contains(/Find venues +Wed 25 Nov/))
    await harness.close()
  }

  @Test func `a dialog above another leaves the screen below dimmed`() async throws {
    let harness = try await start()
    harness.app.press(.enter, .character("a"))
    let point = try harness.app.place(of: "Errands")
    func ink() -> Ink { harness.app.terminal.screen[point.x, point.y].style.foreground }
    let below = ink()
    #expect(below.amount > 0 && below.toward == .background)

    harness.app.paste("Milk\nEggs\n")
    await harness.expect("Add 2 items?")
    #expect(ink().role == below.role && ink().toward == .background)
    #expect(ink().amount > below.amount)
    await harness.close()
  }

  @Test func `o adds an item below the current one, and Alt-Enter another below that`() async throws
  {
    let harness = try await AppHarness(columns: 60, rows: 16) { store in
      let list = try await store.createList(name: "Errands", sort: [SortRule(.manual)])
      _ = try await store.createItems([
        NewItem("Apples", in: list.id),
        NewItem("Party", in: list.id, subtasks: [NewItem("Ice", in: list.id)]),
      ])
    }
    harness.app.press(.enter, .character("o"))
    await harness.expect("New item in Errands")
    harness.app.type("Bread")
    harness.app.press(Key(.enter, .alt))
    await harness.expect("4 open")
    harness.app.type("Cheese")
    harness.app.press(.enter)
    await harness.expect("▌ ○ Cheese")
    let names = harness.app.screen.matches(of: /○ (\w+)/).map { String($0.1) }
    #expect(names == ["Apples", "Bread", "Cheese", "Party", "Ice"])

    harness.app.press(.end, .character("o"))
    await harness.expect("New subtask of Party")
    harness.app.type("Jam")
    harness.app.press(.enter)
    await harness.expect("▌   ○ Jam")
    await harness.close()
  }

  @Test func `in Today, o and the other keys of positions explain where they work`() async throws {
    let harness = try await start()
    harness.app.type("gt")
    await harness.expect("○ Apples")
    for key in "oJzs" {
      harness.app.application.window.hideToast()
      harness.app.press(.character(key))
      await harness.expect("This works only in a list")
    }
    await harness.close()
  }

  @Test func `q closes a prompt of choices, and is text in a field`() async throws {
    let harness = try await start()
    harness.app.press(.enter, .character("s"))
    await harness.expect("Sort “Errands”")
    harness.app.press(.character("q"))
    #expect(await isGone("Sort “Errands”", harness))
    #expect(!harness.app.application.isQuitting)

    harness.app.press(.character("a"), .character("q"))
    await harness.expect("New item in Errands")
    #expect(harness.app.screen.contains("q"))
    await harness.close()
  }

  @Test func `d deletes at once, and with d d in the settings it waits for the second one`()
    async throws
  {
    for isMapped in [false, true] {
      let harness = try await AppHarness(columns: 80, rows: 20) { store in
        let list = try await store.createList(name: "Errands")
        for name in ["Apples", "Bread"] { _ = try await store.createItem(in: list.id, name: name) }
      }
      if isMapped { harness.app.application.keyMap = KeyMap(["item.delete": ["d d"]]) }
      harness.app.press(.enter, .character("d"))
      if isMapped {
        #expect(harness.app.screen.contains("d   d delete the item   Esc cancel"))
        harness.app.press(.character("d"))
      }
      await harness.expect("Deleted “Apples”")
      #expect(harness.app.screen.contains("▌ ○ Bread"))
      await harness.close()
    }
  }
}
