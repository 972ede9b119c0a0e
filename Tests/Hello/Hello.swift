import TermPanels
import TermPanelsNcurses

@main enum Program {
  @MainActor static func main() {
    let app = Application(terminal: NcursesTerminal())
    app.runOrExit(root(app))
  }

  @MainActor static func root(_ app: Application) -> Panel {
    let message = Message(title: "Hello, terminal.", actionTitle: "Leave")
    return MessagePanel(message, key: .character("q")) { [unowned app] in app.quit() }
  }
}
