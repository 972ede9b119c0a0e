import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel
import TodoValues

/// The app on the board of a list in manual order with two headings.
@MainActor final class BoardStage {
  let harness: AppHarness
  /// The app's screen and its keys.
  var app: Harness { harness.app }

  init(columns: Int = 80, rows: Int = 24) async throws {
    harness = try await AppHarness(columns: columns, rows: rows) { try await Self.fill($0) }
    harness.app.press(.enter, .character("b"))
  }

  /// Shows the list of another store as a board.
  init(_ fill: (TodoStore) async throws -> Void) async throws {
    harness = try await AppHarness(columns: 80, rows: 24, fill)
    harness.app.press(.enter, .character("b"))
  }

  /// Fills a store with the list.
  static func fill(_ store: TodoStore, sort: [SortRule] = [SortRule(.manual)]) async throws {
    let list = try await store.createList(name: "Home", sort: sort)
    try await store.createItem(NewItem("Bread", in: list.id))
    for (name, items) in [("Garden", ["Seeds", "Water"]), ("Kitchen", ["Oven"])] {
      let heading = try await store.headings.add(name, to: list.id)
      for item in items {
        var new = NewItem(item, in: list.id)
        new.heading = heading.id
        try await store.createItem(new)
      }
    }
  }

  /// The words of each row of a column, without blank rows: of the rows of the screen with so many
  /// lines between columns.
  private func texts(_ column: Int, _ lines: Int) -> [String] {
    app.screen.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "│", omittingEmptySubsequences: false)
      guard parts.count == lines + 1 else { return nil }
      let words = parts[column].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return words.isEmpty ? nil : words
    }
  }

  /// Waits until a column begins with some rows. A toast may cover the last ones.
  func expect(
    _ rows: [String], in column: Int, lines: Int = 2, _ place: SourceLocation = #_sourceLocation
  ) async {
    func shown() -> [String] { Array(texts(column, lines).prefix(rows.count)) }
    _ = await app.waitUntil { shown() == rows }
    #expect(shown() == rows, "\(app.screen)", sourceLocation: place)
  }

  /// Waits until the screen shows a text.
  func expect(_ text: String, _ place: SourceLocation = #_sourceLocation) async {
    await harness.expect(text, place)
  }

  /// The list.
  func list() throws -> TodoList {
    try #require(try harness.store.lists().first { $0.list.name == "Home" }).list
  }

  /// The names of the open items of the list, each after its heading.
  func open() throws -> [String] {
    let query = ItemQuery(
      .topLevel(of: try list().id), filter: .state(.open), sort: [SortRule(.manual)],
      today: AppHarness.today)
    return try harness.store.results(for: query).items(in: 0..<100).map { item in
      "\(try harness.store.headings.above(item)?.name ?? "-") \(item.name)"
    }
  }

  /// An item.
  func item(_ name: String) throws -> TodoItem {
    let query = ItemQuery(.everything, today: AppHarness.today)
    let items = try harness.store.results(for: query).items(in: 0..<100)
    return try #require(items.first { $0.name == name })
  }

  func close() async { await harness.close() }
}
