import CivilCalendar
import TermPanels
import TermPanelsInspector
import TermPanelsNcurses

/// Starts the program with what only the machine has: a terminal, a clock, a file.
@main enum AppMain {
  @MainActor static func main() {
    let path = CommandLine.arguments.dropFirst().first ?? "todos.json"
    if path.hasPrefix("-") { return print("Usage: MVCTodo [FILE]") }
    let motion = NcursesTerminal.motionOfEnvironment ?? .full
    let app = Application(terminal: NcursesTerminal(), motion: motion)
    Inspector.install(in: app)
    let coordinator = AppCoordinator(app, path: path, clock: .system)
    coordinator.start()
    withExtendedLifetime(coordinator) { app.runOrExit(coordinator.primaryPanel) }
  }
}
