internal import SafeText
public import TermPanels

/// The options on the command line.
public struct CommandLineOptions: Equatable, Sendable {
  /// The action to perform.
  public enum Action: Equatable, Sendable {
    /// Show the app.
    case run
    /// Import a file that MVCTodo wrote.
    case importFile(path: String)
    /// Act on the settings file.
    case settings(SettingsAction)
    /// Check or maintain the database.
    case doctor(DoctorAction)
    /// Print the usage.
    case help
    /// Print the version.
    case version
  }

  /// An action on the settings file.
  public enum SettingsAction: String, Sendable {
    /// Write one with every setting.
    case create = "--init"
    /// Print its problems.
    case check = "--check"
    /// Print its path.
    case path = "--path"
  }

  /// A task of the doctor.
  public enum DoctorAction: Equatable, Sendable {
    /// Report the state of the database and its backups.
    case examine
    /// Make a backup.
    case backUp
    /// Replace the database with a backup: of a day, of a name, the latest, or a file.
    case restore(String)
  }

  /// The location of the data; the standard one unless given.
  public enum Database: Equatable, Sendable {
    /// The program's standard location.
    case standard
    /// A file.
    case file(path: String)
    /// Sample data that vanishes at exit.
    case demo
    /// The database of a remote person; `folder` contains a folder for each of them, and `nil` is
    /// the standard location.
    case user(UserName, folder: String?)
  }

  /// The action to perform.
  public var action = Action.run
  /// The location of the data.
  public var database = Database.standard
  /// Whether the app explains itself first, on sample data.
  public var isTour = false
  /// Whether motion is reduced: nothing moves.
  public var reducesMotion = false
  /// Whether the app is a dialogue in lines instead of a screen.
  public var isPlain = false
  /// The theme; `nil` leaves it to the settings.
  public var theme: Theme?
  /// The mouse events that the program receives; `nil` leaves it to the settings.
  public var mouse: MouseMode?
  /// Whether the run is recorded or replayed; both use sample data.
  public var tape = Tape.none
  /// Whether the program runs for a remote person, and confines them to it.
  public var isRestricted = false
  /// Whether many people share the database, so that none of them is offered the drafts that
  /// another one left behind.
  public var isShared = false
  /// The maximum size of the database in bytes; `nil` is unlimited, except for a remote person, who
  /// gets ``usualQuota``.
  public var quota: Int?
  /// The maximum size in bytes of a remote person's database, unless given: enough for some ten
  /// thousand items with notes.
  public static let usualQuota = 64 << 20
  /// Seconds after which a program that nobody uses ends; `nil` is never.
  public var idleExit: Double?
  private var usersFolder: String?

  /// Parses the words after the program's name.
  ///
  /// - Throws: ``UsageError`` with one line about the mistake.
  public init(_ arguments: [String]) throws(UsageError) {
    var words = arguments[...]
    while let word = words.popFirst() {
      let (name, attached) = CommandLineOptions.split(word)
      switch name {
      case "--help", "-h": action = .help
      case "--version": action = .version
      case "--demo": try use(.demo)
      case "--tour":
        isTour = true
        try use(.demo)
      case "--reduced-motion": reducesMotion = true
      case "--plain": isPlain = true
      case "--theme":
        guard let name = attached ?? words.popFirst(), let theme = Theme.named(name) else {
          let names = Theme.all.map { $0.name.lowercased() }.joined(separator: ", ")
          throw UsageError("--theme needs one of \(names).")
        }
        self.theme = theme
      case "--mouse":
        guard let name = attached ?? words.popFirst(), let mouse = MouseMode(rawValue: name) else {
          throw UsageError("--mouse needs one of off, wheel, full.")
        }
        self.mouse = mouse
      case "--record", "--replay", "--speed":
        guard let value = attached ?? words.popFirst(), !value.isEmpty else {
          throw UsageError("\(name) needs \(name == "--speed" ? "a number" : "a file").")
        }
        try tape.read(name, value)
      case "--step": try tape.read(name, "")
      case "--database":
        guard let path = attached ?? words.popFirst(), !path.isEmpty else {
          throw UsageError("--database needs the path of a file.")
        }
        try use(.file(path: path))
      case "--restricted": isRestricted = true
      case "--user":
        guard let user = UserName(attached ?? words.popFirst() ?? "") else {
          throw UsageError("--user needs a name of \(UserName.rule).")
        }
        try use(.user(user, folder: nil))
      case "--users-folder":
        guard let path = attached ?? words.popFirst(), path.hasPrefix("/"), usersFolder == nil
        else {
          throw UsageError("--users-folder needs the absolute path of a folder, and only once.")
        }
        usersFolder = path
      case "--shared": isShared = true
      case "--quota":
        guard let size = (attached ?? words.popFirst()).flatMap(Int.init), (1...100_000) ~= size
        else { throw UsageError("--quota needs a number of megabytes, from 1 to 100000.") }
        quota = size << 20
      case "--idle-exit":
        guard let minutes = (attached ?? words.popFirst()).flatMap(Double.init), minutes >= 0.01,
          minutes <= 10_000
        else { throw UsageError("--idle-exit needs a number of minutes, from 0.01 to 10000.") }
        idleExit = minutes * 60
      case "import":
        guard let path = words.popFirst(), !path.isEmpty else {
          throw UsageError("import needs the path of the file to import.")
        }
        action = .importFile(path: path)
      case "config":
        guard let action = words.popFirst().flatMap(SettingsAction.init) else {
          throw UsageError("config needs one of --init, --check, --path.")
        }
        self.action = .settings(action)
      case "doctor": action = .doctor(.examine)
      case "--backup": try look(after: .backUp, name)
      case "--restore":
        guard let backup = attached ?? words.popFirst(), !backup.isEmpty else {
          throw UsageError("--restore needs a day, the name of a backup, or “latest”.")
        }
        try look(after: .restore(backup), name)
      default: throw UsageError("Unknown argument “\(word)”.")
      }
      if attached != nil, !CommandLineOptions.takingValue.contains(name) {
        throw UsageError("\(name) takes no value.")
      }
      if action == .help || action == .version { return }
    }
    try checkRestriction()
    try checkTape()
    if isPlain, tape != .none {
      throw UsageError("--plain cannot be combined with --record or --replay.")
    }
    if isTour, isPlain || tape != .none {
      throw UsageError("--tour cannot be combined with --plain, --record or --replay.")
    }
    if case .importFile = action, database == .demo {
      throw UsageError("An import into the demo would be lost at once; omit --demo.")
    }
    if case .doctor = action, database == .demo {
      throw UsageError("The demo has no database for doctor; omit --demo.")
    }
  }

  private static let takingValue: Set<String> = [
    "--database", "--theme", "--mouse", "--record", "--replay", "--speed", "--restore", "--user",
    "--users-folder", "--idle-exit", "--quota",
  ]

  private mutating func look(after task: DoctorAction, _ name: String) throws(UsageError) {
    guard action == .doctor(.examine) else {
      throw UsageError(
        "\(name) must follow doctor; use only one of --backup and --restore.")
    }
    action = .doctor(task)
  }

  /// Checks that a remote person's command line names no file, and says whose data it opens.
  private mutating func checkRestriction() throws(UsageError) {
    if case .user(let user, _) = database {
      guard isRestricted else { throw UsageError("--user needs --restricted.") }
      database = .user(user, folder: usersFolder)
    } else if usersFolder != nil {
      throw UsageError("--users-folder needs --user.")
    } else if isShared {
      throw UsageError("--shared needs --user.")
    }
    guard isRestricted else { return }
    guard action == .run, tape == .none else {
      throw UsageError(
        "--restricted cannot be combined with import, config, doctor, --record or --replay.")
    }
    switch database {
    case .demo, .user: break
    case .file: throw UsageError("--restricted accepts no file; name the user with --user.")
    case .standard: throw UsageError("--restricted needs one of --user, --demo and --tour.")
    }
  }

  private mutating func use(_ database: Database) throws(UsageError) {
    guard self.database == .standard || self.database == database else {
      throw UsageError("Use only one of --database, --demo and --user, and only once.")
    }
    self.database = database
  }

  /// Splits `--name=value` into its two parts.
  private static func split(_ word: String) -> (String, String?) {
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }
}

/// A command line that cannot be understood.
public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// One line for standard error: the mistake, and where to read more.
  public let description: String

  init(_ sentence: String) {
    let line = sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
    description = "paneltodo: \(line.shownSafely) Try: paneltodo --help"
  }
}
