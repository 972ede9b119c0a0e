import TermPanels
import TermPanelsInspector
import TermPanelsTesting

extension Exhibit {
  static let commands = [
    Exhibit(.table, "commands") {
      let app = try await AppFixture(columns: 68, rows: 12)
      Inspector.install(in: app.harness.application)
      let catalogue = app.harness.application.keyCatalogue
      await app.close()
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
        let keys = command.keys.map { "`\($0.text.replacing("|", with: "\\|"))`" }
        lines.append(
          "| \(heading) | `\(command.id)` | \(keys.joined(separator: " ")) | \(command.title) |")
        heading = ""
      }
    }
    return lines.joined(separator: "\n")
  }
}
