import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel
import TodoWording

@testable import TodoApp

@MainActor @Suite("A year of done items") struct YearTests {
  /// The app at the Logbook, with items that were done so many days ago.
  private func start(
    columns: Int = 80, rows: Int = 30, done: [(String, [String], Int)]
  ) async throws -> AppHarness {
    let harness = try await AppHarness(columns: columns, rows: rows) { store in
      let home = try await store.createList(name: "Home", emoji: "🏡")
      let work = try await store.createList(name: "Work", emoji: "✈")
      for (name, tags, age) in done {
        let list = tags.isEmpty ? work.id : home.id
        let item = try await store.createItem(NewItem(name, in: list, tags: tags))
        let day = AppHarness.today.adding(days: -age)
        try await store.perform(.update([item.id], [.done(true)], completedOn: day))
      }
    }
    harness.app.type("gl")
    await harness.expect("Logbook")
    return harness
  }

  private static let some: [(String, [String], Int)] = [
    ("Sweep", ["chores"], 0), ("Mop", ["chores"], 1), ("Report", [], 1), ("Plan", [], 2),
    ("Old", [], 30), ("Ancient", [], 800),
  ]

  @Test func `has its weeks, its runs, lists and tags`() async throws {
    let harness = try await start(done: Self.some)

    harness.app.press(.character("Y"))

    await harness.expect("5 items done, on 4 days")
    for text in [
      "Logbook › A year", "5 done", "The fullest week: 4 items, from",
      "Days in a row with something done: 3 now, 3 at most", "Lists", "Work", "Home", "Tags",
      "@chores", "█",
    ] {
      #expect(harness.app.screen.contains(text), "\(text) in \(harness.app.screen)")
    }
    harness.app.press(.escape)
    await harness.expect("Ancient")
    await harness.close()
  }

  @Test func `has the month below its first week, and all names in one column`() async throws {
    let harness = try await start(done: [("Sweep", ["chores"], 10), ("Report", [], 10)])

    harness.app.press(.character("Y"))

    await harness.expect("2 items done, on 1 day")
    let month = AppHarness.today.adding(days: -10).localShortMonthName
    let lines = harness.app.screen.split(separator: "\n").map { $0.reversed().drop { $0 == " " } }
    #expect(lines.contains { $0.starts(with: month.reversed()) }, "\(harness.app.screen)")
    for row in ["🏡 Home █", "✈  Work █"] {
      #expect(harness.app.screen.contains(row), "\(row) in \(harness.app.screen)")
    }
    await harness.close()
  }

  @Test func `is that of one list or tag on a slash`() async throws {
    let harness = try await start(done: Self.some)
    harness.app.press(.character("Y"))
    await harness.expect("5 items done")

    harness.app.press(.character("/"))
    await harness.expect("Everything")
    harness.app.type("chores")
    harness.app.press(.enter)
    await harness.expect("2 items done, on 2 days")
    #expect(harness.app.screen.contains("A year of @chores"))

    harness.app.press(.character("/"))
    await harness.expect("Everything")
    harness.app.press(.enter)
    await harness.expect("5 items done")
    await harness.close()
  }

  @Test func `follows what is done meanwhile`() async throws {
    let harness = try await start(done: [])
    harness.app.press(.character("Y"))
    await harness.expect("Nothing was done in this year")
    let list = try #require(try harness.store.lists().first)

    let item = try await harness.store.createItem(in: list.id, name: "New")
    try await harness.store.update([item.id], [.done(true)])

    await harness.expect("1 item done, on 1 day")
    await harness.close()
  }

  @Test(arguments: [(20, 5), (40, 12), (200, 60)])
  func `fits any window`(columns: Int, rows: Int) async throws {
    let harness = try await start(columns: columns, rows: rows, done: Self.some)

    harness.app.press(.character("Y"))
    await harness.expect("5 items done")
    harness.app.press(.end, .home, .escape)

    #expect(!harness.app.application.isQuitting)
    await harness.close()
  }

  @Test func `names no run that has ended`() {
    let first = AppHarness.today
    let ended = DoneDays(first: first, counts: [1, 1, 1, 0, 0])
    let single = DoneDays(first: first, counts: [0, 1, 0])

    let text = YearText(days: ended, format: .init(today: first)).runs
    #expect(text == ["Days in a row with something done: 3 at most"])
    #expect(YearText(days: single, format: .init(today: first)).runs == [])
  }

  @Test func `is read in a dialogue`() async throws {
    let store = try TodoStore.temporary(clock: AppHarness.clock())
    let list = try await store.createList(name: "Home")
    let item = try await store.createItem(in: list.id, name: "Sweep")
    try await store.update([item.id], [.done(true)])

    let said = try await AppHarness.dialogue(store, ["5", "year"])

    #expect(said.contains { $0.contains("1 item done, on 1 day") }, "\(said)")
  }
}
