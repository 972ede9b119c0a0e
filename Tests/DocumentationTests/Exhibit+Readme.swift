@testable import Hello
import TermPanels
import TermPanelsTesting
import TodoApp

extension Exhibit {
  static let readme = [
    Exhibit(.screen, "paneltodo") {
      let app = try await AppFixture(columns: 68, rows: 12)
      app.harness.press(.enter)
      await app.close()
      return app.harness.screen
    },
    Exhibit(.screen, "hello") {
      try Harness(columns: 40, rows: 5) { Program.root($0) }.screen
    },
    Exhibit(.log, "usage") { HelpText.usage },
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
      return keyTable([("Lists", overview), ("Items", items)])
    },
    Exhibit(.log, "panel-tree") {
      let app = try await AppFixture(columns: 68, rows: 12)
      app.harness.press(.enter)
      let tree = app.harness.application.window.rootPanel?.treeDescription ?? ""
      await app.close()
      return tree
    },
  ]

  typealias Commands = [(title: String?, command: KeyCommand, keys: [Key])]

  /// What each key does on each screen; what they have in common is said once, at the end.
  @MainActor private static func keyTable(_ screens: [(name: String, commands: Commands)]) -> String
  {
    func row(_ command: (title: String?, command: KeyCommand, keys: [Key])) -> String {
      let keys = command.keys.map { "`\($0.name)`" }.joined(separator: " ")
      return "\(keys) | \(command.command.title) |"
    }
    let all = screens.map { $0.commands.map(row) }
    let common = all[0].filter { row in all.allSatisfy { $0.contains(row) } }
    var lines = ["| Where | Keys | What they do |", "|---|---|---|"]
    for (screen, rows) in zip(screens, all) {
      lines += rows.filter { !common.contains($0) }.map { "| \(screen.name) | \($0)" }
    }
    lines += common.map { "| Everywhere | \($0)" }
    return lines.joined(separator: "\n")
  }
}
