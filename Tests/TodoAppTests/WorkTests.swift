import CivilCalendar
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoApp
import TodoAppTesting
import TodoModel
import TodoValues

/// Work on items, on the screen.
@MainActor @Suite("Work on the screen") struct WorkTests {
  private let clock = SettableClock(.at(10, of: AppHarness.today))

  /// The app at a list with two items.
  private func start(
    columns: Int = 80, _ prepare: (TodoStore) async throws -> Void = { _ in }
  ) async throws -> AppHarness {
    let store = try TodoStore.temporary(clock: clock.clock)
    let home = try await store.createList(name: "Home")
    try await store.createItems([
      NewItem("Report", in: home.id), NewItem("Slides", in: home.id),
    ])
    try await prepare(store)
    let harness = try await AppHarness(
      columns: columns, rows: 20, startView: .list("Home"), store: store)
    await harness.expect("Slides")
    return harness
  }

  private func item(_ name: String, _ store: TodoStore) throws -> TodoItem {
    let query = ItemQuery(.everything, filter: .text(name, isPrefix: true), today: AppHarness.today)
    return try #require(try store.finder.matches(of: query).items.first)
  }

  private func pass(minutes: Int, _ harness: AppHarness) {
    clock.advance(seconds: 60 * minutes)
    harness.app.run(for: 60)
  }

  private func isGone(_ text: String, _ harness: AppHarness) async -> Bool {
    await harness.app.waitUntil { !harness.app.screen.contains(text) }
  }

  @Test func `S starts it, the status line counts the minutes, and S stops it`() async throws {
    let harness = try await start()
    harness.app.press(.character("S"))
    await harness.expect("Started working on “Report”")
    await harness.expect("Working 0:00 · Report")
    #expect(harness.app.screen.contains("▌ ◐ Report"))

    pass(minutes: 1, harness)
    await harness.expect("Working 0:01 · Report")
    pass(minutes: 64, harness)
    await harness.expect("Working 1:05 · Report")

    harness.app.press(.character("S"))
    await harness.expect("Stopped working on “Report” after 1h05")
    #expect(await isGone("Working 1:05", harness))
    #expect(try item("Report", harness.store).worked == 3900)
    await harness.close()
  }

  @Test func `on another item replaces it in one step, which u undoes`() async throws {
    let harness = try await start()
    harness.app.press(.character("S"))
    await harness.expect("Working 0:00 · Report")
    harness.app.press(.down, .character("S"))
    await harness.expect("Working 0:00 · Slides")
    #expect(harness.app.screen.contains("○ Report"))

    harness.app.press(.character("u"))
    await harness.expect("Working 0:00 · Report")
    await harness.close()
  }

  @Test func `ends with the completion of the item`() async throws {
    let harness = try await start()
    harness.app.press(.character("S"))
    await harness.expect("Working 0:00 · Report")
    harness.app.press(.character("x"))

    await harness.expect("Completed “Report”")
    #expect(await isGone("Working", harness))
    await harness.close()
  }

  @Test func `is refused on a done item by a sentence`() async throws {
    let harness = try await start { store in
      try await store.update([item("Report", store).id], [.done(true)])
    }
    harness.app.press(.end, .character("S"))

    await harness.expect("“Report” is done. Reopen it to work on it.")
    await harness.close()
  }

  @Test func `continues after a restart, and g S stops it from any screen`() async throws {
    let harness = try await start { store in
      try await store.update([item("Report", store).id], [.work(true)])
      clock.advance(seconds: 25 * 60)
    }
    await harness.expect("Working 0:25 · Report")

    harness.app.type("gf")
    await harness.expect("Flagged")
    #expect(harness.app.screen.contains("Working 0:25 · Report"))
    harness.app.type("gS")
    await harness.expect("Stopped working on “Report” after 25m")
    harness.app.type("gS")
    await harness.expect("No item is being worked on")
    await harness.close()
  }

  @Test func `started by another program is shown`() async throws {
    let harness = try await start()
    try await harness.store.update([item("Slides", harness.store).id], [.work(true)])

    await harness.expect("Working 0:00 · Slides")
    await harness.close()
  }

  @Test func `with a clock that was set back counts from zero`() async throws {
    let harness = try await start()
    harness.app.press(.character("S"))
    await harness.expect("Working 0:00")
    clock.advance(seconds: -7200)
    harness.app.run(for: 60)

    await harness.expect("Working 0:00 · Report")
    harness.app.press(.character("S"))
    await harness.expect("Stopped working on “Report” after 0m")
    await harness.close()
  }

  @Test func `stands in the details, with the effort`() async throws {
    let harness = try await start(columns: 140) { store in
      let report = try item("Report", store).id
      try await store.update([report], [.set(\.effort, Effort(minutes: 180))])
      try await store.update([report], [.work(true)])
      clock.advance(seconds: 130 * 60)
      try await store.update([report], [.work(false)])
    }
    await harness.expect("2h10 of 3h")

    harness.app.press(.character("S"))
    await harness.expect("2h10 of 3h, running ")
    await harness.expect("since today 12:10")
    await harness.close()
  }

  @Test func `on an item with a long name leaves room for the hints`() async throws {
    let harness = try await start { store in
      let report = try item("Report", store).id
      let name = String(repeating: "Long name ", count: 9)
      try await store.update([report], [.set(\.name, name), .work(true)])
    }

    await harness.expect("Working 0:00 · Long name Long name Lon…")
    await harness.close()
  }
}
