public import CivilCalendar
public import TermPanels
public import TermPanelsTesting
import TestSupport
public import Testing
public import TodoApp
import TodoCommands
public import TodoModel

/// The whole app on a store of its own, without a terminal.
@MainActor public final class AppHarness {
  /// Saturday, 21 November 2026.
  public nonisolated static let today = Day(daysSinceEpoch: 20_778)

  /// A clock at ten in the morning of that day, in the tests' zone.
  public nonisolated static func clock() -> WallClock { .ticking(from: .at(10, of: today)) }

  /// The app's screen and its keys.
  public let app: Harness
  /// The app's store.
  public let store: TodoStore
  private let coordinator: AppCoordinator

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - store: The store; `nil` for a new one at ``clock()``.
  ///   - home: The home folder of the person, whose files can be imported and exported; `nil` if no
  ///     files can be reached.
  ///   - stateFolder: The folder of the program's state; `nil` if no editor can be opened.
  ///   - fill: Called with the store before the app starts.
  public init(
    columns: Int = 60, rows: Int = 10, motion: Motion = .reduced,
    startView: Settings.StartView = .lists, store given: TodoStore? = nil,
    editor: [String] = [], browser: [String] = [], stateFolder: String? = nil,
    isRestricted: Bool = false, settings: Settings = Settings(), home: String? = nil,
    _ fill: (TodoStore) async throws -> Void = { _ in }
  ) async throws {
    let store = try given ?? TodoStore.temporary(clock: AppHarness.clock())
    try await fill(store)
    var made: AppCoordinator?
    app = try Harness(columns: columns, rows: rows, motion: motion) { application in
      var configuration = AppConfiguration(
        settings: settings, startView: startView, editor: editor, isRestricted: isRestricted)
      configuration.editorFiles = stateFolder.map {
        EditorFiles(for: store.path, environment: ["XDG_STATE_HOME": $0])
      }
      configuration.files = home.map { PersonalFiles(home: $0) }
      configuration.browser = Browser(command: browser)
      let coordinator = AppCoordinator(store, application, configuration)
      coordinator.start()
      made = coordinator
      return coordinator.primaryPanel
    }
    self.store = store
    guard let made else { preconditionFailure("The harness asks for its root panel.") }
    coordinator = made
  }

  /// The app's output for some lines of input. Closes the store.
  public static func dialogue(
    _ store: TodoStore, _ lines: [String], home: String? = nil
  ) async throws -> [String] {
    var made: AppCoordinator?
    let harness = try DialogueHarness { application in
      var configuration = AppConfiguration()
      configuration.files = home.map { PersonalFiles(home: $0) }
      let coordinator = AppCoordinator(store, application, configuration)
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
  public func expect(_ text: String, _ place: SourceLocation = #_sourceLocation) async {
    // The details follow a moment after the bar has moved.
    app.run(for: 0.1)
    let shown = await app.waitUntil { app.screen.contains(text) }
    if !shown {
      Issue.record("“\(text)” is not on the screen:\n\(app.screen)", sourceLocation: place)
    }
  }

  /// Ends the app as quitting does, and closes the store.
  public func close() async {
    coordinator.stop()
    await store.close()
  }
}
