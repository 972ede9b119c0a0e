import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel
import TodoValues

@MainActor @Suite struct ItemChangesTests {
  private func start(columns: Int = 60, rows: Int = 18) async throws -> AppHarness {
    let harness = try await AppHarness(columns: columns, rows: rows) { store in
      let list = try await store.createList(name: "Errands")
      let today = AppHarness.today
      _ = try await store.createItem(
        NewItem(
          "Pay rent", in: list.id, notes: "By bank.", priority: .high, tags: ["bills"], due: today,
          dueTime: TimeOfDay(hour: 9), recurrence: Recurrence(.monthly()),
          subtasks: [NewItem("Ask", in: list.id), NewItem("Send", in: list.id)]))
      _ = try await store.createItem(NewItem("Water the plants", in: list.id, priority: .low))
      _ = try await store.createList(name: "Home")
    }
    harness.app.press(.enter)
    return harness
  }

  /// The first item with a name.
  private func item(_ name: String, in list: String = "Errands", _ harness: AppHarness) throws
    -> TodoItem
  {
    let found = try #require(harness.store.lists().first { $0.list.name == list })
    let items = try harness.store.items(in: found.list.id).items(in: 0..<found.totalCount)
    return try #require(items.first { $0.name == name })
  }

  private func isOver(_ title: String, _ harness: AppHarness) async {
    let isGone = await harness.app.waitUntil { !harness.app.screen.contains(title) }
    #expect(isGone)
  }

  // MARK: - Rows

  @Test func `a row shows its item's other properties`() async throws {
    let harness = try await start()

    #expect(
      harness.app.screenWithRoles.split(separator: "\n")[2...5].joined(separator: "\n") == """
        ▌ ○ Pay rent          @bills  ≡  ▾ 0/2  ↻  !!!  Today 9:00  |   ATSTTTTTTTTTTTTTTTTTTTFFFFFFTTFTTSSSSSTTSTTAAATTYYYYYYYYYYTT
            ○ Ask                                                   |   ....s.ttt
            ○ Send                                                  |   ....s.tttt
          ○ Water the plants                       !                |   ..s.ttttt.ttt.tttttt.......................s
        """)
    await harness.close()
  }

  @Test func `when a row is narrow, the least important parts are hidden`() async throws {
    for (columns, row) in [
      (46, "▌ ○ Pay rent @bills ≡ ▾ 0/2 ↻ !!! Today 9:00"),
      (38, "▌ ○ Pay rent      ≡ ▾ 0/2 ↻ !!! 9:00"), (32, "▌ ○ Pay rent  ▾ 0/2 ↻ !!! 9:00"),
      (20, "▌ ○ Pay rent  9:00"),
    ] {
      let harness = try await start(columns: columns, rows: 5)
      #expect(harness.app.screen.split(separator: "\n")[1] == row)
      await harness.close()
    }
  }

  // MARK: - One key

  @Test func `digits set the priority`() async throws {
    let harness = try await start()
    for (key, toast, priority) in [
      ("3", "Set the priority to low for “Pay rent”", Priority.low),
      ("1", "Set the priority to high for “Pay rent”", .high),
      ("2", "Set the priority to medium for “Pay rent”", .medium),
      ("4", "Cleared the priority of “Pay rent”", .none),
    ] {
      harness.app.type(key)
      await harness.expect("\(toast)   u undo")
      #expect(try item("Pay rent", harness).priority == priority)
    }
    harness.app.type("4")
    await harness.expect("Nothing to change")
    await harness.close()
  }

  @Test func `t offers dates, plus and minus shift them`() async throws {
    let harness = try await start()
    harness.app.type("t")
    #expect(harness.app.screen.contains("Next week"))
    harness.app.type("m")
    await harness.expect("Set the due date to tomorrow 9:00 for “Pay…   u undo")
    harness.app.pressTogether([.character("+"), .character("+"), .character("-")])
    // On the way it already has the final due date once.
    #expect(await harness.app.waitUntil { !harness.app.application.work.isBusy })
    await harness.expect("Mon 23 Nov 9:00")
    #expect(try item("Pay rent", harness).due == AppHarness.today.adding(days: 2))

    harness.app.type("tn")
    await harness.expect("Cleared the due date of “Pay rent”")
    harness.app.type("+")
    await harness.expect("“Pay rent” has no due date   t set one")
    harness.app.type("td")
    harness.app.type("24 dec")
    harness.app.press(.enter)
    await harness.expect("Set the due date to Thu 24 Dec for “Pay re…   u undo")
    await harness.close()
  }

  @Test func `an item moves to another list, and the next becomes current`() async throws {
    let harness = try await start()
    harness.app.type("#ho")
    harness.app.press(.enter)

    await harness.expect("Moved “Pay rent” to “Home”   u undo")
    #expect(harness.app.screen.contains("▌ ○ Water the plants"))
    #expect(try item("Pay rent", in: "Home", harness).subtaskCount == 2)
    await harness.close()
  }

  @Test func `a tag is added, created and removed`() async throws {
    let harness = try await start()
    harness.app.press(.end)
    harness.app.type("@bil")
    harness.app.press(.enter)
    await harness.expect("Added @bills to “Water the plants”   u undo")
    harness.app.type("@green")
    #expect(harness.app.screen.contains("new tag"))
    harness.app.press(.enter)
    await harness.expect("Added @green to “Water the plants”")
    harness.app.type("@bills")
    harness.app.press(.enter)
    await harness.expect("Removed @bills from “Water the plants”")
    #expect(try item("Water the plants", harness).tags == ["green"])
    await harness.close()
  }

  @Test func `a name is typed over in its row, and Esc leaves it`() async throws {
    let harness = try await AppHarness(rows: 12) { store in
      let list = try await store.createList(name: "Groceries")
      for name in ["Milk", "Oats"] { _ = try await store.createItem(in: list.id, name: name) }
    }
    harness.app.press(.enter, .character("r"))
    #expect(harness.app.screen.contains("Enter rename   Esc cancel"))
    harness.app.type(" q")
    #expect(harness.app.screen.contains("▌ ○ Milk q"))
    harness.app.press(.escape)
    #expect(harness.app.screen.contains("▌ ○ Milk\n"))

    harness.app.press(.character("r"), .control("u"))
    harness.app.type("Soy milk")
    harness.app.press(.enter)
    await harness.expect("Renamed “Milk” to “Soy milk”")
    await harness.expect("▌ ○ Soy milk")
    // Another program's change of the item is kept, and so is the typed text.
    harness.app.press(.character("r"))
    harness.app.type(" x")
    let item = try #require(
      try harness.store.results(for: ItemQuery(.everything, today: AppHarness.today))
        .items(in: 0..<9).first { $0.name == "Soy milk" })
    try await harness.store.update([item.id], [.set(\.priority, .high)])
    await harness.expect("▌ ○ Soy milk x")
    harness.app.press(.enter)
    await harness.expect("Renamed “Soy milk” to “Soy milk x”")
    #expect(try harness.store.item(item.id)?.name == "Soy milk x")
    #expect(try harness.store.item(item.id)?.priority == .high)
    // A name is never replaced by an empty one.
    harness.app.press(.character("r"), .control("u"), .enter)
    await harness.expect("An item needs a name.")
    #expect(try harness.store.item(item.id)?.name == "Soy milk x")
    await harness.close()
  }

  @Test func `an item is copied`() async throws {
    let harness = try await start()
    harness.app.press(.end)
    harness.app.type("D")
    await harness.expect("Duplicated “Water the plants”")
    await harness.expect("5 open")
    await harness.close()
  }

  // MARK: - The form

  @Test func `the form writes only changed fields`() async throws {
    let harness = try await start(rows: 24)
    let before = try item("Pay rent", harness)
    harness.app.press(.character("e"))
    #expect(harness.app.screen.contains("21 Nov 2026 09:00 every month"))
    #expect(harness.app.screen.contains("→ Today 9:00 · every month"))
    harness.app.press(.tab, .control("e"))
    harness.app.press(.control("u"))
    harness.app.type("tomorrow 18:30 every! 2 weeks")
    harness.app.press(.tab)
    harness.app.type("+1w")
    harness.app.press(.tab, .tab)
    harness.app.type(" @home")
    harness.app.press(.tab, .tab, .tab, .enter)
    harness.app.type("And in time.")
    // Meanwhile another program changes something else about it.
    try await harness.store.update([before.id], [.set(\.priority, .low)])
    harness.app.press(Key(.enter, .alt))
    await isOver("Edit item", harness)

    let after = try item("Pay rent", harness)
    #expect(after.due == AppHarness.today.adding(days: 1))
    #expect(after.dueTime == TimeOfDay(hour: 18, minute: 30))
    #expect(after.recurrence.map { "\($0)" } == "every 2 weeks after completion")
    #expect(after.deferUntil == AppHarness.today.adding(days: 7))
    #expect(after.tags == ["bills", "home"] && after.notes == "By bank.\nAnd in time.")
    #expect(after.priority == .low)
    await harness.close()
  }

  @Test func `the form reports invalid fields`() async throws {
    let harness = try await start(rows: 24)
    harness.app.press(.character("e"), .tab)
    harness.app.type(" someday")
    harness.app.press(.enter)
    #expect(harness.app.screen.contains("Enter a date, a time or “every week”."))
    harness.app.press(.control("e"), .control("u"), .tab, .tab, .tab, .tab, .control("u"))
    harness.app.type("urgent")
    harness.app.press(.enter)
    #expect(harness.app.screen.contains("Enter high, medium or low."))
    harness.app.press(.control("u"), .tab)
    harness.app.type("later")
    harness.app.press(.enter)
    #expect(harness.app.screen.contains("Enter an effort such as 30m, 2h or 1h30."))
    harness.app.press(.control("u"))
    harness.app.type("1.5h")
    harness.app.press(.enter)

    await isOver("Edit item", harness)
    let after = try item("Pay rent", harness)
    #expect(after.due == nil && after.recurrence == nil && after.priority == .none)
    #expect(after.effort == Effort(minutes: 90))
    await harness.close()
  }
}
