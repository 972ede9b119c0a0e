import CivilCalendar
import TermPanels
import TermPanelsTesting
import TestSupport
import TodoModel

extension Exhibit {
  static let drafts = [
    Exhibit(.screen, "draft") {
      let folder = try TemporaryFolder()
      let noon = SettableClock(noonOf: AppFixture.today)
      let store = try TodoStore.open(path: folder.path("todos.db"), clock: noon.clock)
      try await AppFixture.fill(store)
      let groceries = try store.lists()[0].list
      let draft = Draft(
        form: .newItem(list: groceries.id, parent: nil, due: nil), name: groceries.name,
        fields: [Draft.Field(name: "", before: "", text: "Rye bread and oat mi")])
      try await store.keep(draft)
      try await store.release(draft.id)
      noon.advance(seconds: 300)
      let app = try await AppFixture(columns: 90, rows: 14, store: store) { _ in }
      _ = await app.harness.waitUntil { app.harness.screen.contains("Unsaved draft") }
      await app.close()
      return app.harness.screen
    }
  ]
}
