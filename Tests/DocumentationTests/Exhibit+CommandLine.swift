import TodoApp
import TodoCommands
import TodoFormats

extension Exhibit {
  static let commandLine = [
    Exhibit(.log, "usage") { HelpText.usage },
    Exhibit(.log, "doctor-usage") { HelpText.usage(of: "doctor") ?? "" },
    Exhibit(.table, "exit-status") {
      table(
        "| Status | Meaning |\n|--:|---|",
        CommandStatus.allCases.map { ("\($0.rawValue)", $0.meaning) })
    },
    Exhibit(.table, "item-json") {
      table(
        "| Member | Value |\n|---|---|",
        PaneltodoJSON.itemMeanings.map { ("`\($0.key)`", $0.meaning) })
    },
    Exhibit(.table, "list-json") {
      table(
        "| Member | Value |\n|---|---|",
        PaneltodoJSON.listMeanings.map { ("`\($0.key)`", $0.meaning) })
    },
  ]

  private static func table(_ head: String, _ rows: [(String, String)]) -> String {
    ([head] + rows.map { "| \($0) | \($1) |" }).joined(separator: "\n")
  }
}
