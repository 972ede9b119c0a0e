import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel
import TodoValues

@testable import TodoApp

/// Done items: hidden, archived, and counted.
@MainActor @Suite struct DoneItemsTests {
  private func start(columns: Int = 60, rows: Int = 14) async throws -> AppHarness {
    try await AppHarness(columns: columns, rows: rows) { store in
      let list = try await store.createList(name: "Errands")
      for name in ["Apples", "Bread", "Cheese"] {
        let due = name == "Cheese" ? nil : AppHarness.today
        let item = try await store.createItem(in: list.id, name: name, due: due)
        if name == "Bread" { try await store.update([item.id], [.done(true)]) }
      }
    }
  }

  @Test(arguments: [nil, "due"] as [String?])
  func `c hides the done items of a list, and shows them again`(order: String?) async throws {
    let harness = try await start()
    if order == nil {
      // The order of adding is found by a query, the store's own is not.
      let list = try #require(try harness.store.lists().first).list
      var manual = list
      manual.sort = ItemOrder.ofNewList
      try await harness.store.updateList(manual, editedFrom: list)
    }
    harness.app.press(.enter)
    await harness.expect("✓ Bread")

    harness.app.press(.character("c"))
    await harness.expect("2 open · 1 hidden")
    #expect(!harness.app.screen.contains("Bread"))

    harness.app.press(.space)
    await harness.expect("1 open · 2 hidden")
    #expect(harness.app.screen.contains("▌ ○ Cheese") && !harness.app.screen.contains("✓"))
    harness.app.press(.space)
    await harness.expect("All done")
    #expect(harness.app.screen.contains("3 done items are hidden."))

    harness.app.press(.character("c"))
    await harness.expect("✓ Bread")
    #expect(!harness.app.screen.contains("hidden"))
    await harness.close()
  }

  @Test func `hiding is kept for the next run, with the choice of the details`() {
    var kept: [Memory] = []
    var configuration = AppConfiguration()
    configuration.memory.showsDetails = true
    configuration.remember = { kept.append($0) }

    let choices = RememberedChoices(configuration)
    choices.set(\.hidesDone, true)
    choices.set(\.showsDetails, false)

    #expect(kept.map(\.hidesDone) == [true, true])
    #expect(kept.map(\.showsDetails) == [true, false])
  }

  @Test func `C moves the done items to the Archive, and one undo brings them back`() async throws {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("✓ Bread")

    harness.app.press(.character("C"))
    await harness.expect("Moved “Bread” to “Archive”")
    #expect(!harness.app.screen.contains("✓ Bread"))
    harness.app.press(.character("C"))
    await harness.expect("Nothing is done here")

    harness.app.press(.character("u"))
    await harness.expect("✓ Bread")
    #expect(try harness.store.lists().count == 1)
    await harness.close()
  }

  @Test func `Today counts the items done today at its foot, and praises at the end`()
    async throws
  {
    let harness = try await start()
    harness.app.type("gt")
    await harness.expect("✓ 1 done today")

    harness.app.press(.space)
    await harness.expect("✓ 2 done today")
    #expect(harness.app.screen.contains("Done for today"))

    harness.app.press(.character("u"))
    await harness.expect("✓ 1 done today")
    #expect(harness.app.screen.contains("○ Apples"))
    await harness.close()
  }

  @Test func `the foot of Today gives way where there are few rows`() async throws {
    let harness = try await start(rows: 8)
    harness.app.type("gt")
    await harness.expect("○ Apples")
    #expect(!harness.app.screen.contains("done today"))
    await harness.close()
  }
}
