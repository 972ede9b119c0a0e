import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoAppTesting
import TodoModel
import TodoValues
import TodoWording

@MainActor @Suite struct QuickAddDefaultsTests {
  private func harness(_ style: DateStyle = .short) async throws -> AppHarness {
    var settings = Settings()
    settings.quickAdd.list = "inbox"
    settings.quickAdd.isDueToday = true
    settings.quickAdd.priority = .low
    settings.dateStyle = style
    return try await AppHarness(rows: 20, settings: settings) { store in
      for name in ["Home", "Inbox"] { _ = try await store.createList(name: name) }
    }
  }

  private func item(_ harness: AppHarness) throws -> TodoItem? {
    let query = ItemQuery(.everything, today: AppHarness.today)
    return try harness.store.results(for: query).item(at: 0)
  }

  @Test func `the settings supply defaults for a line`() async throws {
    let harness = try await harness()
    harness.app.press(.character("A"))
    harness.app.type("Bread")
    #expect(harness.app.screen.contains("New item in Inbox"))
    #expect(harness.app.screen.contains("→ Inbox · Today · !low"))
    harness.app.press(.enter)
    await harness.expect("Added “Bread” to “Inbox”")
    let bread = try #require(try item(harness))
    #expect(bread.due == AppHarness.today && bread.priority == .low)
    await harness.close()
  }

  @Test func `a line overrides the settings, and an open list is the default`() async throws {
    let harness = try await harness(.iso)
    harness.app.press(.enter, .character("a"))
    harness.app.type("Bread fri !high")
    #expect(harness.app.screen.contains("2026-11-27 · !high"))
    harness.app.press(.enter)
    await harness.expect("○ Bread")
    #expect(
      harness.app.screen.contains("Lists › Home") && harness.app.screen.contains("2026-11-27"))
    let bread = try #require(try item(harness))
    #expect(bread.due == AppHarness.today.adding(days: 6) && bread.priority == .high)
    await harness.close()
  }
}
