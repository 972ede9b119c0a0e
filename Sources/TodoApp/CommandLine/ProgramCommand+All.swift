import TodoCommands

extension ProgramCommand {
  typealias Options = ProgramOptions

  /// The commands that are named on the command line, in the order of the help.
  static let named = StoreCommand.all.map(onStore) + [doctor, config]

  /// The app itself.
  static let app = ProgramCommand(
    name: "",
    summary: "To-do lists in a terminal. Inside, ? shows all keys, q quits, F12 inspects.",
    options: [
      Options.database, Options.demo, Options.tour, Options.theme, Options.mouse,
      Options.reducedMotion, Options.idleExit, Options.plain, Options.record, Options.replay,
      Options.speed, Options.step, Options.restricted, Options.user, Options.usersFolder,
      Options.shared, Options.quota,
    ],
    rules: [
      .exclusive([Options.database, Options.demo, Options.user]),
      // The tour and recordings open the sample data.
      .exclusive([Options.database, Options.user, Options.tour, Options.record, Options.replay]),
      .exclusive([Options.plain, Options.tour, Options.record, Options.replay]),
      .exclusive([Options.speed, Options.step]),
      .needs(Options.speed, [Options.replay]), .needs(Options.step, [Options.replay]),
      // A remote person's command line names no file.
      .exclusive([Options.restricted, Options.database]),
      .exclusive([Options.restricted, Options.record, Options.replay]),
      .needs(Options.restricted, [Options.user, Options.demo, Options.tour]),
      .needs(Options.user, [Options.restricted]), .needs(Options.usersFolder, [Options.user]),
      .needs(Options.shared, [Options.user]),
    ],
    examples: [
      Example(words: ["--demo"], effect: "tries the app with sample data; nothing is kept"),
      Example(words: ["--theme", "paper", "--mouse", "off"], effect: "overrides the settings"),
    ]
  ) { line in
    let display = Display(line)
    if line.has(Options.restricted) { return .guest(guest(line), display) }
    return .run(data(line), display)
  }

  private static func data(_ line: ParsedCommandLine) -> AppData {
    if let path = line[Options.record] { return .samples(.tape(.record(path: path))) }
    if let path = line[Options.replay] {
      let pace = line.has(Options.step) ? .stepped : Tape.Pace.speed(line[Options.speed] ?? 1)
      return .samples(.tape(.replay(path: path, pace)))
    }
    if line.has(Options.tour) { return .samples(.tour) }
    return line.has(Options.demo) ? .samples(.trial) : .file(file(line))
  }

  private static func guest(_ line: ParsedCommandLine) -> GuestData {
    guard let name = line[Options.user] else { return .samples(isTour: line.has(Options.tour)) }
    return .user(
      GuestUser(
        name: name, folder: line[Options.usersFolder], isShared: line.has(Options.shared),
        quota: line[Options.quota] ?? GuestData.usualQuota))
  }

  /// A command on the store, in the database that is named.
  private static func onStore(_ command: StoreCommand) -> ProgramCommand {
    ProgramCommand(
      name: command.name, aliases: command.aliases, summary: command.summary,
      arguments: command.arguments, separator: command.separator,
      options: command.options + [Options.database, Options.quota], rules: command.rules,
      examples: command.examples
    ) { .store(StoreCall(command, $0), file($0)) }
  }

  private static func file(_ line: ParsedCommandLine) -> DatabaseFile {
    DatabaseFile(path: line[Options.database], quota: line[Options.quota])
  }

  static let doctor = ProgramCommand(
    name: "doctor",
    summary: "check the database and its backups; exits with 1 if something is wrong",
    options: [Options.database, Options.backup, Options.restore],
    rules: [.exclusive([Options.backup, Options.restore])],
    examples: [
      Example(words: ["doctor"], effect: "looks for damage"),
      Example(words: ["doctor", "--restore", "latest"], effect: "restores the last backup"),
    ]
  ) { line in
    let task =
      line[Options.restore].map(DoctorTask.restore)
      ?? (line.has(Options.backup) ? .backUp : .examine)
    return .doctor(task, file(line))
  }

  static let config = ProgramCommand(
    name: "config", summary: "write, check or find the settings file",
    options: [Options.create, Options.check, Options.path],
    rules: [
      .exclusive([Options.create, Options.check, Options.path]),
      .required([Options.create, Options.check, Options.path]),
    ],
    examples: [Example(words: ["config", "--init"], effect: "writes a file to edit")]
  ) { line in
    .config(line.has(Options.create) ? .create : line.has(Options.check) ? .check : .path)
  }
}
