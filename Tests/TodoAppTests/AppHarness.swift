import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoModel

/// The whole app on a store of its own, without a terminal.
@MainActor final class AppHarness {
  static let today = Day(daysSinceEpoch: 20_778)  // Saturday, 21 November 2026

  let app: Harness
  let store: TodoStore
  private let coordinator: AppCoordinator

  init(
    columns: Int = 60, rows: Int = 10, motion: Motion = .reduced,
    editor: [String] = [], temporaryFolder: String = "/tmp",
    _ fill: (TodoStore) async throws -> Void = { _ in }
  ) async throws {
    let store = try TodoStore.temporary()
    try await fill(store)
    var made: AppCoordinator?
    app = try Harness(columns: columns, rows: rows, motion: motion) { application in
      let context = AppContext(
        store: store, application: application, today: { AppHarness.today },
        editor: editor, temporaryFolder: temporaryFolder)
      let coordinator = AppCoordinator(context)
      coordinator.start()
      made = coordinator
      return coordinator.primaryPanel
    }
    self.store = store
    coordinator = try #require(made)
  }

  /// Waits until the screen shows a text; fails with the screen when it never does.
  func expect(_ text: String, _ place: SourceLocation = #_sourceLocation) async {
    let shown = await app.waitUntil { app.screen.contains(text) }
    if !shown {
      Issue.record("“\(text)” is not on the screen:\n\(app.screen)", sourceLocation: place)
    }
  }

  func close() async {
    coordinator.stop()
    await store.close()
  }
}
