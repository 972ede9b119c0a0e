import CivilCalendar
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoModel
import TodoValues

@MainActor @Suite("A change of many items in one line") struct RehearsalTests {
  private func start(columns: Int = 70, rows: Int = 18) async throws -> AppHarness {
    let harness = try await AppHarness(columns: columns, rows: rows) { store in
      let list = try await store.createList(name: "Errands")
      let today = AppHarness.today
      for (name, days) in [("Call", 1), ("Pay", 2), ("Send", 3)] {
        _ = try await store.createItem(
          NewItem(name, in: list.id, due: today.adding(days: days)))
      }
      _ = try await store.createItem(
        NewItem("Write", in: list.id, subtasks: [NewItem("Draft", in: list.id)]))
      _ = try await store.createList(name: "Home")
    }
    harness.app.press(.enter)
    return harness
  }

  private func items(_ harness: AppHarness, in list: String = "Errands") throws -> [TodoItem] {
    let found = try #require(harness.store.lists().first { $0.list.name == list })
    return try harness.store.items(in: found.list.id).items(in: 0..<found.totalCount)
  }

  @Test func `shows understood and unknown words`() async throws {
    let harness = try await start()

    harness.app.type("mm:")
    #expect(harness.app.screen.contains("Change 2 items"))
    harness.app.type("+1m #ho")
    #expect(harness.app.screen.contains("Tab: #Home"))
    harness.app.press(.tab)
    harness.app.type(" -@old")
    #expect(harness.app.screen.contains("1 month later · #Home · without @old"))
    harness.app.type(" soon")
    #expect(harness.app.screen.contains("Unknown change “soon”."))
    harness.app.press(.enter)
    #expect(harness.app.screen.contains("Change 2 items"))
    harness.app.press(.control("u"))
    harness.app.type("#nowhere")
    #expect(harness.app.screen.contains("There is no list “nowhere”."))
    harness.app.press(.control("u"), .enter)
    await harness.expect("Enter a change, such as +1w.")
    harness.app.press(.escape)
    #expect(harness.app.screen.contains("2 marked"))
    await harness.close()
  }

  @Test func `is previewed with before and after of each item, and one skipped`() async throws {
    let harness = try await start()

    harness.app.type("mmm:+1w #home !low")
    harness.app.press(.enter)
    await harness.expect("3 items will change")
    harness.app.press(.down)
    harness.app.type("x")

    #expect(
      harness.app.screen == """
          Lists › Errands                                           3 marked
          ╭─ Change 3 items: +1w #home !low ───────────────────────────────╮
        * │                                                                │
        * │   → Call                                                       │
        * │     due tomorrow → Sun 29 Nov · list Errands → Home            │
        ▌ │     priority none → low                                        │
          │ ▌ × Pay                                                        │
          │ ▌   unchanged                                                  │
          │   → Send                                                       │
          │     due Tue 24 Nov → Tue 1 Dec · list Errands → Home           │
          │     priority none → low                                        │
          │                                                                │
          │                                                                │
          │   2 items will change · 1 skipped                              │
          ╰────────────────────────────────────────────────────────────────╯


          Space include   Enter apply   Esc cancel
        """)
    #expect(try items(harness).count == 4)

    harness.app.press(.enter)
    await harness.expect("Changed 2 items   u undo")
    await harness.expect("3 open")
    #expect(try items(harness).map(\.name) == ["Pay", "Write"])
    #expect(try items(harness, in: "Home").map(\.priority) == [.low, .low])
    #expect(!harness.app.screen.contains("marked"))
    harness.app.type("u")
    await harness.expect("5 open")
    #expect(try items(harness).map(\.priority) == [.none, .none, .none, .none])
    await harness.close()
  }

  @Test func `is previewed with plans and flags`() async throws {
    let harness = try await start()

    harness.app.type(":plan:tonight flag")
    harness.app.press(.enter)

    await harness.expect("plan none → this evening · no flag → flagged")
    await harness.close()
  }

  @Test func `is about the current item if no row is marked`() async throws {
    let harness = try await start()

    harness.app.type(":9am fri")
    #expect(harness.app.screen.contains("Change “Call”"))
    harness.app.press(.enter)
    await harness.expect("due tomorrow → Fri 27 Nov 9:00")
    harness.app.press(.enter)
    await harness.expect("Set the due date to Fri 27 Nov 9:00 for “Call”   u undo")
    #expect(try items(harness).contains { $0.dueTime == TimeOfDay(hour: 9) })
    await harness.close()
  }

  @Test func `changes nothing after Esc, and keeps the marks`() async throws {
    let harness = try await start()
    let before = try items(harness)

    harness.app.type("Z*:done")
    harness.app.press(.enter)
    await harness.expect("4 items will change · 1 more with them")
    harness.app.press(.escape)

    #expect(harness.app.screen.contains("4 marked"))
    #expect(try items(harness) == before)
    await harness.close()
  }

  @Test func `reports unchanged items, and if nothing would change`() async throws {
    let harness = try await start()

    harness.app.type("Z*:!none")
    harness.app.press(.enter)
    await harness.expect("Nothing to change")
    harness.app.press(.control("u"))
    harness.app.type("+1w")
    harness.app.press(.enter)
    await harness.expect("3 items will change · 1 unchanged")
    harness.app.press(.space, .down, .space, .down, .space)
    await harness.expect("0 items will change · 3 skipped")
    harness.app.press(.enter)
    #expect(harness.app.screen.contains("0 items will change"))
    await harness.close()
  }

  @Test
  func `is previewed again after a change elsewhere, and keeps skipped items`()
    async throws
  {
    let harness = try await start()
    let known = try items(harness)
    harness.app.type("mmm:+1w")
    harness.app.press(.enter)
    await harness.expect("3 items will change")
    harness.app.press(.space)

    try await harness.store.update([known[1].id], [.set(\.due, AppHarness.today)])
    await harness.expect("due today → Sat 28 Nov")
    #expect(harness.app.screen.contains("× Call"))
    try await harness.store.deleteItems([known[2].id])
    await harness.expect("1 item will change · 1 skipped")
    harness.app.press(.enter)
    await harness.expect("Set the due date to Sat 28 Nov for “Pay”   u undo")
    #expect(
      try items(harness).map { $0.due.map { AppHarness.today.distance(to: $0) } } == [1, 7, nil])
    await harness.close()
  }

  @Test func `reports deleted items, and ends with its target list`()
    async throws
  {
    let harness = try await start()
    let call = try items(harness)[0]
    harness.app.type(":+1w")
    harness.app.press(.enter)
    await harness.expect("1 item will change")
    try await harness.store.deleteItems([call.id])
    await harness.expect("Nothing to change")
    harness.app.press(.enter, .escape)

    harness.app.type(":#home")
    harness.app.press(.enter)
    await harness.expect("1 item will change")
    let home = try #require(harness.store.lists().first { $0.list.name == "Home" })
    try await harness.store.deleteList(home.list.id)

    await harness.expect("This list has been deleted.")
    #expect(!harness.app.screen.contains("#home"))
    await harness.close()
  }

  @Test func `outlives the screen below it`() async throws {
    let harness = try await start()
    harness.app.type(":+1w")
    let errands = try #require(harness.store.lists().first { $0.list.name == "Errands" })
    try await harness.store.deleteList(errands.list.id)
    harness.app.press(.enter)
    await harness.expect("This item has been deleted.")
    harness.app.press(.escape)
    await harness.expect("Home")
    await harness.close()
  }

  @Test func `reports that a skipped subtask changes with its parent`() async throws {
    let harness = try await start()
    harness.app.type("ga")
    await harness.expect("Draft")
    harness.app.type("Z*:done")
    harness.app.press(.enter)
    await harness.expect("5 items will change")
    for _ in 0..<5 where !harness.app.screen.contains("▌ → Draft") { harness.app.press(.down) }
    harness.app.type("x")

    #expect(harness.app.screen.contains("changes with “Write”"))
    await harness.close()
  }

  @Test(.floor(.full)) func `opens for 10,000 items as well`() async throws {
    let store = try TodoStore.temporary(clock: AppHarness.clock())
    let list = try await store.createList(name: "Long")
    try await store.createItems(
      (0..<10_000).map { NewItem("item \($0)", in: list.id, due: AppHarness.today) })
    let harness = try await AppHarness(store: store)
    harness.app.press(.enter)

    harness.app.type("*:+1w !low")
    harness.app.press(.enter)
    await harness.expect("10000 items will change")
    harness.app.press(.space, .enter)
    await harness.expect("Changed 9999 items")
    await harness.close()
  }

  @Test func `can also be typed in a dialogue`() async throws {
    let store = try TodoStore.temporary(clock: AppHarness.clock())
    let list = try await store.createList(name: "Errands")
    for name in ["Call", "Pay"] { _ = try await store.createItem(in: list.id, name: name) }

    let said = try await AppHarness.dialogue(
      store, ["6", "m 1", "m 2", ": 1", "fri !high", "skip 2", "apply"])

    #expect(said.contains("1. Call, open, marked"))
    #expect(said.contains("1. Call, due none to Fri 27 Nov, priority none to high"))
    #expect(said.contains { $0.hasPrefix("Set the due date to Fri 27 Nov for “Call”") })
  }

  @Test func `is made although the view of the items was deleted meanwhile`() async throws {
    let harness = try await AppHarness(columns: 70, rows: 18) { store in
      let list = try await store.createList(name: "Errands")
      _ = try await store.createItem(in: list.id, name: "Call")
      _ = try await store.createView(name: "Calls", query: "call")
    }
    harness.app.press(.character("k"), .enter)
    await harness.expect("Lists › Calls")
    harness.app.type(":!high")
    harness.app.press(.enter)
    await harness.expect("Enter apply")
    let view = try #require(try harness.store.views().first)
    try await harness.store.deleteList(view.id)
    harness.app.press(.enter)

    await harness.expect("Set the priority to high for “Call”")
    #expect(try items(harness).map(\.priority) == [.high])
    await harness.close()
  }
}
