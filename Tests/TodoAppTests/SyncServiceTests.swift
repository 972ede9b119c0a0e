import CivilCalendar
import Foundation
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoApp
import TodoAppTesting
import TodoModel

@testable import TodoCommands

@Suite("The synchronisation of an open app") @MainActor struct SyncServiceTests {
  private final class Launches { var count = 0 }

  private let home: TemporaryFolder
  private let account: SyncAccount
  private let launches = Launches()
  private let clock = AppHarness.clock()

  init() throws {
    home = try TemporaryFolder()
    account = SyncAccount(
      for: home.path(".local/share/paneltodo/todos.db"), environment: ["HOME": home.path])
  }

  /// Sets a server up, and stores the result of the last synchronisation.
  private func setUp(_ state: SyncState) throws {
    let path = account.configurationPath
    try FileManager.default.createDirectory(
      atPath: URL(filePath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try "".write(toFile: path, atomically: true, encoding: .utf8)
    try account.keep(state)
  }

  /// A success so many minutes ago.
  private func success(
    minutesAgo minutes: Int, _ text: String = "Synced with h: nothing in.", _ remarks: String...
  ) -> SyncState {
    let moment = clock.now.adding(seconds: -60 * minutes)
    return SyncState(
      at: moment, success: moment, sentence: text, hasFailed: false, remarks: remarks)
  }

  private func start(every minutes: Int?) throws -> (harness: Harness, app: AppCoordinator) {
    let store = try TodoStore.temporary(clock: clock)
    var made: AppCoordinator?
    let harness = try Harness(columns: 100, rows: 16, motion: .reduced) { application in
      var settings = Settings()
      settings.syncEvery = minutes
      var configuration = AppConfiguration(settings: settings)
      configuration.sync = (account: account, launch: { launches.count += 1 })
      let app = AppCoordinator(store, application, configuration)
      app.start()
      made = app
      return app.primaryPanel
    }
    return (harness, try #require(made))
  }

  private func expect(
    _ text: String, _ harness: Harness, _ place: SourceLocation = #_sourceLocation
  ) async {
    let shown = await harness.waitUntil { harness.screen.contains(text) }
    if !shown { Issue.record("“\(text)” is missing:\n\(harness.screen)", sourceLocation: place) }
  }

  @Test func `comes at intervals, and the status line has its time`() async throws {
    try setUp(success(minutesAgo: 30))
    let (harness, app) = try start(every: 1)
    await expect("Synced 9:30", harness)
    harness.run(for: 1)
    #expect(launches.count == 1)

    try account.keep(success(minutesAgo: 0))
    await expect("Synced 10:00", harness)
    #expect(!harness.screen.contains("nothing in"))
    harness.run(for: 50)
    #expect(launches.count == 1)
    harness.run(for: 20)
    #expect(launches.count == 2)
    app.stop()
  }

  @Test func `reports a conflict and a failure once, and then only what is new`() async throws {
    try setUp(success(minutesAgo: 5))
    let (harness, app) = try start(every: 10)
    await expect("Synced 9:55", harness)

    try account.keep(success(minutesAgo: 4, "Synced.", "“Milk”: both sides.", "More."))
    await expect("Synced. “Milk”: both sides. · 1 more", harness)
    harness.press(.escape)
    harness.run(for: 30)
    try account.keep(success(minutesAgo: 3, "Synced.", "“Milk”: both sides.", "More."))
    await expect("Synced 9:57", harness)
    #expect(!harness.screen.contains("both sides"))

    var failure = success(minutesAgo: 2)
    (failure.sentence, failure.hasFailed) = ("h does not answer.", true)
    failure.success = clock.now.adding(seconds: -180)
    try account.keep(failure)
    await expect("Not synced. h does not answer.", harness)
    await expect("Not synced since 9:57", harness)
    app.stop()
  }

  @Test func `is done now with a key, which reports the result`() async throws {
    try setUp(success(minutesAgo: 5))
    let (harness, app) = try start(every: nil)
    #expect(await harness.waitUntil { harness.screen.contains("No lists yet") })
    harness.run(for: 120)
    #expect(launches.count == 0 && !harness.screen.contains("Synced"))

    harness.type("gy")
    await expect("Synchronising…", harness)
    #expect(launches.count == 1)
    try account.keep(success(minutesAgo: 0, "Synced with h: 1 in (1 added), nothing out."))
    await expect("Synced with h: 1 in (1 added), nothing out.", harness)
    app.stop()
  }

  @Test func `needs a server, and says how to set one up`() async throws {
    let (harness, app) = try start(every: 1)
    #expect(await harness.waitUntil { harness.screen.contains("No lists yet") })
    harness.run(for: 120)
    harness.type("gy")

    await expect("Set a server up first: paneltodo sync --setup", harness)
    #expect(launches.count == 0)
    #expect(!FileManager.default.fileExists(atPath: home.path(".local/state")))
    app.stop()
  }

  @Test func `is not offered for samples`() async throws {
    let harness = try await AppHarness(columns: 100, rows: 16)
    await harness.expect("No lists yet")
    harness.app.type("gy")

    await harness.expect("These lists are not synchronised")
    await harness.close()
  }

  @Test func `does not come in the tour, which changes nothing of the person's`() async throws {
    try setUp(success(minutesAgo: 0))
    let (harness, app) = try start(every: nil)
    await expect("No lists yet", harness)
    harness.press(.character("t"))
    await expect("1 of 6", harness)
    harness.type("gy")
    harness.run(for: 1)
    #expect(launches.count == 0)
    app.stop()
  }
}
