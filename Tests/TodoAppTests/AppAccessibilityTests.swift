import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoAppTesting
import TodoModel

@MainActor @Suite("Views of the app without a screen") struct AppAccessibilityTests {
  /// Keys that lead from an open list to other screens.
  private nonisolated static let ways: [[Key]] = [
    [], [.character("a")], [.character("?")], [.enter], [.character("/")], [.escape],
  ]

  @Test(arguments: ways) func `none is silent`(way: [Key]) async throws {
    let harness = try await AppHarness(columns: 100, rows: 24, startView: .list("Home")) { store in
      let home = try await store.createList(name: "Home")
      try await store.createItem(NewItem("Pay the rent", in: home.id, due: AppHarness.today))
    }
    await harness.expect("Pay the rent")
    for key in way { harness.app.press(key) }

    #expect(AccessibilityAudit.silentViews(in: harness.app.application) == [])
  }
}
