import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel

@testable import TodoApp

/// The columns of the details of a list's rows.
@MainActor @Suite struct ItemColumnsTests {
  private typealias Needs = ItemColumns.Needs

  private func needs(_ title: Int, _ details: [Int], short: [Int]? = nil) -> Needs {
    Needs(title: title, details: details, shortDetails: short ?? details)
  }

  private func plan(_ rows: [Needs], _ width: Int) -> ItemColumns.Plan {
    ItemColumns.plan(for: rows, width: width)
  }

  @Test func `a column is as wide as the widest row needs, and takes nothing if none needs it`() {
    let plan = plan([needs(10, [0, 3, 14]), needs(10, [0, 1, 10])], 60)

    #expect(plan.widths == [0, 3, 14] && plan.gap == 2 && !plan.hasShortDates)
    #expect(plan.distances[2] == 14 && plan.distances[1] == 19)
  }

  @Test func `gaps get smaller, then dates shorter, and both before a title is cut`() {
    let rows = [needs(30, [3, 14], short: [3, 8])]

    #expect(plan(rows, 51) == .init(widths: [3, 14], gap: 2, hasShortDates: false))
    #expect(plan(rows, 50) == .init(widths: [3, 14], gap: 1, hasShortDates: false))
    #expect(plan(rows, 48) == .init(widths: [3, 8], gap: 1, hasShortDates: true))
  }

  @Test func `a title that has no room anyway makes nothing shorter`() {
    let rows = [needs(20, [3, 14], short: [3, 8]), needs(400, [0, 14], short: [0, 8])]

    #expect(plan(rows, 60) == plan([rows[0]], 60))
  }

  @Test func `no row needs no column`() {
    #expect(plan([], 60).widths == [])
  }

  @Test func `a row that comes, changes or goes lays the others out again only if that moves them`()
  {
    let columns = ItemColumns()
    let (first, second) = (View(), View())
    columns.note(needs(10, [3, 14]), of: first)
    #expect(columns.plan(width: 60).widths == [3, 14])

    columns.note(needs(10, [2, 10]), of: second)
    #expect(columns.plan(width: 60).widths == [3, 14])
    columns.forget(first)
    #expect(columns.plan(width: 60).widths == [2, 10])
  }

  @Test func `the columns are as wide as the remaining rows need after a deletion`() async throws {
    let harness = try await AppHarness(columns: 60, rows: 12) { store in
      let list = try await store.createList(name: "Home")
      let today = AppHarness.today
      _ = try await store.createItem(
        NewItem("Apples", in: list.id, tags: ["a"], due: today.adding(days: -40)))
      _ = try await store.createItem(NewItem("Bread", in: list.id, tags: ["b"], due: today))
    }
    harness.app.press(.enter)
    await harness.expect("@b            Today")

    harness.app.type("d")

    await harness.expect("@b  Today")
    await harness.close()
  }

  @Test func `a row that is gone needs no column`() {
    let columns = ItemColumns()
    let stays = View()
    columns.note(needs(10, [2, 10]), of: stays)
    do {
      let gone = View()
      columns.note(needs(10, [3, 14]), of: gone)
      #expect(columns.plan(width: 60).widths == [3, 14])
    }
    columns.note(needs(11, [2, 10]), of: stays)

    #expect(columns.plan(width: 60).widths == [2, 10])
  }
}
