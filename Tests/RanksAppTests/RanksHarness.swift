import HTTPKit
import RanksApp
import Synchronization
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing

/// The whole program with a server on this machine, without a terminal.
@MainActor final class RanksHarness {
  let app: Harness
  let server: LoopbackServer
  private let coordinator: AppRanksCoordinator

  init(
    columns: Int = 60, rows: Int = 24, colorDepth: ColorDepth = .indexed256, timeout: Double = 20,
    _ answer: @escaping @Sendable (_ path: String, _ server: String) -> LoopbackServer.Answer
  ) throws {
    let address = Address()
    let server = try LoopbackServer { path in answer(path, address.text.withLock { $0 }) }
    address.text.withLock { $0 = server.address }
    var made: AppRanksCoordinator?
    app = try Harness(columns: columns, rows: rows, colorDepth: colorDepth) { application in
      let client = HTTPClient(userAgent: "tests")
      let store = AppStore(client: client, address: server.address + "/rss", timeout: timeout)
      let coordinator = AppRanksCoordinator(
        RanksContext(store: store, icons: IconLoader(client: client), application: application))
      coordinator.start()
      made = coordinator
      return coordinator.primaryPanel
    }
    self.server = server
    coordinator = try #require(made)
  }

  /// Starts the program with a server whose answers do not need its address.
  convenience init(
    columns: Int = 60, rows: Int = 24, timeout: Double = 20,
    _ answer: @escaping @Sendable (_ path: String) -> LoopbackServer.Answer
  ) throws {
    try self.init(columns: columns, rows: rows, timeout: timeout) { path, _ in answer(path) }
  }

  isolated deinit { coordinator.stop() }

  var screen: String { app.screen }

  func press(_ keys: Key...) { for key in keys { app.press(key) } }

  /// Waits until the screen shows all of the texts; otherwise fails, with the screen.
  func expect(_ texts: String..., place: SourceLocation = #_sourceLocation) async {
    for text in texts { await expect(until: "“\(text)” is seen", place) { $0.contains(text) } }
  }

  /// Waits until a condition holds for the screen; otherwise fails, with the screen.
  func expect(
    until claim: String, _ place: SourceLocation = #_sourceLocation, _ holds: (String) -> Bool
  ) async {
    let isSo = await app.waitUntil { holds(app.screen) }
    if !isSo {
      Issue.record("It never was so that \(claim):\n\(app.screen)", sourceLocation: place)
    }
  }
}

/// The address of a server, known only after it was created.
private final class Address: Sendable {
  let text = Mutex("")
}
