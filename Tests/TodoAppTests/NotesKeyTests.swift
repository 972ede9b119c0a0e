import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel

@MainActor @Suite("The key of the notes") struct NotesKeyTests {
  @Test func `opens the form at the notes, and two keys besides the text are enough`()
    async throws
  {
    let harness = try await AppHarness(columns: 80, rows: 24) { store in
      let list = try await store.createList(name: "Home")
      _ = try await store.createItem(NewItem("Tap", in: list.id, notes: "Ask Ana."))
    }
    harness.app.press(.enter)
    await harness.expect("▌ ○ Tap")

    harness.app.type("N")
    await harness.expect("Edit item")
    harness.app.type(" Or Jun.")
    #expect(harness.app.screen.contains("^S save"))
    harness.app.press(.control("s"))

    let list = try harness.store.lists()[0].list
    let isSaved = try await harness.app.waitUntil {
      try harness.store.items(in: list.id).items(in: 0..<1)[0].notes == "Ask Ana. Or Jun."
    }
    #expect(isSaved, "\(harness.app.screen)")
    await harness.close()
  }
}
