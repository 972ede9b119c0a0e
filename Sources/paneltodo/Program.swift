import CivilCalendar
import FileKit
import SafeText
import TermPanels
import TermPanelsInspector
import TermPanelsLinear
import TermPanelsNcurses
import TermPanelsRecording
import TodoApp
import TodoCommands
import TodoModel

/// Creates the parts, connects them, and reports the result at the end. Exit status: an
/// ``TodoCommands/CommandStatus``; 2 for a missing terminal, too.
@MainActor struct Program {
  let environment: [String: String]
  /// The clock of the machine; a recording has a clock of its own.
  let clock: WallClock
  /// The alarm of the machine.
  let alarm: AppConfiguration.Alarm

  func run(_ arguments: [String]) -> Int32 {
    do {
      let action = try ProgramAction(parsing: arguments)
      try checkHome(for: action)
      switch action {
      case .run(let data, let display):
        return try show(Session(data, environment: environment), display)
      case .guest(let data, let display): return try show(Session(data), display)
      case .store(let call, let database):
        return StoreSession(environment: environment, clock: clock).run(call, on: database)
      case .doctor(let task, let database): return try lookAfter(database, task)
      case .config(let task): return try config(task)
      // Its parts are the program's own, and those of candidates are separated by tabs.
      case .output(let text): try Console.say(shown: text)
      }
      return 0
    } catch let error as UsageError {
      return fail(OutputForm(ofErrorsIn: arguments).text(of: error, as: ""), status: 2)
    } catch let error as TerminalError {
      return fail("paneltodo: \(error)", status: 2)
    } catch {
      let advice = StoreAdvice(error) { Doctor(path: $0, clock: clock).newestBackup() }
      return fail("paneltodo: \(advice)", status: 1)
    }
  }

  /// Refuses work on the person's files where nobody knows their folder.
  private func checkHome(for action: ProgramAction) throws {
    switch action {
    case .output, .guest: return
    case .run, .store, .doctor, .config:
      guard environment["HOME"] == nil else { return }
      throw FileError(
        "Your home folder is unknown: HOME is not set, and the system has none for this account. "
          + "Set HOME.")
    }
  }

  // MARK: - The app

  private func show(_ session: Session, _ display: Display) throws -> Int32 {
    // A terminal that cannot place its cursor can still be used in lines.
    let isDumb = environment["TERM"] == "dumb" && session.tape == nil
    return display.isPlain || isDumb
      ? try talk(session, display) : try draw(session, display)
  }

  private func draw(_ session: Session, _ display: Display) throws -> Int32 {
    // Without a terminal, nothing else is touched, not even the database.
    if session.filming == nil {
      try NcursesTerminal.checkTerminal()
    } else {
      StandardOutput.adoptLocale(forDates: false)
    }
    let (settings, problems) = settings(for: session)
    let stage = try Stage(session, display, settings, by: clock)
    let store = try openStore(session, by: stage.wallClock)
    let application = Application(
      terminal: stage.terminal, clock: stage.clock, motion: stage.motion)
    application.adaptsMotion = stage.adaptsMotion
    application.theme = display.theme ?? settings.theme
    application.mouseMode = stage.mouse
    let inspector = Inspector.install(in: application)
    // A recording may be replayed where the settings are different.
    let isRecording = session.tape != nil
    if !isRecording { application.signs = settings.signs }
    var configuration = AppConfiguration(
      settings: isRecording ? Settings() : settings,
      startView: isRecording || session.isTour ? .lists : settings.startView,
      editor: session.isRestricted ? [] : settings.editor(environment: environment),
      isRestricted: session.isRestricted, keepsDrafts: session.keepsDrafts)
    configuration.editorFiles = editorFiles(for: session)
    configuration.inbox = session.inbox
    configuration.hook = hook(for: session, settings)
    configuration.sync = sync(for: session)
    configuration.alarm = reminderAlarm(for: session)
    let farewell = try Farewell(session, store)
    configuration.willClose = { farewell?.read() }
    configuration.browser = session.isRestricted ? nil : browser
    if !isRecording, !session.isRestricted {
      let file = MemoryFile(environment: environment)
      (configuration.memory, configuration.remember) = (file.read(), file.write)
      configuration.files = files
    }
    let app = AppCoordinator(store, application, configuration)
    app.start()
    if !isRecording {
      let keys = settings.keyMap(in: application.keyCatalogue)
      (application.keyMap, application.keyLayout) = (keys.map, settings.layout)
      app.notice = SettingsProblem.notice(problems + keys.problems)
    }
    let panel = session.isTour ? tour(of: app, with: inspector) : app.primaryPanel
    if let camera = stage.camera, let filming = session.filming {
      return try film(app, in: application, with: camera, filming)
    }
    let status = try run(app, panel, in: application, session, display, farewell)
    guard status == 0, let line = stage.replay?.divergence else { return status }
    return fail(
      "paneltodo: The screen differs from the recording at line \(line).", status: 1)
  }

  private func talk(_ session: Session, _ display: Display) throws -> Int32 {
    let store = try openStore(session, by: clock)
    let lines = StandardLines()
    let application = Application(lines: lines)
    let settings = settings(for: session).settings
    var configuration = AppConfiguration(
      settings: settings, isRestricted: session.isRestricted, keepsDrafts: session.keepsDrafts)
    configuration.inbox = session.inbox
    configuration.hook = hook(for: session, settings)
    configuration.sync = sync(for: session)
    configuration.alarm = reminderAlarm(for: session)
    let farewell = try Farewell(session, store)
    configuration.willClose = { farewell?.read() }
    if !session.isRestricted { configuration.files = files }
    let app = AppCoordinator(store, application, configuration)
    app.start()
    let status = try run(app, app.primaryPanel, in: application, session, display, farewell)
    if status == 0, let failure = lines.failure { throw Console.Failure(failure) }
    return status
  }

  /// The files of the person at the machine.
  private var files: PersonalFiles {
    PersonalFiles(home: environment["HOME"] ?? "") { ZoneDatabase.zone(named: $0) }
  }

  /// The program that is given each change of a file. A remote person has none.
  private func hook(
    for session: Session, _ settings: Settings
  ) -> (hook: Hook, launch: @MainActor () throws -> Void)? {
    guard !session.isRestricted, case .file(let path, _) = session.data else { return nil }
    return HookProgram(settings.hook, for: path, environment: environment).map {
      (hook: $0.hook, launch: $0.launch)
    }
  }

  /// The files for the person's editor. A remote person has none.
  private func editorFiles(for session: Session) -> EditorFiles? {
    if session.isRestricted { return nil }
    let path: String? = if case .file(let path, _) = session.data { path } else { nil }
    return EditorFiles(for: path, environment: environment)
  }

  /// The synchronisation of a file with a server. A remote person has none.
  private func sync(
    for session: Session
  ) -> (account: SyncAccount, launch: @MainActor () throws -> Void)? {
    guard !session.isRestricted, case .file(let path, _) = session.data else { return nil }
    let program = SyncProgram(for: path, environment: environment)
    return (account: program.account, launch: program.launch)
  }

  /// The alarm for the reminders of a file. Samples have none, which would disturb.
  private func reminderAlarm(for session: Session) -> AppConfiguration.Alarm? {
    guard case .file = session.data else { return nil }
    return alarm
  }

  /// Runs the app until it ends, and reports how.
  private func run(
    _ app: AppCoordinator, _ panel: Panel, in application: Application, _ session: Session,
    _ display: Display, _ farewell: Farewell?
  ) throws -> Int32 {
    let idleExit = display.idleExit.map { IdleExit(application, after: $0, losing: session.loss) }
    try application.run(panel)
    app.stop()
    report(idleExit)
    if idleExit?.hasEnded != true { farewell?.show() }
    return app.failure.map { fail("paneltodo: \($0)", status: 1) } ?? 0
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
    for session: Session
  ) -> (settings: Settings, problems: [SettingsProblem]) {
    let none = (Settings(), [SettingsProblem]())
    // A film is the same on every machine.
    guard !session.isRestricted, session.filming == nil else { return none }
    return SettingsFile(environment: environment).read() ?? none
  }

  /// The program that opens links.
  private var browser: Browser? {
    Browser(environment: environment) { program in
      File.canRun(program, in: environment["PATH"] ?? "")
    }
  }

  /// Reports that idling ended the program, unless the connection is dead too: nothing waits for
  /// it.
  private func report(_ exit: IdleExit?) {
    guard let exit, exit.hasEnded, Console.takesComplaints else { return }
    Console.complain("paneltodo: \(exit.message)")
  }

  private func openStore(_ session: Session, by clock: WallClock) throws -> TodoStore {
    switch session.data {
    case .file(let path, let quota):
      let instance = Hook.instance(environment: environment)
      return try .open(
        path: path, quota: quota, as: instance, clock: clock, for: .screen,
        undoing: session.isShared ? .sharedWindow : .window)
    case .samples:
      let store = try TodoStore.temporary(isRepeatable: session.tape != nil, clock: clock)
      try MainQueue.wait { try await store.add(.demonstration) }
      return store
    }
  }

  // MARK: - Commands

  private func config(_ task: ConfigTask) throws -> Int32 {
    let file = SettingsFile(environment: environment)
    switch task {
    case .path: try Console.say(file.path.shownInLine)
    case .create:
      try file.create()
      try Console.say("Written: \(file.path.shownInLine)")
    case .check:
      guard let (settings, found) = file.read() else {
        try Console.say(
          "\(file.path.shownInLine): no such file. The defaults are in use.")
        return 0
      }
      let keys = try keyMap(of: settings)
      let problems = (found + keys.problems).sorted { $0.line < $1.line }
      for problem in problems {
        try Console.say("\(file.path.shownInLine):\(problem.line): \(problem)")
      }
      for remark in keys.remarks.sorted(by: { $0.line < $1.line }) {
        try Console.say("\(file.path.shownInLine):\(remark.line): Remark: \(remark)")
      }
      if problems.isEmpty { try Console.say("\(file.path.shownInLine): no problems.") }
      return problems.isEmpty ? 0 : 1
    }
    return 0
  }

  /// The problems of the key bindings and the remarks on them, found by an app without a screen.
  private func keyMap(
    of settings: Settings
  ) throws -> (problems: [SettingsProblem], remarks: [SettingsProblem]) {
    let store = try TodoStore.temporary(clock: clock)
    let application = Application(terminal: MemoryTerminal(size: Size(width: 80, height: 24)))
    Inspector.install(in: application)
    let app = AppCoordinator(store, application)
    app.start()
    defer { app.stop() }
    let keys = settings.keyMap(in: application.keyCatalogue)
    return (keys.problems, keys.remarks)
  }

  private func lookAfter(_ database: DatabaseFile, _ task: DoctorTask) throws -> Int32 {
    let doctor = Doctor(path: path(of: database), clock: clock)
    switch task {
    case .examine:
      let diagnosis = doctor.examine()
      try Console.say(StoreAdvice.report(of: diagnosis))
      return diagnosis.isWell ? 0 : 1
    case .backUp: try Console.say("Backup made: \(try doctor.backUp().path)")
    case .restore(let wish): try Console.say(StoreAdvice.report(of: try doctor.restore(wish)))
    }
    return 0
  }

  private func path(of database: DatabaseFile) -> String {
    database.path(environment: environment)
  }

  /// Reports why the program failed, and returns its exit status.
  func fail(_ message: String, status: Int32) -> Int32 {
    Console.complain(message)
    return status
  }
}
