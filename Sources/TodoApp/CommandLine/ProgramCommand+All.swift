import TodoCommands

extension ProgramCommand {
  private typealias Options = ProgramOptions

  /// The commands that are named on the command line, in the order of the help.
  static let named: [ProgramCommand] =
    StoreCommand.all.map(onStore) + [doctor, config, completion, help]

  /// The command with a name, or with another word for it; nil if there is none.
  static func called(_ word: String) -> ProgramCommand? {
    named.first { $0.name == word || $0.aliases.contains(word) }
  }

  /// The app itself.
  static let app = ProgramCommand(
    name: "",
    summary: "To-do lists in a terminal. Inside, ? shows all keys, q quits, F12 inspects.",
    options: [
      DatabaseOptions.path, Options.demo, Options.tour, Options.theme, Options.mouse,
      Options.reducedMotion, Options.idleExit, Options.plain, Options.record, Options.replay,
      Options.speed, Options.step, Options.svg, Options.at, Options.cast, Options.restricted,
      Options.user, Options.usersFolder, Options.shared, DatabaseOptions.quota,
    ],
    rules: [
      .exclusive([DatabaseOptions.path, Options.demo, Options.user]),
      // The tour and recordings open the sample data.
      .exclusive([DatabaseOptions.path, Options.user, Options.tour, Options.record, Options.replay]
      ),
      .exclusive([Options.plain, Options.tour, Options.record, Options.replay]),
      .exclusive([Options.speed, Options.step, Options.at]),
      .exclusive([Options.step, Options.svg, Options.cast]),
      .needs(Options.speed, [Options.replay]), .needs(Options.step, [Options.replay]),
      .needs(Options.svg, [Options.replay]), .needs(Options.cast, [Options.replay]),
      .needs(Options.at, [Options.svg]),
      // A remote person's command line names no file.
      .exclusive([Options.restricted, DatabaseOptions.path]),
      .exclusive([Options.restricted, Options.record, Options.replay]),
      .needs(Options.restricted, [Options.user, Options.demo, Options.tour]),
      .needs(Options.user, [Options.restricted]), .needs(Options.usersFolder, [Options.user]),
      .needs(Options.shared, [Options.user]),
    ],
    examples: [
      Example(words: ["--demo"], effect: "tries the app with sample data; nothing is kept"),
      Example(words: ["--theme", "paper", "--mouse", "off"], effect: "overrides the settings"),
      Example(
        words: ["--replay", "tour.recording", "--svg", "tour.svg"],
        effect: "draws a recording as an animated picture"),
    ]
  ) { line in
    let display = Display(line)
    if line.has(Options.restricted) { return .guest(guest(line), display) }
    return .run(data(line), display)
  }

  private static func data(_ line: ParsedCommandLine) -> AppData {
    if let path = line[Options.record] { return .samples(.tape(.record(path: path))) }
    if let path = line[Options.replay] {
      if let filming = Filming(line) { return .samples(.tape(.film(path: path, filming))) }
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
        quota: line[DatabaseOptions.quota] ?? GuestData.usualQuota))
  }

  /// A command on the store, in the database that is named.
  private static func onStore(_ command: StoreCommand) -> ProgramCommand {
    ProgramCommand(
      name: command.name, aliases: command.aliases, summary: command.summary,
      arguments: command.arguments, separator: command.separator, options: command.options,
      rules: command.rules, examples: command.examples
    ) { .store(StoreCall(command, $0), file($0)) }
  }

  private static func file(_ line: ParsedCommandLine) -> DatabaseFile {
    DatabaseFile(path: line[DatabaseOptions.path], quota: line[DatabaseOptions.quota])
  }

  static let doctor = ProgramCommand(
    name: "doctor",
    summary: "check the database and its backups; exits with 1 if something is wrong",
    options: [DatabaseOptions.path, Options.backup, Options.restore],
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

  static let help = ProgramCommand(
    name: "help", summary: "explain a command, or a topic",
    arguments: [
      Argument(
        placeholder: "TOPIC", rule: "the name of a command or a topic", count: .optional,
        offers: .words(StoreCommand.all.map(\.name) + HelpTopic.all.map(\.name)))
    ], options: [],
    examples: [
      Example(words: ["help", "add"], effect: "explains the command add"),
      Example(words: ["help", "exit"], effect: "explains the exit status"),
    ]
  ) { line throws(UsageError) in
    guard let word = line.arguments.first else { return .output(HelpText.usage) }
    if let text = HelpText.usage(of: word) ?? HelpTopic.named(word)?.page { return .output(text) }
    let names = named.map(\.name) + HelpTopic.all.map(\.name)
    throw UsageError(
      "There is no help for “\(word)”." + CommandLineParser.offer(word.nearest(among: names)))
  }
}
