import CivilCalendar
import DatePhrases
import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoAppTesting
import TodoModel
import TodoValues

@MainActor @Suite("A repeating item") struct RepeatingItemTests {
  @Test func `says when it comes again once it is completed, and several do not`() async throws {
    let harness = try await AppHarness(columns: 80, rows: 20) { store in
      let list = try await store.createList(name: "Home")
      for name in ["Water ficus", "Water palm"] {
        var item = NewItem(name, in: list.id, due: AppHarness.today)
        item.recurrence = Recurrence(.daily, every: 2)
        try await store.createItem(item)
      }
    }
    harness.app.press(.enter)
    await harness.expect("Water ficus")
    harness.app.press(.character("x"))
    await harness.expect("Completed “Water ficus” · next Mon 23 Nov   u undo")

    harness.app.press(.home, .character("m"), .character("m"), .character("x"))
    await harness.expect("Completed 2 items   u undo")
    await harness.close()
  }
}
