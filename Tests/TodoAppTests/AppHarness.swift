import CivilCalendar
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoApp
import TodoModel

/// The whole app on a store of its own, without a terminal.
@MainActor final class AppHarness {
  nonisolated static let today = Day(daysSinceEpoch: 20_778)  // Saturday, 21 November 2026

  /// A clock at ten in the morning of that day, in the tests' zone.
  nonisolated static func clock() -> WallClock { .ticking(from: .at(10, of: today)) }

  let app: Harness
  let store: TodoStore
  private let coordinator: AppCoordinator

  init(
    columns: Int = 60, rows: Int = 10, motion: Motion = .reduced,
    startView: Settings.StartView = .lists, store given: TodoStore? = nil,
    editor: [String] = [], temporaryFolder: String = "/tmp", isRestricted: Bool = false,
    settings: Settings = Settings(),
    _ fill: (TodoStore) async throws -> Void = { _ in }
  ) async throws {
    let store = try given ?? TodoStore.temporary(clock: AppHarness.clock())
    try await fill(store)
    var made: AppCoordinator?
    app = try Harness(columns: columns, rows: rows, motion: motion) { application in
      let coordinator = AppCoordinator(
        store, application,
        AppConfiguration(
          settings: settings, startView: startView, editor: editor,
          temporaryFolder: temporaryFolder, isRestricted: isRestricted))
      coordinator.start()
      made = coordinator
      return coordinator.primaryPanel
    }
    self.store = store
    coordinator = try #require(made)
  }

  /// The app's output for some lines of input. Closes the store.
  static func dialogue(_ store: TodoStore, _ lines: [String]) async throws -> [String] {
    var made: AppCoordinator?
    let harness = try DialogueHarness { application in
      let coordinator = AppCoordinator(store, application)
      coordinator.start()
      made = coordinator
      return coordinator.primaryPanel
    }
    for line in lines { await harness.type(line) }
    made?.stop()
    await store.close()
    return harness.transcript
  }

  /// Waits until the screen shows a text; otherwise fails, with the screen.
  func expect(_ text: String, _ place: SourceLocation = #_sourceLocation) async {
    // The details follow a moment after the bar has moved.
    app.run(for: 0.1)
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
