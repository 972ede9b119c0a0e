import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel

@Suite("The recap") @MainActor struct RecapTests {
  private func start(isRestricted: Bool = false) async throws -> AppHarness {
    try await AppHarness(columns: 80, rows: 24, isRestricted: isRestricted) { store in
      let list = try await store.createList(name: "Errands")
      let apples = try await store.createItem(in: list.id, name: "Apples")
      try await store.update([apples.id], [.done(true)])
      _ = try await store.createItem(in: list.id, name: "Pears", due: AppHarness.today)
    }
  }

  @Test(arguments: [("gl", "Done today"), ("H", "History")])
  func `is copied with a key from the Logbook and from the history`(
    keys: String, text: String
  ) async throws {
    let harness = try await start()
    harness.app.type(keys)
    await harness.expect(text)

    harness.app.press(.character("R"))

    await harness.expect("Copied the recap as Markdown")
    #expect(
      harness.app.terminal.clipboard == """
        ## Done since yesterday

        - Apples (Errands)

        ## Today

        - Pears (Errands)
        """)
    await harness.close()
  }

  @Test func `is withheld from guests`() async throws {
    let harness = try await start(isRestricted: true)
    harness.app.type("gl")
    await harness.expect("Apples")

    harness.app.press(.character("R"))

    #expect(harness.app.terminal.clipboard == nil)
    await harness.close()
  }
}
