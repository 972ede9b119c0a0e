import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoApp
import TodoAppTesting
import TodoCommands
import TodoModel

@Suite("The hook of an open app") @MainActor struct HookServiceTests {
  private final class Launches { var count = 0 }

  @Test func `is launched a moment after the changes, and at the end for the last ones`()
    async throws
  {
    let folder = try TemporaryFolder()
    let store = try TodoStore.temporary(clock: AppHarness.clock())
    let list = try await store.createList(name: "Errands")
    for name in ["Apples", "Pears"] { _ = try await store.createItem(in: list.id, name: name) }
    let hook = Hook(
      ["on-change"], for: "/data/todos.db", environment: ["XDG_STATE_HOME": folder.path])
    let launches = Launches()
    var made: AppCoordinator?
    let harness = try Harness(columns: 60, rows: 12, motion: .reduced) { application in
      var configuration = AppConfiguration()
      configuration.hook = (hook: hook, launch: { launches.count += 1 })
      let app = AppCoordinator(store, application, configuration)
      app.start()
      made = app
      return app.primaryPanel
    }
    let app = try #require(made)
    #expect(await harness.waitUntil { harness.screen.contains("Errands") })
    harness.press(.enter)
    #expect(await harness.waitUntil { harness.screen.contains("Pears") })
    harness.run(for: 1)
    #expect(launches.count == 0)

    harness.press(.space)
    #expect(await harness.waitUntil { harness.screen.contains("Completed “Apples”") })
    harness.run(for: 1)
    #expect(launches.count == 1)

    harness.press(.character("u"))
    #expect(await harness.waitUntil { harness.screen.contains("Undid") })
    await app.applicationWillTerminate(harness.application)
    #expect(launches.count == 2)
    app.stop()
  }
}
