import CivilCalendar
import TermPanels
import TermPanelsTesting
import TestSupport
import TodoAppTesting
import TodoModel

extension Exhibit {
  static let drafts = [
    Exhibit(.screen, "draft") {
      let folder = try TemporaryFolder()
      let noon = SettableClock(noonOf: AppHarness.today)
      let store = try TodoStore.open(path: folder.path("todos.db"), clock: noon.clock)
      try await AppHarness.fill(store)
      let groceries = try store.lists()[0].list
      let draft = Draft(
        form: .newItem(list: groceries.id, parent: nil, ItemPreset()), name: groceries.name,
        fields: [Draft.Field(name: "", before: "", text: "Rye bread and oat mi")])
      try await store.drafts.keep(draft)
      try await store.drafts.release(draft.id)
      noon.advance(seconds: 300)
      let harness = try await AppHarness(columns: 90, rows: 14, store: store)
      _ = await harness.app.waitUntil { harness.app.screen.contains("Unsaved draft") }
      await harness.close()
      return harness.app.screen
    }
  ]
}
