import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoAppTesting
import TodoModel

@MainActor @Suite("The calendar") struct CalendarTests {
  private func calendar(
    columns: Int = 60, rows: Int = 18, motion: Motion = .reduced, _ settings: Settings = Settings()
  ) async throws -> AppHarness {
    let harness = try await AppHarness(
      columns: columns, rows: rows, motion: motion, settings: settings
    ) { store in
      let home = try await store.createList(name: "Home")
      let today = AppHarness.today
      for (name, days) in [("Tap", -3), ("Mail", 0), ("Rent", 0), ("Talk", 2)] {
        _ = try await store.createItem(in: home.id, name: name, due: today.adding(days: days))
      }
      let done = try await store.createItem(in: home.id, name: "Old", due: today)
      try await store.update([done.id], [.done(true)])
    }
    harness.app.press(.character("g"), .character("c"))
    return harness
  }

  private func rows(_ harness: AppHarness) -> [Substring] {
    harness.app.screen.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `shows the number of due items on each day, and the items of one`() async throws {
    let harness = try await calendar()

    #expect(
      rows(harness).dropFirst().dropLast().map(String.init) == [
        "", "                       November 2026",
        "  Mo      Tu      We      Th      Fr      Sa      Su",
        "                                                   1",
        "   2       3       4       5       6       7       8",
        "   9      10      11      12      13      14      15",
        "  16      17      18 ▁    19      20      21 ▂    22",
        "  23 ▁    24      25      26      27      28      29", "  30", "", "  Today", "  ○ Mail",
        "  ○ Rent", "", "", "",
      ])
    await harness.close()
  }

  @Test func `moves by days, weeks and months, and comes back to today`() async throws {
    let harness = try await calendar()

    harness.app.press(.right, .right)
    #expect(harness.app.screen.contains("  Mon 23 Nov\n  ○ Talk"))
    harness.app.press(.character("k"))
    #expect(harness.app.screen.contains("  Mon 16 Nov\n  Nothing due"))
    harness.app.press(.pageDown)
    #expect(harness.app.screen.contains("December 2026"))
    harness.app.press(.character("t"))
    #expect(harness.app.screen.contains("  Today\n  ○ Mail\n  ○ Rent"))
    await harness.close()
  }

  @Test func `Enter shows a day, where new items get its date, and Esc returns`()
    async throws
  {
    let harness = try await calendar()
    harness.app.press(.right, .enter)
    await harness.expect("Nothing due tomorrow")

    harness.app.press(.character("a"))
    harness.app.type("Bread")
    #expect(harness.app.screen.contains("→ Inbox · Tomorrow"))
    harness.app.press(.enter)
    await harness.expect("▌ ○ Bread")
    #expect(harness.app.screen.contains("Lists › Calendar › Tomorrow"))

    harness.app.press(.escape)
    await harness.expect("22 ▁")
    harness.app.press(.character("a"))
    harness.app.type("Milk mon")
    harness.app.press(.enter)
    await harness.expect("23 ▂")
    await harness.close()
  }

  @Test func `gives way to Today with full motion`() async throws {
    let harness = try await calendar(motion: .full)
    harness.app.run(for: 2)
    harness.app.press(.character("g"), .character("t"))
    for _ in 0..<20 { harness.app.run(for: 0.03) }
    await harness.expect("Lists › Today")
    await harness.close()
  }

  @Test func `begins weeks on the set day`() async throws {
    var settings = Settings()
    settings.firstDayOfWeek = .sunday
    let harness = try await calendar(settings)
    #expect(rows(harness)[3].hasPrefix("  Su "))

    harness.app.press(.escape, .enter, .character("t"), .character("d"), .down)
    #expect(harness.app.screen.contains(" Su   Mo "))
    #expect(harness.app.screen.contains("21 ▂"))
    await harness.close()
  }

  @Test func `stays visible in little room, and spreads in a lot`()
    async throws
  {
    let small = try await calendar(columns: 40, rows: 10)
    #expect(small.app.screen.contains("21 ▂") && !small.app.screen.contains("Mail"))
    small.app.press(.down, .down)
    #expect(small.app.screen.contains("Dec") && small.app.screen.contains(" 5"))
    small.app.press(.up)
    #expect(small.app.screen.contains("28"))
    await small.close()

    let large = try await calendar(columns: 160, rows: 40)
    let month = rows(large).first { $0.contains("November 2026") }
    #expect(month?.contains("Today") == true)
    await large.close()
  }
}
