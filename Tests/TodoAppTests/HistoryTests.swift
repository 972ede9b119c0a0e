import CivilCalendar
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoApp
import TodoAppTesting
import TodoModel

@MainActor @Suite struct HistoryTests {
  /// Early in the afternoon of the tests' day, and the same hour of the day before.
  private nonisolated static let now = WallClock.standing(at: .at(13, of: AppHarness.today))
  private nonisolated static let yesterday = WallClock.standing(
    at: .at(13, of: AppHarness.today.adding(days: -1)))

  /// The app at the history of a list with an item Milk, which gets each of the names in turn.
  private func history(rows: Int = 12, milkBecomes names: [String] = []) async throws -> AppHarness
  {
    let store = try TodoStore.temporary(clock: HistoryTests.now)
    let harness = try await AppHarness(rows: rows, store: store) {
      let list = try await $0.createList(name: "Groceries")
      var milk = try await $0.createItem(in: list.id, name: "Milk")
      for name in names {
        var renamed = milk
        renamed.name = name
        try await $0.updateItem(renamed, editedFrom: milk)
        milk = renamed
      }
    }
    harness.app.press(.character("H"))
    return harness
  }

  private func lines(_ harness: AppHarness) -> [Substring] {
    harness.app.screen.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `H shows changes, the newest first, with their state`() async throws {
    let harness = try await history(milkBecomes: ["Oat milk"])
    await harness.expect("History")

    harness.app.press(.enter)
    await harness.expect("Undid: rename “Milk” to “Oat milk”   ^R redo")
    harness.app.run(for: 10)

    #expect(
      harness.app.screenWithRoles == """
          Lists › History                                           |   ..sssss.f.nnnnnnn
                                                                    |
          Today                                                     |   ..sssss
          ↶ Undid: rename “Milk” to “Oat milk” here       just now  |   ..s.ffffff.ffffff.ffffff.ff.ffff.fffff.ffff.......ffff.fff
        ▌ × Renamed “Milk” to “Oat m… undone · here       just now  |   ATFTFFFFFFFFFFFFFFFFFFFFFFFFFTFFFFFFFFFFFFFTTTTTTTFFFFFFFFTT
          • Added “Milk”                       here       just now  |   ..s.ttttt.tttttt.......................ffff.......ffff.fff
          • Added list “Groceries”             here       just now  |   ..s.ttttt.tttt.ttttttttttt.............ffff.......ffff.fff
                                                                    |
                                                                    |
                                                                    |
                                                                    |
          → look   Esc back   ? help   q quit                       |   ..k.hhhh...kkk.hhhh...k.hhhh...k.hhhh
        """)
    await harness.close()
  }

  @Test func `a near date is relative in a toast, and absolute in the history`() async throws {
    let harness = try await AppHarness(columns: 80, rows: 14, startView: .list("Home")) {
      let list = try await $0.createList(name: "Home")
      try await $0.createItem(in: list.id, name: "Milk")
    }
    await harness.expect("▌ ○ Milk")

    harness.app.type("tm")
    await harness.expect("Set the due date to tomorrow for “Milk”   u undo")
    harness.app.type("u")
    await harness.expect("Undid: set the due date to tomorrow for “Milk”   ^R redo")
    harness.app.type("H")

    await harness.expect("↶ Undid: set the due date to Sun 22 Nov")
    #expect(lines(harness)[4].hasPrefix("  × Set the due date to Sun 22 Nov for “Milk”"))
    await harness.close()
  }

  @Test func `a change is undone by itself, and those after it stay`() async throws {
    let harness = try await history()
    let list = try #require(harness.store.lists().first?.id)
    try await harness.store.createItem(in: list, name: "Bread")
    await harness.expect("Added “Bread”")

    harness.app.press(.character("u"))

    await harness.expect("Undid: add “Milk”")
    #expect(try harness.store.items(in: list).items(in: 0..<9).map(\.name) == ["Bread"])
    await harness.close()
  }

  @Test func `a conflicting change is reported, and becomes current`() async throws {
    let harness = try await history(milkBecomes: ["Oat milk", "Soy milk"])
    harness.app.press(.down)
    #expect(lines(harness)[4].hasPrefix("▌ • Renamed “Milk” to “Oat milk”"))

    harness.app.press(.enter)

    await harness.expect("Undo this later change first: Renamed “Oat milk”")
    #expect(lines(harness)[3].hasPrefix("▌ • Renamed “Oat milk” to “Soy milk”"))
    await harness.close()
  }

  @Test func `u on an undone change undoes nothing else`() async throws {
    let harness = try await history(milkBecomes: ["Oat milk"])
    harness.app.press(.character("u"))
    await harness.expect("undone · here")
    let entries = try harness.store.journal.history().count

    harness.app.press(.character("u"))

    await harness.expect("This change is already undone.")
    #expect(try harness.store.journal.history().count == entries)
    await harness.close()
  }

  @Test func `another instance's changes appear at once, with their origin`() async throws {
    let folder = try TemporaryFolder()
    let mine = try TodoStore.open(path: folder.path("todos.db"), clock: HistoryTests.now)
    let harness = try await AppHarness(store: mine) {
      _ = try await $0.createList(name: "Groceries")
    }
    harness.app.press(.character("H"))
    let theirs = try TodoStore.open(path: folder.path("todos.db"), clock: HistoryTests.now)
    try await theirs.createList(name: "Errands")

    await harness.expect("Errands")

    #expect(lines(harness)[3].contains("elsewhere       just now"))
    #expect(lines(harness)[4].hasPrefix("▌"))
    #expect(lines(harness)[4].contains("here       just now"))
    await theirs.close()
    await harness.close()
  }

  @Test func `the history survives the program, and is grouped by days`() async throws {
    let folder = try TemporaryFolder()
    let earlier = try TodoStore.open(
      path: folder.path("todos.db"), clock: HistoryTests.yesterday)
    try await earlier.createList(name: "Groceries")
    await earlier.close()
    let store = try TodoStore.open(path: folder.path("todos.db"), clock: HistoryTests.now)
    let harness = try await AppHarness(store: store) {
      _ = try await $0.createList(name: "Errands")
    }

    harness.app.press(.character("H"))

    await harness.expect("Yesterday")
    #expect(lines(harness)[2].contains("Today"))
    #expect(lines(harness)[3].hasPrefix("▌"))
    #expect(lines(harness)[4].isEmpty && lines(harness)[5] == "  Yesterday")
    #expect(lines(harness)[6].hasSuffix("13:00"))
    #expect(!lines(harness)[6].contains("elsewhere"))
    await harness.close()
  }

  @Test func `a long history is read only as far as scrolled`() async throws {
    let harness = try await AppHarness {
      for number in 1...450 { _ = try await $0.createList(name: "\(number)") }
    }
    harness.app.press(.character("H"))
    harness.app.press(.end, .end)
    await harness.expect("▌ • Added list “51”")

    harness.app.press(.end)

    await harness.expect("▌ • Added list “1”")
    await harness.close()
  }

  @Test func `at the top of a long history new changes appear above`() async throws {
    let harness = try await AppHarness {
      for number in 1...20 { _ = try await $0.createList(name: "\(number)") }
    }
    harness.app.press(.character("H"))

    harness.app.press(.character("u"))

    await harness.expect("↶ Undid: add list “20”")
    #expect(lines(harness)[4].hasPrefix("▌ × Added list “20”"))
    await harness.close()
  }

  @Test func `an empty history is reported, and H again changes nothing`()
    async throws
  {
    let harness = try await AppHarness(rows: 14)
    harness.app.press(.character("H"), .character("H"))
    await harness.expect("No changes yet")

    try await harness.store.createList(name: "Groceries")
    await harness.expect("Groceries")
    harness.app.press(.escape)

    #expect(lines(harness)[0].hasPrefix("  Lists"))
    await harness.close()
  }

  @Test func `a toast offers no key that would undo another change here`() async throws {
    let harness = try await history()
    await harness.expect("History")
    harness.app.type("A")
    await harness.expect("New item in")
    harness.app.type("Bread")
    harness.app.press(.enter)

    await harness.expect("Added “Bread” to")
    let toast = try #require(lines(harness).first { $0.contains("Added “Bread” to") })
    #expect(!toast.contains("u undo"), "\(toast)")
    await harness.close()
  }
}
