import TermPanels
import TermPanelsTesting
import TodoApp
import TodoModel

extension Exhibit {
  static let linear = [
    Exhibit(.log, "dialogue") {
      try await dialogue(
        "7", "done 2", "add", "Oat milk for Ada friday", "undo", "?", "back")
    }
  ]

  /// The app's output for some lines of input.
  @MainActor private static func dialogue(_ lines: String...) async throws -> String {
    let store = try TodoStore.temporary(clock: AppFixture.clock())
    try await AppFixture.fill(store)
    var made: AppCoordinator?
    let harness = try DialogueHarness { application in
      let app = AppCoordinator(store, application)
      app.start()
      made = app
      return app.primaryPanel
    }
    for line in lines { await harness.type(line) }
    made?.stop()
    await store.close()
    return harness.transcript.joined(separator: "\n")
  }
}
