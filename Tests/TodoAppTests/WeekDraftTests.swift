import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoValues

@testable import TodoApp
@testable import TodoModel

/// The choices of a planning that a program did not save before it ended.
@MainActor @Suite("The draft of a week") struct WeekDraftTests {
  private let bench: DraftBench

  init() throws { bench = try DraftBench() }

  /// Starts the app and leaves it, as if killed, with “Bread” on the second day.
  private func killInWeek() async throws {
    let harness = try await bench.start()
    harness.app.type("gw")
    await harness.expect("○ Bread")
    harness.app.type("2")
    await harness.expect("1 chosen")
    harness.app.run(for: 1)
    let isKept = try await harness.app.waitUntil {
      try harness.store.drafts.abandoned().map(\.form) == [.week]
    }
    #expect(isKept)
  }

  @Test func `is offered at the next start, resumed, and saved as one step`() async throws {
    try await killInWeek()

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft for the week, 5 minutes ago")
    harness.app.type("gd")
    await harness.expect("1 chosen")
    #expect(harness.app.screen.contains("→ Bread"))
    harness.app.press(.enter)
    try await bench.expectNothing(in: harness)
    let list = try harness.store.lists()[0].list
    let plans = try harness.store.items(in: list.id).items(in: 0..<2).map(\.plan)
    #expect(plans == [nil, DayPlan(AppHarness.today.adding(days: 1))])
    harness.app.type("u")
    await harness.expect("Undid: ")
    #expect(try harness.store.items(in: list.id).items(in: 0..<2).allSatisfy { $0.plan == nil })
    await harness.close()
  }

  @Test func `is gone once the choices were discarded`() async throws {
    try await killInWeek()
    let harness = try await bench.restart()
    await harness.expect("Unsaved draft for the week")
    harness.app.type("gd")
    await harness.expect("1 chosen")

    harness.app.press(.escape)
    harness.app.type("d")

    try await bench.expectNothing(in: harness)
    await harness.close()
  }

  @Test func `has the choices in their order, without days that have passed`() throws {
    let today = AppHarness.today
    let items = (0..<3).map { number in
      TodoItem(
        id: .init(), list: .init(), name: "\(number)", created: Timestamp(microseconds: 0))
    }
    var plan = WeekPlan(today: today)
    plan.put([items[1]], on: today)
    plan.put([items[0]], on: today.adding(days: 3))
    #expect(plan.text.split(separator: "\n").count == 2)

    var same = WeekPlan(today: today)
    same.enter(plan.text)
    #expect(same.choices == plan.choices && same.order == plan.order)
    var later = WeekPlan(today: today.adding(days: 1))
    later.enter(plan.text + "\nnonsense\n2026-11-22 x\nnone \(items[2].id.uuidString)")
    #expect(
      later.choices == [items[0].id: .day(today.adding(days: 3)), items[2].id: .unplanned])
    later.undo()
    #expect(later.choices.isEmpty)
  }
}
