import Foundation
import TermPanels
import TermPanelsNcurses

/// Shows each of some texts in a tab.
@main enum Texts {
  @MainActor static func main() throws {
    guard CommandLine.arguments.count > 1 else { return print("Usage: Texts FILE…") }
    let tabs = try CommandLine.arguments.dropFirst().map { path in
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let panel = ScrollingContentPanel(contentView: Label(text, isMultiline: true))
      panel.title = URL(filePath: path).lastPathComponent
      return panel
    }
    let app = Application(terminal: NcursesTerminal())
    app.commands = {
      [KeyCommand(.character("q"), title: "Quit", hint: "quit") { [unowned app] in app.quit() }]
    }
    app.runOrExit(TabPanel(tabs))
  }
}
