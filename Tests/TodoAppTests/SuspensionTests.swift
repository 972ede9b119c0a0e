import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel

@MainActor @Suite("A suspended app") struct SuspensionTests {
  @Test func `begins no change before it continues`() async throws {
    let harness = try await AppHarness(columns: 80, rows: 14)
    let application = harness.app.application
    let delegate = try #require(application.delegate)

    await delegate.applicationWillSuspend(application)
    let change = Task { try await harness.store.createList(name: "Home") }
    for _ in 1...100 { await Task.yield() }
    #expect(try !harness.store.lists().contains { $0.list.name == "Home" })

    delegate.applicationDidResume(application)
    _ = try await change.value
    #expect(try harness.store.lists().contains { $0.list.name == "Home" })
    await harness.close()
  }

  @Test func `takes changes again after Ctrl-Z`() async throws {
    let harness = try await AppHarness(columns: 80, rows: 14)

    harness.app.press(.control("z"))
    let isStopped = await harness.app.waitUntil {
      harness.app.run(for: 0.01)
      return harness.app.terminal.suspendCount == 1
    }
    #expect(isStopped)
    try await harness.store.createList(name: "Home")
    await harness.expect("Home")
    await harness.close()
  }
}
