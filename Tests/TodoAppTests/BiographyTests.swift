import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel
import TodoValues

/// The history of an item on the screen.
@MainActor @Suite struct BiographyTests {
  /// The app with an item Paint, which was moved and then postponed.
  private func start(
    columns: Int = 80, rows: Int = 24, postponements: Int = 3
  ) async throws -> AppHarness {
    let harness = try await AppHarness(columns: columns, rows: rows) { store in
      let home = try await store.createList(name: "Home")
      let work = try await store.createList(name: "Work")
      let item = try await store.createItem(NewItem("Paint", in: work.id, due: AppHarness.today))
      try await store.update([item.id], [.list(home.id)])
      for _ in 0..<postponements { try await store.update([item.id], [.shiftDue(days: 1)]) }
      try await store.update([item.id], [.set(\.priority, .high)])
    }
    harness.app.press(.enter)
    await harness.expect("○ Paint")
    return harness
  }

  @Test func `B shows all that happened to an item, the last first`() async throws {
    let harness = try await start()

    harness.app.press(.character("B"))

    await harness.expect("What happened?")
    var rest = harness.app.screen[...]
    for text in [
      "Postponed 3 times since today", "Set the priority to high",
      "Postponed from Mon 23 Nov to Tue 24 Nov", "Postponed from Sun 22 Nov to Mon 23 Nov",
      "Postponed from Sat 21 Nov to Sun 22 Nov", "Moved the item to “Home”", "· Added",
    ] {
      let range = try #require(rest.firstRange(of: text), "\(text) in \(harness.app.screen)")
      rest = rest[range.upperBound...]
    }
    harness.app.press(.character("B"))
    #expect(await harness.app.waitUntil { !harness.app.screen.contains("What happened?") })
    await harness.close()
  }

  @Test func `the details have the last steps, and none of an item that has not changed`()
    async throws
  {
    let harness = try await start()
    harness.app.press(.character("i"))
    await harness.expect("What happened  Postponed 3 times since today")
    #expect(harness.app.screen.contains("· Set the priority to high"))
    #expect(!harness.app.screen.contains("Moved the item"))
    let list = try #require(try harness.store.lists().first { $0.list.name == "Home" })
    _ = try await harness.store.createItem(in: list.id, name: "New")

    harness.app.press(.escape, .down, .character("i"))

    await harness.expect("○ New")
    #expect(!harness.app.screen.contains("What happened"))
    await harness.close()
  }

  @Test func `an item that is often postponed has a mark, until that is undone`() async throws {
    let harness = try await start(postponements: 2)
    #expect(!harness.app.screen.contains("»"))

    harness.app.press(.character("+"))
    await harness.expect("»")
    harness.app.press(.character("u"))

    #expect(await harness.app.waitUntil { !harness.app.screen.contains("»") })
    await harness.close()
  }

  @Test func `a view of the often postponed items explains each of them`() async throws {
    let harness = try await start()
    try await harness.store.createView(name: "Stuck", query: "is:postponed")
    let query = ItemQuery(
      .everything, filter: .state(.postponed), today: AppHarness.today)
    #expect(try harness.store.finder.matches(of: query).items.map(\.name) == ["Paint"])
    harness.app.press(.control("p"))
    harness.app.type("Stuck")
    await harness.expect("Stuck")
    harness.app.press(.enter)
    await harness.expect("Lists › Stuck")
    await harness.expect("○ Paint")

    harness.app.press(.character("w"))

    await harness.expect("It was postponed 3 times.")
    await harness.close()
  }

  @Test(arguments: [(20, 5), (30, 9), (200, 60)])
  func `the history of an item fits any window`(columns: Int, rows: Int) async throws {
    let harness = try await start(columns: columns, rows: rows)

    harness.app.press(.character("B"))
    await harness.expect("Paint")
    harness.app.press(.end, .escape)

    await harness.expect("○ Paint")
    await harness.close()
  }
}
