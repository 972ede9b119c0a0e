import CivilCalendar
import Glibc
import TermPanels
import TermPanelsNcurses
import TodoApp
import TodoModel

/// Makes the parts, puts them together, and says at the end how it went. Exit status: 0 when all
/// went well, 1 when it did not, 2 when the program was called wrongly or has no terminal.
@MainActor struct Program {
  let environment: [String: String]

  func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try CommandLineOptions(arguments)
      switch options.action {
      case .help: print(HelpText.usage)
      case .version: print(HelpText.version)
      case .importFile(let path): return try importFile(path, options)
      case .run: return try show(options)
      }
      return 0
    } catch let error as UsageError {
      return fail("\(error)", status: 2)
    } catch let error as TerminalError {
      return fail("paneltodo: \(error)", status: 2)
    } catch {
      return fail("paneltodo: \(error)", status: 1)
    }
  }

  private func show(_ options: CommandLineOptions) throws -> Int32 {
    // Without a terminal nothing else is touched, the database neither.
    try NcursesTerminal.checkTerminal()
    let store = try openStore(options)
    if options.database == .demo {
      try MainQueue.wait { try await store.fillWithDemoData(today: .today) }
    }
    let application = Application(
      terminal: NcursesTerminal(),
      motion: options.reducesMotion ? .reduced : NcursesTerminal.motionOfEnvironment ?? .full)
    application.theme = options.theme
    let app = AppCoordinator(AppContext(store: store, application: application))
    app.start()
    try application.run(app.primaryPanel)
    app.stop()
    guard let failure = app.failure else { return 0 }
    return fail("paneltodo: \(failure)", status: 1)
  }

  private func openStore(_ options: CommandLineOptions) throws(StoreError) -> TodoStore {
    switch options.database {
    case .standard: try .open(path: TodoStore.defaultPath(environment: environment))
    case .file(let path): try .open(path: path)
    case .demo: try .temporary()
    }
  }

  private func importFile(_ path: String, _ options: CommandLineOptions) throws -> Int32 {
    // A file that cannot be taken in is refused before there is a database.
    let file = try MVCTodoFile(path: path)
    let store = try openStore(options)
    let report = try MainQueue.wait {
      let report = try await store.importMVCTodo(file)
      await store.close()
      return report
    }
    print("\(report)".shownSafely)
    return 0
  }

  private func fail(_ message: String, status: Int32) -> Int32 {
    let line = message.shownSafely + "\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    return status
  }
}
