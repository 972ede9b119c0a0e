import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoApp
import TodoAppTesting
import TodoModel

/// The room for titles: the demonstration's lists at every width of a window.
@MainActor @Suite struct TitleRoomTests {
  private func demonstration(columns: Int = 100) async throws -> AppHarness {
    try await AppHarness(columns: columns, rows: 60, motion: .none) { store in
      try await store.add(.demonstration)
    }
  }

  /// The column of the items; the lists are at its left, the details at its right.
  private func items(_ harness: AppHarness) -> [Substring] {
    harness.app.screen.split(separator: "\n").map { line in
      let columns = line.split(separator: "│", omittingEmptySubsequences: false)
      return columns[min(1, columns.count - 1)]
    }
  }

  private nonisolated static let lists = ["Groceries", "Home", "Reading", "Trip to Lisbon", "Work"]

  /// The titles of the items, in a window in which each is followed by blanks.
  private func titles(_ harness: AppHarness) -> [String] {
    items(harness).compactMap { line in
      guard let mark = line.firstIndex(where: { "○✓".contains($0) }) else { return nil }
      let title = line[line.index(mark, offsetBy: 2)...].prefix { $0 != "‹" }
      return title.firstRange(of: "  ").map { String(title[..<$0.lowerBound]) }
        ?? String(title.reversed().drop { $0 == " " }.reversed())
    }
  }

  private nonisolated static let smartLists = ["Today", "Upcoming", "All", "Flagged"]

  @Test(.floor(.full), arguments: lists + smartLists.map { "Go to \($0)" } + ["Matters this week"])
  func `no title is cut, however wide the window is`(choice: String) async throws {
    let harness = try await demonstration(columns: 200)
    harness.app.press(.control("p"))
    harness.app.type(choice)
    harness.app.press(.enter)
    await harness.expect("Created: ")
    let titles = titles(harness)
    #expect(titles.count > 2 && !titles.joined().contains("…"))

    for columns in stride(from: 80, through: 200, by: Thorough.count(1, alone: 8, thorough: 1)) {
      harness.app.resize(columns: columns, rows: 60)
      let shown = items(harness).joined(separator: "\n")
      let cut = titles.filter { !shown.contains($0) }
      #expect(cut.isEmpty, "\(cut) at \(columns):\n\(shown)")
    }
    await harness.close()
  }

  @Test(arguments: [100, 120, 160, 200])
  func `no name of a list is cut, and every count has its word`(columns: Int) async throws {
    let harness = try await demonstration(columns: columns)
    let lists = harness.app.screen.split(separator: "\n").map { $0.split(separator: "│")[0] }
    let shown = lists.joined(separator: "\n")

    for name in Self.lists + ["Matters this week", "Inbox"] { #expect(shown.contains(name)) }
    #expect(!shown.contains("…"))
    #expect(lists.first { $0.contains("Trip to Lisbon") }?.contains("6 open") == true)
    await harness.close()
  }

  @Test(arguments: [80, 100, 120, 160]) func `tags, priorities and dates each have a column`(
    columns: Int
  ) async throws {
    let harness = try await demonstration(columns: columns)
    harness.app.press(.control("p"))
    harness.app.type("Work")
    harness.app.press(.enter)
    await harness.expect("Answer the survey")
    let rows = items(harness).filter { $0.contains(/[○⊘]/) }.map(Array.init)

    let priorities = rows.compactMap { row in row.firstIndex(of: "!") }
    #expect(priorities.count == 4 && Set(priorities).count == 1)
    let tags = rows.compactMap { row in row.firstIndex(of: "@") }
    #expect(tags.count == 4 && Set(tags).count == 1)
    let undated = ["Find a whiteboard", "Write down what we learned"]
    let dates = rows.filter { row in !undated.contains { String(row).contains($0) } }
    let ends = dates.compactMap { row in row.lastIndex { $0 != " " } }
    #expect(ends.count == 8 && Set(ends).count == 1)
    await harness.close()
  }

  @Test func `at 129 columns the details come on a key, from 130 on by themselves`() async throws {
    let harness = try await demonstration(columns: 129)
    harness.app.press(.enter)
    #expect(!harness.app.screen.contains("Details"))

    harness.app.press(.character("]"))
    #expect(harness.app.screen.contains("Details") && !harness.app.screen.contains("Logbook"))
    harness.app.press(.character("]"))
    #expect(!harness.app.screen.contains("Details") && harness.app.screen.contains("Logbook"))
    harness.app.resize(columns: 130, rows: 60)
    #expect(!harness.app.screen.contains("Details"))
    harness.app.press(.character("]"))
    #expect(harness.app.screen.contains("Details") && harness.app.screen.contains("Logbook"))
    await harness.close()
  }
}
