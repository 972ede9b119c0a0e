import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel

@MainActor @Suite struct FinderTests {
  private func groceries(rows: Int = 12, columns: Int = 60) async throws -> AppHarness {
    let harness = try await AppHarness(columns: columns, rows: rows) { store in
      let list = try await store.createList(name: "Groceries")
      for name in ["Milk", "Oat milk", "Bread", "Tea"] {
        _ = try await store.createItem(in: list.id, name: name)
      }
    }
    harness.app.press(.enter)
    return harness
  }

  private func rows(_ harness: AppHarness) -> [Substring] {
    harness.app.screen.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `a slash searches during typing, and Enter goes to the results`() async throws {
    let harness = try await groceries()

    harness.app.press(.character("/"))
    harness.app.type("mil")
    #expect(
      rows(harness).prefix(7) == [
        "  Lists › Groceries                                2 found", "",
        "  / mil", "",
        "▌ ○ Milk", "  ○ Oat milk", "",
      ])

    harness.app.press(.enter, .down, .space)
    await harness.expect("Completed “Oat milk”")
    #expect(harness.app.screen.contains("2 found") && harness.app.screen.contains("✓ Oat milk"))
    await harness.close()
  }

  @Test
  func `the first result is current during typing, and Esc restores the row`()
    async throws
  {
    let harness = try await groceries()
    harness.app.press(.end)
    #expect(harness.app.screen.contains("▌ ○ Tea"))

    harness.app.press(.character("/"))
    harness.app.type("e")
    #expect(harness.app.screen.contains("▌ ○ Bread"))
    harness.app.press(.backspace)
    #expect(harness.app.screen.contains("▌ ○ Tea"))
    harness.app.type("m")
    #expect(harness.app.screen.contains("▌ ○ Milk"))
    harness.app.press(.escape)

    #expect(harness.app.screen.contains("▌ ○ Tea") && harness.app.screen.contains("4 open"))
    await harness.close()
  }

  @Test func `Esc clears the search first, and only then goes back`() async throws {
    let harness = try await groceries()
    harness.app.press(.character("/"))
    harness.app.type("oat")
    harness.app.press(.enter, .escape)
    #expect(harness.app.screen.contains("4 open") && harness.app.screen.contains("▌ ○ Oat milk"))
    #expect(!harness.app.screen.contains("/ oat"))

    harness.app.press(.escape)

    #expect(harness.app.screen.contains("▌    Groceries"))
    await harness.close()
  }

  @Test func `an invalid query is underlined, and the last results stay`() async throws {
    let harness = try await groceries()
    harness.app.press(.character("/"))
    harness.app.type("oat (")

    #expect(harness.app.screen.contains("This parenthesis isn't closed"))
    #expect(harness.app.screen.contains("▌ ○ Oat milk"))
    #expect(!harness.app.screen.contains("Bread"))

    harness.app.press(.control("u"))
    #expect(!harness.app.screen.contains("parenthesis"))
    #expect(harness.app.screen.contains("Bread"))
    await harness.close()
  }

  @Test func `an empty result is reported, also in the smallest window`() async throws {
    for (columns, rows) in [(60, 12), (20, 5)] {
      let harness = try await groceries(rows: rows, columns: columns)
      harness.app.press(.character("/"))
      harness.app.type("zzz")
      #expect(harness.app.screen.contains("No matches"))
      harness.app.press(.escape)
      #expect(harness.app.screen.contains("○ Bread"))
      await harness.close()
    }
  }

  @Test func `search works in a smart list, and follows the store`() async throws {
    let harness = try await groceries()
    harness.app.press(.character("g"), .character("a"), .character("/"))
    harness.app.type("milk")
    #expect(harness.app.screen.contains("2 found"))
    let list = try #require(harness.store.lists().first?.id)

    _ = try await harness.store.createItem(in: list, name: "Milk for Ada")

    await harness.expect("3 found")
    await harness.close()
  }

  @Test func `in the linear mode search is a question, answered by its results`() async throws {
    let store = try TodoStore.temporary(clock: AppHarness.clock())
    let list = try await store.createList(name: "Groceries")
    for name in ["Milk", "Bread"] { _ = try await store.createItem(in: list.id, name: name) }
    let dialogue = try await AppHarness.dialogue(store, ["6", "find", "milk", "done 1"])

    #expect(dialogue.contains("Find: empty. For example: Words, @tag, due<7d …"))
    #expect(dialogue.contains("1. Milk, open") && dialogue.contains("1. Milk, Done today"))
    #expect(dialogue.last { $0.hasPrefix("1. ") } == "1. Milk, Done today")
  }
}
