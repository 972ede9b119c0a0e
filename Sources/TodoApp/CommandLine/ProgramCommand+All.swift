extension ProgramCommand {
  private typealias Options = ProgramOptions

  /// The commands that are named on the command line, in the order of the help.
  static let named = [importFile, doctor, config]

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
      Example(words: ["--demo"], effect: "tries everything out; nothing is kept"),
      Example(words: ["--theme", "paper", "--mouse", "off"], effect: "overrides the settings"),
    ]
  ) { words in
    let display = Display(words)
    if words.has(Options.restricted) { return .guest(guest(words), display) }
    return .run(data(words), display)
  }

  private static func data(_ words: ParsedWords) -> AppData {
    if let path = words[Options.record] { return .samples(.tape(.record(path: path))) }
    if let path = words[Options.replay] {
      let pace = words.has(Options.step) ? .stepped : Tape.Pace.speed(words[Options.speed] ?? 1)
      return .samples(.tape(.replay(path: path, pace)))
    }
    if words.has(Options.tour) { return .samples(.tour) }
    return words.has(Options.demo) ? .samples(.trial) : .file(file(words))
  }

  private static func guest(_ words: ParsedWords) -> GuestData {
    guard let name = words[Options.user] else { return .samples(isTour: words.has(Options.tour)) }
    return .user(
      GuestUser(
        name: name, folder: words[Options.usersFolder], isShared: words.has(Options.shared),
        quota: words[Options.quota] ?? GuestData.usualQuota))
  }

  private static func file(_ words: ParsedWords) -> DatabaseFile {
    DatabaseFile(path: words[Options.database], quota: words[Options.quota])
  }

  static let importFile = ProgramCommand(
    name: "import",
    summary: """
      take in the todos.json that MVCTodo wrote; doing it again adds nothing twice, and one undo takes \
      it back
      """,
    arguments: [Argument(placeholder: "FILE", rule: "the path of the file to take in")],
    options: [Options.database, Options.quota],
    examples: [Example(words: ["import", "todos.json"], effect: "adds its lists and items")]
  ) { .importFile(path: $0.arguments[0], into: file($0)) }

  static let doctor = ProgramCommand(
    name: "doctor",
    summary: "say how the database and its backups are; exits with 1 if something is wrong",
    options: [Options.database, Options.backup, Options.restore],
    rules: [.exclusive([Options.backup, Options.restore])],
    examples: [
      Example(words: ["doctor"], effect: "looks for damage"),
      Example(words: ["doctor", "--restore", "latest"], effect: "goes back to the last backup"),
    ]
  ) { words in
    let task =
      words[Options.restore].map(DoctorTask.restore)
      ?? (words.has(Options.backup) ? .backUp : .examine)
    return .doctor(task, file(words))
  }

  static let config = ProgramCommand(
    name: "config", summary: "write, check or find the settings file",
    options: [Options.create, Options.check, Options.path],
    rules: [
      .exclusive([Options.create, Options.check, Options.path]),
      .required([Options.create, Options.check, Options.path]),
    ],
    examples: [Example(words: ["config", "--init"], effect: "writes a file to edit")]
  ) { words in
    .config(words.has(Options.create) ? .create : words.has(Options.check) ? .check : .path)
  }
}
