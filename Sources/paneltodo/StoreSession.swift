import CivilCalendar
import FileKit
import Glibc
import SafeText
import TermPanels
import TermPanelsNcurses
import TodoApp
import TodoCommands
import TodoModel

/// One run of a command on the store: opens it, does the work, prints the output, and closes it.
@MainActor struct StoreSession {
  let environment: [String: String]
  let clock: WallClock

  /// The most bytes that are read from standard input.
  private static let largestInput = 64 << 20

  /// Runs a command. Returns the exit status.
  func run(_ call: StoreCall, on database: DatabaseFile) -> Int32 {
    StandardOutput.adoptLocale()
    let form = OutputForm(call.line, page: page(for: call.line))
    do {
      let output = try output(of: call, on: database, in: form)
      if output.afterPrinting == nil { try show(output, in: form) }
      return output.status.rawValue
    } catch {
      let advice = StoreAdvice(error) { Doctor(path: $0, clock: clock).newestBackup() }
      let usage = (error as? UsageError)?.about(call.command.name)
      Console.complain(form.text(of: usage ?? error, as: "\(advice)"))
      return CommandStatus(error).rawValue
    }
  }

  /// Prints the output. A command whose output cannot be written fails.
  private func show(_ output: CommandOutput, in form: OutputForm) throws {
    if let text = form.text(of: output) { try Console.say(shown: text) }
    for line in form.asides(of: output) { Console.complain(line) }
  }

  private func output(
    of call: StoreCall, on database: DatabaseFile, in form: OutputForm
  ) throws -> CommandOutput {
    let progress = ProgressLine()
    defer { progress.finish() }
    let settings = SettingsFile(environment: environment).read()?.settings ?? Settings()
    let path = database.path(environment: environment)
    let hook = HookProgram(settings.hook, for: path, environment: environment)
    var surroundings = surroundings(settings, progress, for: path)
    surroundings.doors.hook = hook.map { (hook: $0.hook, run: $0.run) }
    let sync = SyncProgram(for: path, environment: environment)
    surroundings.doors.sync = (account: sync.account, run: sync.run)
    surroundings.doors.notify = NotifyProgram(environment: environment).map { $0.show }
    surroundings.doors.isOutputSeen = isOutputSeen
    let work = try call.command.prepare(call.line, in: surroundings)
    let store = try TodoStore.open(
      path: path, quota: database.quota, as: Hook.instance(environment: environment), clock: clock,
      for: call.isChange ? .changes : .reading)
    let desk = Desk(store, in: surroundings)
    return try MainQueue.wait {
      do {
        // A shell that completes a word only looks.
        if call.command.name != StoreCommand.candidates.name {
          hook?.begin(store)
          await takeInbox(beside: path, store, settings)
        }
        let output = try await work(desk)
        if let finish = output.afterPrinting {
          try show(output, in: form)
          try await finish()
        }
        // That command is the delivery.
        if call.command.name != StoreCommand.hook.name { hook?.deliver(store) }
        await store.close()
        return output
      } catch {
        await store.close()
        throw error
      }
    }
  }

  /// The number of attempts, ten milliseconds apart, where another program takes the lines of the
  /// inbox file.
  private static let inboxAttempts = 200

  /// Takes the lines of the inbox file. They remain there if that fails, and the command does its
  /// work.
  private func takeInbox(
    beside database: String, _ store: TodoStore, _ settings: Settings
  ) async {
    guard let file = InboxFile(beside: database, environment: environment) else { return }
    let intake = InboxIntake(file, into: store, habits: settings.dateHabits)
    do {
      let outcome = try await intake.run(attempts: Self.inboxAttempts)
      guard outcome.isPartial else { return }
      Console.complain(
        "paneltodo: \(InboxFile.name): \(outcome.items.count) of its lines were added. The next "
          + "commands add the others.")
    } catch {
      // Other failures name the file themselves.
      let name = error is StoreError ? "\(InboxFile.name): " : ""
      Console.complain("paneltodo: \(name)\(StoreAdvice(error))")
    }
  }

  private func surroundings(
    _ settings: Settings, _ progress: ProgressLine, for database: String
  ) -> Surroundings {
    Surroundings(
      clock: clock, habits: settings.dateHabits, style: settings.dateStyle,
      findsByWords: StandardOutput.isDialogue, usualReminders: settings.remind,
      doors: Surroundings.Doors(
        readLines: Self.readLines, write: { try Console.pass($0) },
        showProgress: { progress.show($0) }, editText: editText(by: settings, for: database),
        zone: { ZoneDatabase.zone(named: $0) }))
  }

  /// The person's editor, if there is a terminal to show it.
  private func editText(
    by settings: Settings, for database: String
  ) -> Surroundings.Doors.TextEditor? {
    let command = settings.editor(environment: environment)
    guard StandardOutput.isDialogue, !command.isEmpty else { return nil }
    let files = EditorFiles(for: database, environment: environment)
    return EditorProgram(command: command, files: files).edit
  }

  /// Whether somebody may see the output: systemd keeps that of a service, unless it is a terminal.
  private var isOutputSeen: Bool {
    let isService = environment["INVOCATION_ID"] != nil || environment["JOURNAL_STREAM"] != nil
    return StandardOutput.isTerminal || !isService && !StandardOutput.isDiscarded
  }

  /// The page of this terminal. Colours are for terminals that have them, unless they are wanted
  /// anyway.
  private func page(for line: ParsedCommandLine) -> HumanPage {
    let isWanted =
      switch line[OutputOptions.color] ?? .auto {
      case .always: true
      case .never: false
      case .auto:
        StandardOutput.isTerminal && environment["NO_COLOR", default: ""].isEmpty
          && environment["TERM"] != "dumb"
      }
    return HumanPage(
      columns: StandardOutput.columns, isColored: isWanted, width: { $0.columns },
      cut: { $0.truncated(toColumns: $1) })
  }

  private static func readLines() throws -> [String] {
    var bytes: [UInt8] = []
    while true {
      let more = try Descriptor.read(atMost: 1 << 16, from: STDIN_FILENO)
      if more.isEmpty { break }
      bytes += more
      guard bytes.count <= largestInput else {
        throw FileError("Standard input is too large.")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileError("Standard input is not UTF-8.")
    }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // The last line has an end, too.
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }
}
