import CivilCalendar
import SafeText
import TermPanels
import TermPanelsInspector
import TermPanelsNcurses
import TodoApp
import TodoModel

/// Creates the parts, connects them, and reports the result at the end. Exit status: 0 for success,
/// 1 for a failure, 2 for wrong usage or a missing terminal.
@MainActor struct Program {
  let environment: [String: String]
  /// The clock of the machine; a recording has a clock of its own.
  let clock: WallClock

  func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try CommandLineOptions(arguments)
      switch options.action {
      case .help: Console.say(HelpText.usage)
      case .version: Console.say(HelpText.version)
      case .importFile(let path): return try importFile(path, options)
      case .settings(let action): return try settings(action)
      case .doctor(let action): return try lookAfterDatabase(action, options)
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
    // A terminal that cannot place its cursor can still be used in lines.
    let isDumb = environment["TERM"] == "dumb" && options.tape == .none
    if options.isPlain || isDumb { return try talk(options) }
    // Without a terminal, nothing else is touched, not even the database.
    try NcursesTerminal.checkTerminal()
    let (settings, problems) = settings(for: options)
    let stage = try Stage(options, settings, by: clock)
    let store = try openStore(options, by: stage.wallClock)
    if options.database == .demo {
      try MainQueue.wait { try await store.fillWithDemoData() }
    }
    // A recording may be replayed where the settings are different.
    let isRecording = options.tape != .none
    let isRestricted = options.isRestricted
    let application = Application(
      terminal: stage.terminal, clock: stage.clock, motion: stage.motion)
    application.adaptsMotion = stage.adaptsMotion
    application.theme = options.theme ?? settings.theme
    application.mouseMode = stage.mouse
    let inspector = Inspector.install(in: application)
    let app = AppCoordinator(
      AppContext(
        store: store, application: application,
        editor: isRestricted ? [] : settings.editor(environment: environment),
        temporaryFolder: environment["TMPDIR"] ?? "/tmp", isRestricted: isRestricted,
        settings: isRecording ? Settings() : settings,
        keepsDrafts: !isRecording && !options.isShared))
    if !isRecording, !options.isTour { app.startView = settings.startView }
    app.start()
    if !isRecording {
      let keys = settings.keyMap(in: application.keyCatalogue)
      application.keyMap = keys.map
      app.notice = SettingsProblem.notice(problems + keys.problems)
    }
    let idleExit = options.idleExit.map { IdleExit(application, after: $0) }
    try application.run(options.isTour ? tour(of: app, with: inspector) : app.primaryPanel)
    app.stop()
    report(idleExit)
    if let failure = app.failure { return fail("paneltodo: \(failure)", status: 1) }
    guard let line = stage.replay?.divergence else { return 0 }
    return fail(
      "paneltodo: The screen differs from the recording at line \(line).", status: 1)
  }

  /// The app with a tour of its panels around it. The inspector points at the tour's subject.
  private func tour(of app: AppCoordinator, with inspector: Inspector) -> Panel {
    let guide = app.explainContainment()
    inspector.open()
    inspector.subject = { [weak guide] in guide?.subject }
    guide.onEnd = { inspector.close() }
    return guide.primaryPanel
  }

  /// The person's settings; a remote person has no settings file.
  private func settings(
    for options: CommandLineOptions
  ) -> (settings: Settings, problems: [SettingsProblem]) {
    let none = (Settings(), [SettingsProblem]())
    return options.isRestricted ? none : SettingsFile(environment: environment).read() ?? none
  }

  /// Reports that idling ended the program, unless the connection is dead too: nothing waits for
  /// it.
  private func report(_ exit: IdleExit?) {
    guard let exit, exit.hasEnded, Console.takesComplaints else { return }
    Console.complain("paneltodo: \(exit.message)")
  }

  private func talk(_ options: CommandLineOptions) throws -> Int32 {
    let store = try openStore(options, by: clock)
    if options.database == .demo {
      try MainQueue.wait { try await store.fillWithDemoData() }
    }
    let application = Application(lines: StandardLines())
    let app = AppCoordinator(
      AppContext(
        store: store, application: application, isRestricted: options.isRestricted,
        settings: settings(for: options).settings, keepsDrafts: !options.isShared))
    app.start()
    let idleExit = options.idleExit.map { IdleExit(application, after: $0) }
    try application.run(app.primaryPanel)
    app.stop()
    report(idleExit)
    return app.failure.map { fail("paneltodo: \($0)", status: 1) } ?? 0
  }

  private func openStore(_ options: CommandLineOptions, by clock: WallClock) throws -> TodoStore {
    switch options.database {
    case .standard:
      try .open(
        path: TodoStore.defaultPath(environment: environment), quota: options.quota, clock: clock)
    case .file(let path): try .open(path: path, quota: options.quota, clock: clock)
    case .demo: try .temporary(isRepeatable: options.tape != .none, clock: clock)
    case .user(let name, let folder):
      try .open(
        path: "\(folder ?? Confinement.usersFolder())/\(name)/todos.db",
        quota: options.quota ?? CommandLineOptions.usualQuota, clock: clock)
    }
  }

  private func settings(_ action: CommandLineOptions.SettingsAction) throws -> Int32 {
    let file = SettingsFile(environment: environment)
    switch action {
    case .path: Console.say(file.path.shownInLine)
    case .create:
      try file.create()
      Console.say("Written: \(file.path.shownInLine)")
    case .check:
      guard let (settings, found) = file.read() else {
        Console.say(
          "\(file.path.shownInLine): no such file. The defaults are in use.")
        return 0
      }
      let problems = try (found + keyProblems(of: settings)).sorted { $0.line < $1.line }
      for problem in problems {
        Console.say("\(file.path.shownInLine):\(problem.line): \(problem)")
      }
      if problems.isEmpty { Console.say("\(file.path.shownInLine): no problems.") }
      return problems.isEmpty ? 0 : 1
    }
    return 0
  }

  /// The problems of the key bindings, found by an app without a screen.
  private func keyProblems(of settings: Settings) throws -> [SettingsProblem] {
    let store = try TodoStore.temporary(clock: clock)
    let application = Application(terminal: MemoryTerminal(size: Size(width: 80, height: 24)))
    Inspector.install(in: application)
    let app = AppCoordinator(AppContext(store: store, application: application))
    app.start()
    defer { app.stop() }
    return settings.keyMap(in: application.keyCatalogue).problems
  }

  private func importFile(_ path: String, _ options: CommandLineOptions) throws -> Int32 {
    // A file that cannot be imported is refused before a database is created.
    let file = try MVCTodoFile(path: path)
    let store = try openStore(options, by: clock)
    let report = try MainQueue.wait {
      let report = try await store.importMVCTodo(file)
      await store.close()
      return report
    }
    Console.say("\(report)")
    return 0
  }

  private func lookAfterDatabase(
    _ action: CommandLineOptions.DoctorAction, _ options: CommandLineOptions
  ) throws -> Int32 {
    let path =
      if case .file(let path) = options.database { path } else {
        TodoStore.defaultPath(environment: environment)
      }
    let doctor = Doctor(path: path, clock: clock)
    switch action {
    case .examine:
      let diagnosis = doctor.examine()
      Console.say("\(diagnosis)")
      return diagnosis.isWell ? 0 : 1
    case .backUp: Console.say("Backup made: \(try doctor.backUp().path)")
    case .restore(let wish): Console.say("\(try doctor.restore(wish))")
    }
    return 0
  }

  private func fail(_ message: String, status: Int32) -> Int32 {
    Console.complain(message)
    return status
  }
}
