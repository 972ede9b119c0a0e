import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoAppTesting
import TodoModel
import TodoValues

@MainActor @Suite struct SmartListTests {
  private func two(rows: Int = 14) async throws -> AppHarness {
    try await AppHarness(rows: rows) { store in
      let today = AppHarness.today
      let home = try await store.createList(name: "Home", emoji: "🏡")
      let work = try await store.createList(name: "Work")
      _ = try await store.createItem(in: home.id, name: "Tap", due: today.adding(days: -3))
      _ = try await store.createItem(in: home.id, name: "Paint", due: today.adding(days: 13))
      _ = try await store.createItem(in: work.id, name: "Mail", due: today)
      _ = try await store.createItem(in: work.id, name: "Talk", due: today.adding(days: 1))
      var idea = try await store.createItem(in: work.id, name: "Idea")
      idea.priority = .high
      idea.isFlagged = true
      try await store.updateItem(idea)
    }
  }

  private func rows(_ harness: AppHarness) -> [Substring] {
    Array(harness.app.screen.split(separator: "\n").dropLast())
  }

  private func go(_ harness: AppHarness, _ key: Character) {
    harness.app.press(.character("g"), .character(key))
  }

  @Test func `the overview starts with smart lists and counts, and a current list`()
    async throws
  {
    let harness = try await two()

    #expect(
      rows(harness) == [
        "  Lists                                             5 open",
        "  ●  Today                                           2 due",
        "  ▸  Upcoming                                        2 due",
        "  ○  All                                            5 open",
        "  ⚑  Flagged                                        1 open",
        "  ✓  Logbook                                        0 done",
        "  Lists",
        "▌ 🏡 Home                            ──────────     2 open",
        "     Work                            ──────────     3 open",
      ])
    await harness.close()
  }

  @Test func `smart lists are in sight at the start, however many lists exist`() async throws {
    let harness = try await AppHarness(rows: 14) { store in
      for number in 10..<40 { _ = try await store.createList(name: "List \(number)") }
    }

    #expect(harness.app.screen.contains("●  Today"))
    #expect(harness.app.screen.contains("▌    List 10"))
    await harness.close()
  }

  @Test func `each smart list shows items of all lists, in its order, with its headings`()
    async throws
  {
    let harness = try await two()

    go(harness, "t")
    #expect(
      rows(harness) == [
        "  Lists › Today                                      2 due",
        "▌ ○ Tap                               🏡    3 days overdue",
        "  ○ Mail                              Work           Today",
      ])
    go(harness, "u")
    #expect(
      rows(harness) == [
        "  Lists › Upcoming                                   2 due",
        "  Tomorrow",
        "▌ ○ Talk                                              Work",
        "  Fri 4 Dec",
        "  ○ Paint                                             🏡",
      ])
    go(harness, "a")
    #expect(
      rows(harness) == [
        "  Lists › All                                       5 open",
        "  🏡 Home",
        "▌ ○ Tap                                     3 days overdue",
        "  ○ Paint                                        Fri 4 Dec",
        "  Work",
        "  ○ Mail                                             Today",
        "  ○ Talk                                          Tomorrow",
        "  ○ Idea                            ⚑  !!!",
      ])
    go(harness, "f")
    #expect(
      rows(harness).dropFirst().prefix(1)
        == ["▌ ○ Idea                                      Work  ⚑  !!!"])
    await harness.close()
  }

  @Test func `keys lead to smart lists from everywhere, and back`() async throws {
    let harness = try await two()
    harness.app.press(.enter)
    #expect(harness.app.screen.contains("Lists › 🏡 Home"))

    go(harness, "t")
    #expect(harness.app.screen.contains("Lists › Today"))
    go(harness, "t")
    #expect(harness.app.screen.contains("Lists › Today "))
    go(harness, "h")
    #expect(harness.app.screen.contains("▌ ●  Today"))

    go(harness, "l")
    #expect(harness.app.screen.contains("Lists › Logbook"))
    harness.app.press(.escape)
    #expect(harness.app.screen.contains("▌ ✓  Logbook"))
    await harness.close()
  }

  @Test func `Enter opens one from the overview, where it has no actions of a list`() async throws {
    let harness = try await two()
    harness.app.press(.home)
    harness.app.press(.character("d"), .character("e"))
    #expect(harness.app.screen.contains("▌ ●  Today"))
    #expect(!harness.app.screen.contains("rename"))

    harness.app.press(.enter)

    #expect(harness.app.screen.contains("Lists › Today"))
    await harness.close()
  }

  @Test func `completing moves an item from Today to the Logbook, until undo`()
    async throws
  {
    let harness = try await two()
    go(harness, "t")

    harness.app.press(.space)
    await harness.expect("1 due")
    #expect(harness.app.screen.contains("▌ ○ Mail") && !harness.app.screen.contains("○ Tap"))
    await harness.expect("Completed “Tap”")

    harness.app.press(.character("u"))
    await harness.expect("▌ ○ Tap")
    harness.app.pressTogether([.space, .space])
    await harness.expect("Done for today")
    // One more Space has no effect.
    harness.app.press(.space)
    #expect(harness.app.screen.contains("Lists › Today"))
    go(harness, "l")
    await harness.expect("2 done")
    #expect(harness.app.screen.contains("✓ Tap") && harness.app.screen.contains("✓ Mail"))
    await harness.close()
  }

  @Test func `a smart list follows changes elsewhere and keeps its current row`() async throws {
    let harness = try await two()
    go(harness, "t")
    harness.app.press(.down)
    let list = try #require(harness.store.lists().last?.id)

    let item = try await harness.store.createItem(
      in: list, name: "Aaa", due: AppHarness.today.adding(days: -9))
    await harness.expect("3 due")
    try await harness.store.deleteItems([item.id])

    await harness.expect("2 due")
    #expect(harness.app.screen.contains("○ Mail"))
    await harness.close()
  }

  @Test func `an empty smart list is reported, and Enter opens the next`() async throws {
    let harness = try await AppHarness(rows: 16) { store in
      let list = try await store.createList(name: "Work")
      _ = try await store.createItem(in: list.id, name: "Idea")
    }
    go(harness, "l")
    #expect(harness.app.screen.contains("Nothing completed yet"))

    for text in ["Nothing due today", "Nothing planned", "▌ ○ Idea"] {
      harness.app.press(.enter)
      #expect(harness.app.screen.contains(text))
      if text == "Nothing due today" {
        #expect(harness.app.screen.contains("Enter go to Upcoming"))
      }
    }
    await harness.close()
  }

  @Test func `the settings may begin with one, or with a list`() async throws {
    for (view, title) in [
      (Settings.StartView.today, "Lists › Today"), (.list("WORK"), "Lists › Work"),
      (.list("Gone"), "  Lists  "),
    ] {
      let harness = try await AppHarness(startView: view) { store in
        _ = try await store.createList(name: "Work")
      }
      #expect(harness.app.screen.contains(title))
      await harness.close()
    }
  }

  @Test func `below the heading of a day a row shows only the time`() async throws {
    let harness = try await AppHarness(rows: 10) { store in
      let home = try await store.createList(name: "Home")
      let day = AppHarness.today.adding(days: 2)
      var talk = try await store.createItem(in: home.id, name: "Talk", due: day)
      talk.dueTime = TimeOfDay(hour: 9, minute: 30)
      try await store.updateItem(talk)
      _ = try await store.createItem(in: home.id, name: "Mail", due: day)
    }
    harness.app.press(.character("g"), .character("u"))
    await harness.expect("Mon 23 Nov")

    let rows = harness.app.screen.split(separator: "\n")
    #expect(rows[1] == "  Mon 23 Nov")
    #expect(rows[2].hasSuffix("Home  9:30") && rows[3].hasSuffix("Home"))
    #expect(!rows[2].contains("Nov") && !rows[3].contains("Nov"))
    await harness.close()
  }
}
