import TermPanels
import TermPanelsNcurses

@main enum Program {
  @MainActor static func main() {
    let app = Application(terminal: NcursesTerminal())
    app.commands = {
      [
        KeyCommand(.character("q"), title: "Quit", hint: "quit") { [unowned app] in app.quit() }
      ]
    }
    let films = Films()
    withExtendedLifetime(films) { app.runOrExit(films.root) }
  }
}
