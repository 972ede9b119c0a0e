import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoLanguage
import TodoModel
import TodoValues

@testable import TodoApp

@MainActor @Suite struct ViewTests {
  private func home(
    rows: Int = 24, startView: Settings.StartView = .lists,
    _ fill: (TodoStore) async throws -> Void = { _ in }
  ) async throws -> AppHarness {
    try await AppHarness(rows: rows, startView: startView) { store in
      let home = try await store.createList(name: "Home")
      let today = AppHarness.today
      _ = try await store.createItem(NewItem("Rent", in: home.id, tags: ["bills"], due: today))
      _ = try await store.createItem(
        NewItem("Power", in: home.id, tags: ["bills"], due: today.adding(days: 2)))
      _ = try await store.createItem(NewItem("Tap", in: home.id))
      try await fill(store)
    }
  }

  private func rows(_ harness: AppHarness) -> [Substring] {
    Array(harness.app.screen.split(separator: "\n").dropLast())
  }

  private func bills(_ store: TodoStore) async throws {
    try await store.createView(name: "Bills", emoji: "🧾", query: "tag:bills", grouping: .day)
  }

  @Test func `next week in a view begins on the day in the settings, as in quick add`() async throws
  {
    for (first, day) in [(Weekday.sunday, 1), (.monday, 2)] {
      var settings = Settings()
      settings.firstDayOfWeek = first
      let harness = try await AppHarness(rows: 24, settings: settings) { store in
        let home = try await store.createList(name: "Home")
        for days in 0...3 {
          let due = AppHarness.today.adding(days: days)
          try await store.createItem(in: home.id, name: "Item \(days)", due: due)
        }
        try await store.createView(name: "Next", query: "due:\"next week\"")
      }
      await harness.expect("1 found")
      harness.app.press(.character("k"), .enter)
      await harness.expect("Item \(day)")
      let shown = (0...3).filter { harness.app.screen.contains("Item \($0)") }
      #expect(shown == [day])
      await harness.close()
    }
  }

  @Test func `v adds a view between the smart lists and the lists`() async throws {
    let harness = try await home()

    harness.app.press(.character("v"))
    harness.app.type("Bills")
    harness.app.press(.tab, .tab)
    harness.app.type("tag:bills due<")
    #expect(harness.app.screen.contains("A value is missing here"))
    harness.app.type("1d")
    #expect(harness.app.screen.contains("Matches: 1"))
    harness.app.press(.enter)

    await harness.expect("Added view “Bills”")
    #expect(
      rows(harness).dropFirst(5).prefix(5) == [
        "  ✓  Logbook                                        0 done", "  Views",
        "▌ ◇  Bills                                         1 found", "  Lists",
        "     Home                            ──────────     3 open",
      ])
    await harness.close()
  }

  @Test func `a view opens as a screen with headings, and follows changes`() async throws {
    let harness = try await home(startView: .list("bills"), bills)

    #expect(
      rows(harness).prefix(5) == [
        "  Lists › 🧾 Bills                                 2 found", "  Today",
        "▌ ○ Rent                                      Home  @bills",
        "  Mon 23 Nov",
        "  ○ Power                                     Home  @bills",
      ])
    let list = try #require(try harness.store.lists().first?.list)
    _ = try await harness.store.createItem(NewItem("Gas", in: list.id, tags: ["bills"]))
    await harness.expect("○ Gas")
    await harness.close()
  }

  @Test func `a view is edited where it is shown, and elsewhere`() async throws {
    let harness = try await home(startView: .list("Bills"), bills)

    harness.app.press(.character("v"), .tab, .tab, .control("u"))
    harness.app.type("tap")
    harness.app.press(.enter)
    await harness.expect("○ Tap")
    #expect(!harness.app.screen.contains("Rent"))

    var view = try #require(try harness.store.views().first)
    view.name = "Taps"
    view.query = "rent"
    try await harness.store.updateList(view)
    await harness.expect("Lists › 🧾 Taps")
    #expect(harness.app.screen.contains("○ Rent") && !harness.app.screen.contains("○ Tap"))
    await harness.close()
  }

  @Test func `an invalid view reports why, and is edited there`() async throws {
    let harness = try await home { store in
      try await store.createView(name: "Soon", query: "due<soon")
    }

    #expect(harness.app.screen.contains("invalid"))
    harness.app.press(.up, .enter)
    await harness.expect("This view's query has a mistake")
    #expect(harness.app.screen.contains("due<soon") && harness.app.screen.contains("isn't a date"))

    harness.app.press(.character("v"), .tab, .tab, .enter)
    #expect(harness.app.screen.contains("Edit view"))
    harness.app.press(.control("u"))
    harness.app.type("due<7d")
    harness.app.press(.enter)
    await harness.expect("○ Power")
    await harness.close()
  }

  @Test func `a search can be saved as a view, with its scope`() async throws {
    let harness = try await home()
    harness.app.press(.enter, .character("/"), .control("s"))
    harness.app.type("rent or tap")
    harness.app.press(.control("s"))
    await harness.expect("list:Home (rent or tap)")
    harness.app.type("Small")
    harness.app.press(.enter)
    await harness.expect("Added view “Small”")
    #expect(try harness.store.views().map(\.query) == ["list:Home (rent or tap)"])

    harness.app.press(.escape, .character("g"), .character("t"), .character("/"))
    harness.app.type("rent")
    harness.app.press(.enter, .control("s"))
    await harness.expect("start<=today) not is:deferred rent")
    harness.app.press(.escape)
    await harness.close()
  }

  @Test func `deleting a view closes its screen, and can be undone`() async throws {
    let harness = try await home(bills)
    harness.app.press(.up)
    #expect(harness.app.screen.contains("▌ 🧾 Bills"))
    harness.app.press(.character("d"))
    await harness.expect("Deleted view “Bills”")
    #expect(!harness.app.screen.contains("Views"))
    harness.app.press(.character("u"))
    await harness.expect("🧾 Bills")

    harness.app.press(.home, .down, .down, .down, .down, .down, .enter)
    await harness.expect("Lists › 🧾 Bills")
    let view = try #require(try harness.store.views().first)
    try await harness.store.deleteList(view.id)
    await harness.expect("  Lists   ")
    #expect(!harness.app.screen.contains("🧾"))
    await harness.close()
  }

  @Test func `the palette opens a view, and search works in it`() async throws {
    let harness = try await home(bills)
    harness.app.press(.control("p"))
    harness.app.type("bill")
    await harness.expect("🧾 Bills")
    harness.app.press(.enter)
    await harness.expect("Lists › 🧾 Bills")

    harness.app.press(.character("/"))
    harness.app.type("tap or power")
    #expect(harness.app.screen.contains("1 found") && harness.app.screen.contains("○ Power"))
    await harness.close()
  }

  @Test func `views may exist without lists`() async throws {
    let harness = try await AppHarness(rows: 14) { store in
      try await store.createView(name: "Late", query: "is:overdue")
    }
    #expect(harness.app.screen.contains("▌ ◇  Late"))
    harness.app.press(.enter)
    await harness.expect("No matches")
    await harness.close()
  }

  @Test func `a smart list is saved as a query that means the same`() async throws {
    let harness = try await home { store in
      let list = try #require(try store.lists().first?.list)
      let today = AppHarness.today
      _ = try await store.createItem(NewItem("Flagged", in: list.id, isFlagged: true))
      _ = try await store.createItem(
        NewItem("Later", in: list.id, due: today, deferUntil: today.adding(days: 2)))
      let done = try await store.createItem(NewItem("Old", in: list.id, due: today))
      try await store.update([done.id], [.done(true)])
    }
    for kind in SmartList.allCases {
      let typed = ItemQuery(
        .everything, filter: try Query(parsing: kind.traits.scope.condition.description),
        today: AppHarness.today)
      let shown = ItemQuery(kind.traits.scope, today: AppHarness.today)
      let names = try [typed, shown].map { query in
        Set(try harness.store.results(for: query).items(in: 0..<20).map(\.name))
      }
      #expect(names[0] == names[1] && !names[0].isEmpty, "\(kind)")
    }
    await harness.close()
  }

  @Test func `a smart list has a text`() {
    #expect(
      SmartList.allCases.map { "\($0.traits.scope.condition)" } == [
        "is:open (due<=today or plan<=today or start<=today) not is:deferred",
        "is:open (due>today or plan>today or start>today)", "is:open", "is:open is:flagged",
        "is:done",
      ])
  }

  @Test func `two queries become one that means both`() {
    #expect(Query.typed("is:open", and: "a or b") == "is:open (a or b)")
    #expect(Query.typed("@x or @y", and: " ") == "@x or @y")
    #expect(Query.typed("@x or @y", and: "rent") == "(@x or @y) rent")
    #expect(Query.typed("(broken", and: "rent") == "(broken rent")
    #expect(Query.typed("due<today", and: "week") == "(due<today) week")
    #expect(Query.typed("due<today", and: "week or fri") == "due<today (week or fri)")
    #expect(Query.typed("is:open due:2026-11-20", and: "fri") == "(is:open due:2026-11-20) fri")
    #expect(Query.typed("due<fri", and: "@x") == "due<fri @x")
  }
}
