public import TodoCommands

/// The action that a command line asks for.
///
/// The commands are a table, ``ProgramCommand``, and so are their options: parsing, refusals and
/// help follow from it.
public enum ProgramAction: Equatable, Sendable {
  /// Show the app.
  case run(AppData, Display)
  /// Show the app to a remote person, and confine them to it.
  case guest(GuestData, Display)
  /// Read or change the store without a screen.
  case store(StoreCall, DatabaseFile)
  /// Check or maintain the database.
  case doctor(DoctorTask, DatabaseFile)
  /// Act on the settings file.
  case config(ConfigTask)
  /// Print a text: the help or the version.
  case output(String)

  /// Parses the words after the program's name.
  ///
  /// - Throws: ``UsageError`` with one line about the mistake.
  public init(parsing words: [String]) throws(UsageError) {
    var parser = CommandLineParser(words)
    self = try parser.parse()
  }
}

/// A task on the settings file.
public enum ConfigTask: Equatable, Sendable {
  /// Write one with every setting.
  case create
  /// Print its problems.
  case check
  /// Print its path.
  case path
}

/// A task on the database.
public enum DoctorTask: Equatable, Sendable {
  /// Report the state of the database and its backups.
  case examine
  /// Make a backup.
  case backUp
  /// Replace the database with a backup: of a day, of a name, the latest, or a file.
  case restore(String)
}
