import TermPanels
import TermPanelsTesting
import TodoApp

@testable import Hello

extension Exhibit {
  static let readme = [
    Exhibit(.screen, "paneltodo") {
      let app = try await AppFixture(columns: 68, rows: 10)
      app.harness.press(.enter)
      await app.close()
      return app.harness.screen
    },
    Exhibit(.screen, "hello") {
      try Harness(columns: 40, rows: 5) { Program.root($0) }.screen
    },
    Exhibit(.log, "usage") { HelpText.usage },
    Exhibit(.log, "settings") { String(Settings.template.dropLast()) },
    Exhibit(.table, "keys") {
      let app = try await AppFixture(columns: 68, rows: 12)
      // With something to undo and something to redo, both keys work.
      app.harness.press(.character("u"))
      _ = await app.harness.waitUntil {
        app.harness.application.activeCommands.contains { $0.command.title == "Redo" }
      }
      let overview = app.harness.application.activeCommands
      app.harness.press(.enter)
      let items = app.harness.application.activeCommands
      await app.close()
      return keyTable(overview, items)
    },
    Exhibit(.log, "panel-tree") {
      let app = try await AppFixture(columns: 68, rows: 12)
      app.harness.press(.enter)
      let tree = app.harness.application.window.rootPanel?.treeDescription ?? ""
      await app.close()
      return tree
    },
  ]

  typealias Commands = [(title: String?, command: KeyCommand, keys: [KeySequence])]

  /// Moving and marking are the same in every list, and said in a sentence; so is going to a smart
  /// list.
  private static let movements: Set<String?> = [
    "list.down", "list.up", "list.pageDown", "list.pageUp", "list.first", "list.last", "list.mark",
    "list.markRange", "list.markAll",
  ]

  @MainActor private static func isTold(_ command: KeyCommand) -> Bool {
    !movements.contains(command.id) && command.id?.hasPrefix("go.") != true
  }

  /// What each key does on each of two screens, beside moving.
  @MainActor private static func keyTable(_ first: Commands, _ second: Commands) -> String {
    func names(_ keys: [KeySequence]) -> String {
      keys.map { "`\($0.name)`" }.joined(separator: " ")
    }
    var rows: [(keys: String, first: String, second: String)] = []
    let (first, second) = (
      first.filter { isTold($0.command) }, second.filter { isTold($0.command) }
    )
    for active in second { rows.append((names(active.keys), "", active.command.title)) }
    for active in first {
      if let row = rows.firstIndex(where: { $0.keys == names(active.keys) }) {
        rows[row].first = active.command.title
      } else {
        rows.append((names(active.keys), active.command.title, ""))
      }
    }
    let lines = rows.map { "| \($0.keys) | \($0.first) | \($0.second) |" }
    return (["| Keys | On the lists | In a list |", "|---|---|---|"] + lines)
      .joined(separator: "\n")
  }
}
