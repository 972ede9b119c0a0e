import CivilCalendar
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoApp
import TodoAppTesting
import TodoModel
import TodoValues

/// Changes by another program on the same database, which are marked as news for some seconds.
@MainActor @Suite struct NewsTests {
  private let folder: TemporaryFolder
  private let other: TodoStore
  private let home: TodoList
  private let tap: TodoItem

  init() async throws {
    folder = try TemporaryFolder()
    other = try TodoStore.open(path: folder.path("todos.db"), clock: AppHarness.clock())
    home = try await other.createList(name: "Home")
    _ = try await other.createList(name: "Work")
    tap = try await other.createItem(in: home.id, name: "Tap")
    _ = try await other.createItem(in: home.id, name: "Lamp")
  }

  private func start(_ view: Settings.StartView) async throws -> AppHarness {
    let store = try TodoStore.open(path: folder.path("todos.db"), clock: AppHarness.clock())
    let harness = try await AppHarness(startView: view, store: store)
    await harness.expect(view == .lists ? "Home" : "Tap")
    harness.app.run(for: 1)
    return harness
  }

  private func row(_ name: String, _ harness: AppHarness) -> String {
    let rows = harness.app.screen.split(separator: "\n").map(String.init)
    return rows.first { $0.contains(name) } ?? ""
  }

  @Test func `an item changed by others has a sign for some seconds`()
    async throws
  {
    let harness = try await start(.list("Home"))
    let before = row("Tap", harness)

    try await other.update([tap.id], [.set(\.priority, .high)])
    await harness.expect("!!!")

    #expect(row("Tap", harness).hasSuffix("!!! •"))
    #expect(!row("Lamp", harness).contains("•"))
    harness.app.run(for: 3.5)
    #expect(row("Tap", harness).hasSuffix("!!! •"))
    harness.app.run(for: 3)
    #expect(row("Tap", harness).hasSuffix("!!!"))
    // The sign has not moved the other texts.
    #expect(row("Tap", harness).hasPrefix(before))
    await harness.close()
    await other.close()
  }

  @Test func `only its list has a sign in the overview`() async throws {
    let harness = try await start(.lists)

    try await other.createItem(in: home.id, name: "Door")
    await harness.expect("3 open •")

    #expect(!row("Work", harness).contains("•"))
    harness.app.run(for: 7)
    #expect(!harness.app.screen.contains("•"))
    await harness.close()
    await other.close()
  }

  @Test func `own changes have no sign, and start no timer`() async throws {
    let harness = try await start(.list("Home"))

    harness.app.press(.character("1"))
    await harness.expect("!!!")

    #expect(!harness.app.screen.contains("•"))
    await harness.close()
    await other.close()
  }
}
