import Foundation
import TermPanels
import TermPanelsNcurses

/// A line of the file.
struct Line {
  let number: Int
  let cells: [String]

  func cell(_ column: Int) -> String { column < cells.count ? cells[column] : "" }
}

/// Shows a file of values between tabs, whose first line has the titles, as a table that sorts.
@main enum Sheet {
  @MainActor static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      return print("Usage: Sheet FILE")
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let rows = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let columns = (rows.first ?? []).enumerated().map { index, title in
      TableColumn<Line>(title, by: { $0.cell(index) })
    }
    let lines = rows.dropFirst().enumerated().map { Line(number: $0, cells: $1) }
    let table = TablePanel<Line, Int>(columns, lines, id: \.number)
    table.title = "Sheet"

    let app = Application(terminal: NcursesTerminal())
    app.commands = {
      [KeyCommand(.character("q"), title: "Quit", hint: "quit") { [unowned app] in app.quit() }]
    }
    app.runOrExit(NavigationPanel(root: table))
  }
}
