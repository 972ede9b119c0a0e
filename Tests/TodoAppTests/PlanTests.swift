import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel
import TodoValues

/// The plan for today, start dates and flags.
@MainActor @Suite struct PlanTests {
  private func start() async throws -> AppHarness {
    try await AppHarness(columns: 80, rows: 20) { store in
      let list = try await store.createList(name: "Home")
      let today = AppHarness.today
      try await store.createItems([
        NewItem("Tap", in: list.id, due: today.adding(days: -1)), NewItem("Walk", in: list.id),
        NewItem("Read", in: list.id, plan: DayPlan(today.adding(days: -1))),
        NewItem("Visa", in: list.id, due: today.adding(days: 9), deferUntil: today),
        NewItem(
          "Taxes", in: list.id, due: today.adding(days: 9), deferUntil: today.adding(days: 2)),
      ])
    }
  }

  private func rows(_ harness: AppHarness) -> [String] {
    harness.app.screen.split(separator: "\n").dropFirst().dropLast().map(String.init)
  }

  @Test func `T plans an item for today, then for this evening, then not`() async throws {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("Walk")
    harness.app.press(.end, .character("T"))
    await harness.expect("Planned “Walk” for today")
    #expect(harness.app.screen.contains(/Walk +plan today/))
    harness.app.press(.character("T"))
    await harness.expect("Planned “Walk” for this evening")
    harness.app.press(.character("T"))
    await harness.expect("Took “Walk” out of the plan")

    harness.app.press(.character("u"))
    await harness.expect(
      "Undid: take “Walk” out of the plan")
    #expect(harness.app.screen.contains("plan this evening"))
    await harness.close()
  }

  @Test func `Today has items left over, planned, due and started, and the evening last`()
    async throws
  {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("Walk")
    harness.app.press(.end, .character("T"), .character("T"))
    await harness.expect("this evening")
    harness.app.type("gt")
    await harness.expect("Left over")

    #expect(
      rows(harness).map { $0.prefix(20).filter { !$0.isWhitespace } }.prefix(8) == [
        "Leftover", "▌○Read", "Due", "○Tap", "Started", "○Visa", "Thisevening", "○Walk",
      ])
    harness.app.press(.character("w"))
    await harness.expect("It was planned for yesterday and is still open.")
    harness.app.press(.escape, .character("T"))
    await harness.expect("Planned “Read” for today")
    #expect(!harness.app.screen.contains("Left over"))
    await harness.close()
  }

  @Test func `Upcoming has an item on the day it starts`() async throws {
    let harness = try await start()
    harness.app.type("gu")
    await harness.expect("Mon 23 Nov")
    #expect(
      rows(harness).prefix(4).map {
        $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
        == ["Mon 23 Nov", "▌ ○ Taxes Home starts Mon 30 Nov", "Mon 30 Nov", "○ Visa Home"])
    await harness.close()
  }

  @Test func `a start date is shown in the row, in the details and in the form`() async throws {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("Taxes")
    #expect(harness.app.screen.contains(try Regex("starts Mon 23 Nov +Mon 30 Nov")))
    await harness.close()
  }

  @Test func `f flags an item, and again clears the flag`() async throws {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("▌ ○ Tap")
    harness.app.press(.character("f"))
    await harness.expect("Flagged “Tap”")
    harness.app.type("gf")
    await harness.expect("Lists › Flagged")
    #expect(harness.app.screen.contains("▌ ○ Tap"))
    harness.app.press(.character("f"))
    await harness.expect("Cleared the flag of “Tap”")
    await harness.expect("Nothing flagged")
    await harness.close()
  }

  @Test func `the next occurrence of an item is not planned`() async throws {
    let harness = try await start()
    let list = try #require(try harness.store.lists().first).id
    let today = AppHarness.today
    let item = try await harness.store.createItem(
      NewItem(
        "Plants", in: list, due: today, plan: DayPlan(today), recurrence: Recurrence(.weekly())))
    try await harness.store.update([item.id], [.done(true)])
    let query = ItemQuery(.all, filter: .state(.recurring), today: today)
    let next = try harness.store.results(for: query).items(in: 0..<9)
    #expect(next.map(\.name) == ["Plants"] && next.map(\.plan) == [nil])
    await harness.close()
  }
}
