import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoAppTesting
import TodoModel
import TodoValues

extension AppHarness {
  /// The app on a list of items with subtasks.
  static func outline(
    columns: Int = 50, rows: Int = 14, sort: [SortRule] = [], grouping: Grouping = .none
  ) async throws -> AppHarness {
    let harness = try await AppHarness(columns: columns, rows: rows) { store in
      var list = try await store.createList(name: "Home")
      list.sort = sort
      list.grouping = grouping
      list = try await store.updateList(list)
      try await store.createItems([
        NewItem(
          "Party", in: list.id, priority: .low, due: AppHarness.today,
          subtasks: [
            NewItem("Drinks", in: list.id, subtasks: [NewItem("Ice cubes", in: list.id)]),
            NewItem("Music", in: list.id),
          ]),
        NewItem("Bread", in: list.id), NewItem("Tea", in: list.id),
      ])
    }
    harness.app.press(.enter)
    return harness
  }

  /// The rows of the list, without the texts at their right ends: `>` before the current one, and a
  /// dash for each level.
  var outline: [String] {
    app.screen.split(separator: "\n").compactMap { line in
      guard let mark = line.firstIndex(where: { "○✓".contains($0) }) else { return nil }
      let name = line[mark...].dropFirst(2).prefix { $0 != " " }
      let depth = line.distance(from: line.startIndex, to: mark) / 2 - 1
      return (line.hasPrefix("▌") ? ">" : "") + String(repeating: "-", count: depth) + name
    }
  }

  /// Waits for an outline, and fails where the list shows another one.
  func expectOutline(
    _ expected: [String], _ place: SourceLocation = #_sourceLocation
  ) async {
    _ = await app.waitUntil { outline == expected }
    #expect(outline == expected, sourceLocation: place)
  }
}
