import TermPanels
import TermPanelsTesting
import TodoAppTesting
import TodoModel

extension Exhibit {
  /// The board of a list.
  static let board = [
    Exhibit(.screen, "board") { try await board(columns: 80, rows: 14) },
    Exhibit(.screen, "board-narrow") { try await board(columns: 40, rows: 10) },
  ]

  @MainActor private static func board(columns: Int, rows: Int) async throws -> String {
    let harness = try await AppHarness(columns: columns, rows: rows) { store in
      let list = try await store.createList(name: "Talk", sort: [SortRule(.manual)])
      try await store.createItem(NewItem("Thank the hosts", in: list.id))
      for (name, items) in [
        ("Later", ["Record it", "Translate it"]), ("Now", ["Slides", "Title", "Train"]),
      ] {
        let heading = try await store.headings.add(name, to: list.id)
        for item in items {
          var new = NewItem(item, in: list.id)
          new.heading = heading.id
          try await store.createItem(new)
        }
      }
    }
    harness.app.press(.enter, .character("b"), .right, .right)
    let screen = harness.app.screen
    await harness.close()
    return screen
  }
}
