import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel

/// The rows and headings of the planning of a week.
@MainActor @Suite("The rows of a week") struct WeekRowTests {
  @Test func `the number of a heading ends where its rows end, and names of lists have room`()
    async throws
  {
    let harness = try await AppHarness(columns: 100, rows: 30) { store in
      let garden = try await store.createList(name: "Garden project")
      try await store.createItems([
        NewItem("Tap", in: garden.id, due: AppHarness.today.adding(days: -3)),
        NewItem("Mail", in: garden.id, due: AppHarness.today),
      ])
    }
    harness.app.type("gw")
    await harness.expect("Plan the week")

    /// The columns up to the end of the first row with a text, at the left.
    func end(_ text: String) -> Int? {
      harness.app.screen.split(separator: "\n").first { $0.contains(text) }.map { row in
        String(row.prefix { $0 != "│" }.reversed().drop { $0 == " " }.reversed()).columns
      }
    }
    #expect(end("Overdue ") != nil && end("Overdue ") == end("○ Tap"))
    #expect(harness.app.screen.contains("Garden project  3 days overdue"))
    let garden = try #require(try harness.store.lists().first).list
    _ = try await harness.store.createItem(
      in: garden.id, name: "Water the roses", due: AppHarness.today.adding(days: -1))
    await harness.expect("Water the roses   Garden pr… 1 d late")
    await harness.close()
  }
}
