import TermPanels
import TermPanelsInspector
import TermPanelsTesting
import TodoAppTesting

extension Exhibit {
  static let commands = [
    Exhibit(.table, "commands") {
      let harness = try await AppHarness.ofPages(columns: 68, rows: 12)
      Inspector.install(in: harness.app.application)
      let catalogue = harness.app.application.keyCatalogue
      await harness.close()
      return table(of: catalogue)
    }
  ]

  /// A row for each command, in the first group that has it.
  @MainActor private static func table(of catalogue: KeyCatalogue) -> String {
    var listed: Set<String> = []
    var lines = ["| Where | Name | Keys | What it does |", "|---|---|---|---|"]
    for group in catalogue.groups {
      var heading = group.title
      for command in group.commands where listed.insert(command.id).inserted {
        let keys = command.keys.pieces.map { piece in
          piece.map { "`\($0.text.replacing("|", with: "\\|"))`" }.joined(separator: " … ")
        }
        lines.append(
          "| \(heading) | `\(command.id)` | \(keys.joined(separator: " ")) | \(command.title) |")
        heading = ""
      }
    }
    return lines.joined(separator: "\n")
  }
}
