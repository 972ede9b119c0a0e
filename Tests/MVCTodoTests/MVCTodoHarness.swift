import CivilCalendar
import TermPanels
import TermPanelsTesting
import TestSupport

@testable import MVCTodo

/// MVCTodo on a terminal in memory, at ten in the morning of 21 November 2026, with a file of its
/// own.
@MainActor final class MVCTodoHarness {
  nonisolated static let today = Day(daysSinceEpoch: 20_778)
  nonisolated static let clock = WallClock.standing(at: .at(10, of: today))

  let folder: TemporaryFolder
  let app: Harness
  private let coordinator: AppCoordinator

  /// Starts the program with a text in its file. Without a text the file is missing.
  init(
    _ text: String? = nil, columns: Int = 50, rows: Int = 8, motion: Motion = .none,
    observer: (any ProgramObserver)? = nil
  ) throws {
    let folder = try TemporaryFolder()
    if let text { try folder.write(text, to: "todos.json") }
    var made: AppCoordinator?
    app = try Harness(columns: columns, rows: rows, motion: motion) { application in
      application.observer = observer
      let coordinator = AppCoordinator(
        application, path: folder.path("todos.json"), clock: Self.clock)
      coordinator.start()
      made = coordinator
      return coordinator.primaryPanel
    }
    guard let made else { preconditionFailure("The harness asks for its root panel.") }
    (self.folder, coordinator) = (folder, made)
  }

  var screen: String { app.screen }

  /// The storage as another program would read it.
  var saved: StorageModel {
    get throws { try Storage(folder.path("todos.json"), clock: Self.clock).model }
  }

  func press(_ keys: Key...) { for key in keys { app.press(key) } }

  /// Answers a prompt: types a text into each of its fields, and accepts it.
  ///
  /// - Returns: Whether the prompt is gone.
  func answer(_ title: String, _ texts: String...) async -> Bool {
    for (index, text) in texts.enumerated() {
      if index > 0 { press(.tab) }
      app.type(text)
    }
    press(.enter)
    return await app.waitUntil { !screen.contains(title) }
  }
}
