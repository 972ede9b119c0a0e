import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoAppTesting
import TodoLanguage
import TodoModel

@MainActor @Suite("Marked items") struct MarkTests {
  private func start(columns: Int = 60, rows: Int = 14) async throws -> AppHarness {
    let harness = try await AppHarness(columns: columns, rows: rows) { store in
      let list = try await store.createList(name: "Errands")
      let today = AppHarness.today
      for (name, days) in [("Call", 1), ("Pay", 2), ("Send", 3)] {
        _ = try await store.createItem(
          NewItem(name, in: list.id, tags: ["all"], due: today.adding(days: days)))
      }
      _ = try await store.createItem(NewItem("Write", in: list.id, tags: ["desk"]))
      _ = try await store.createList(name: "Home")
    }
    harness.app.press(.enter)
    return harness
  }

  private func items(_ harness: AppHarness, in list: String = "Errands") throws -> [TodoItem] {
    let found = try #require(harness.store.lists().first { $0.list.name == list })
    return try harness.store.items(in: found.list.id).items(in: 0..<found.totalCount)
  }

  @Test func `are counted in the title line, and Esc removes marks before it goes back`()
    async throws
  {
    let harness = try await start()

    harness.app.type("mmjm")
    #expect(
      harness.app.screen == """
          Lists › Errands                                 3 marked

        * ○ Call                                 @all     Tomorrow
        * ○ Pay                                  @all   Mon 23 Nov
          ○ Send                                 @all   Tue 24 Nov
        * ○ Write                                @desk







          Enter edit   Space done   : change   Esc unmark   ? help
        """)
    harness.app.press(.escape)
    #expect(harness.app.screen.contains("4 open") && !harness.app.screen.contains("*"))
    await harness.close()
  }

  @Test func `are completed in one step, and a remaining one becomes current`() async throws {
    let harness = try await start()

    harness.app.type("mmk")
    harness.app.press(.space)

    await harness.expect("Completed 2 items   u undo")
    #expect(harness.app.screen.contains("▌ ○ Send") && harness.app.screen.contains("2 open"))
    #expect(!harness.app.screen.contains("*"))
    harness.app.type("u")
    await harness.expect("Undid: complete 2 items")
    await harness.expect("4 open")
    await harness.close()
  }

  @Test func `that are all done are reopened`() async throws {
    let harness = try await start()

    harness.app.type("*")
    harness.app.press(.space)
    await harness.expect("Completed 4 items")
    await harness.expect("all done")
    harness.app.type("*")
    harness.app.press(.space)
    await harness.expect("Reopened 4 items")
    await harness.expect("4 open")
    await harness.close()
  }

  @Test func `are left alone by the same key again during the save`()
    async throws
  {
    let harness = try await start()

    harness.app.type("mm")
    harness.app.pressTogether([.space, .space])

    await harness.expect("Completed “Send”")
    await harness.expect("1 open")
    #expect(try items(harness).filter { !$0.isDone }.map(\.name) == ["Write"])
    await harness.close()
  }

  @Test func `get a priority, a date, a list or a tag together`() async throws {
    let harness = try await start()

    harness.app.type("mm1")
    await harness.expect("Set the priority to high for 2 items   u undo")
    harness.app.press(.home)
    harness.app.type("mmtm")
    await harness.expect("Set the due date to tomorrow for “Pay”")
    harness.app.press(.end)
    harness.app.type("mk")
    harness.app.type("m@desk")
    #expect(harness.app.screen.contains("on 1 of 2"))
    harness.app.press(.enter)
    await harness.expect("Added @desk to “Send”")
    harness.app.type("*@all")
    harness.app.press(.enter)
    await harness.expect("Added @all to “Write”")
    harness.app.type("*@all")
    #expect(harness.app.screen.contains("remove"))
    harness.app.press(.enter)
    await harness.expect("Removed @all from 4 items")
    harness.app.type("*#ho")
    harness.app.press(.enter)
    await harness.expect("Moved 4 items to “Home”")

    #expect(try items(harness).isEmpty)
    #expect(try items(harness, in: "Home").map(\.name) == ["Call", "Pay", "Send", "Write"])
    await harness.close()
  }

  @Test func `stay marked when shifted, and undated ones are skipped`() async throws {
    let harness = try await start()

    harness.app.type("*")
    harness.app.type("++-")
    await harness.expect("Brought 3 items forward by 1 day")
    #expect(harness.app.screen.contains("4 marked"))
    #expect(
      try items(harness).map { $0.due.map { AppHarness.today.distance(to: $0) } }
        == [2, 3, 4, nil])
    harness.app.press(.escape, .end)
    harness.app.type("m+")
    await harness.expect("None of these items has a due date")
    await harness.close()
  }

  @Test func `are copied, duplicated and deleted, each in one step`() async throws {
    let harness = try await start()

    harness.app.type("mmy")
    #expect(harness.app.terminal.clipboard == "Call\nPay")
    #expect(harness.app.screen.contains("Copied 2 names"))
    #expect(harness.app.screen.contains("2 marked"))
    harness.app.type("y")
    #expect(!harness.app.screen.contains("2 marked"))
    harness.app.press(.home)
    harness.app.type("mmD")
    await harness.expect("Duplicated 2 items")
    await harness.expect("6 open")
    harness.app.type("*d")
    await harness.expect("Deleted 6 items")
    await harness.expect("Nothing to do")
    harness.app.type("uu")
    await harness.expect("Undid: duplicate 2 items")
    await harness.expect("4 open")
    await harness.close()
  }

  @Test func `are named in the menu`() async throws {
    let harness = try await start(rows: 22)

    harness.app.type("mmm.")

    #expect(harness.app.screen.contains("Complete or reopen 3 items"))
    #expect(harness.app.screen.contains("Move 3 items to another list"))
    #expect(harness.app.screen.contains("Edit the item "))
    await harness.close()
  }

  @Test func `hidden by a filter are not acted on`() async throws {
    let harness = try await start()

    harness.app.type("*/pay")
    harness.app.press(.enter)
    await harness.expect("1 marked")
    harness.app.type("d")
    await harness.expect("Deleted “Pay”")
    harness.app.press(.escape)
    await harness.expect("3 open")
    await harness.close()
  }

  @Test func `that are deleted meanwhile are not counted`() async throws {
    let harness = try await start()
    harness.app.type("*")

    try await harness.store.deleteItems([items(harness)[0].id])

    await harness.expect("3 marked")
    await harness.close()
  }

  @Test func `while items are marked the bottom line offers to change them`() async throws {
    let harness = try await AppHarness(columns: 80, rows: 10, startView: .list("Home")) { store in
      let home = try await store.createList(name: "Home")
      for name in ["Bread", "Milk"] { _ = try await store.createItem(in: home.id, name: name) }
    }
    await harness.expect("▌ ○ Bread")
    #expect(!harness.app.screen.contains(": change"))

    harness.app.press(.character("m"))

    #expect(harness.app.screen.contains(": change"))
    await harness.close()
  }
}
