/// Whether a run of the app is written down, or is one that was.
public enum Tape: Equatable, Sendable {
  /// How fast a recording happens again.
  public enum Pace: Equatable, Sendable {
    /// So many times as fast as it was recorded.
    case speed(Double)
    /// At each key.
    case stepped
  }

  /// Neither.
  case none
  /// Written to a new file.
  case record(path: String)
  /// Read from a file.
  case replay(path: String, Pace)
  /// A pace, before it is known of what.
  case undecided(Pace)

  /// Takes one of the options that have to do with recordings, in any order.
  mutating func read(_ name: String, _ value: String) throws(UsageError) {
    switch (name, self) {
    case ("--record", .none): self = .record(path: value)
    case ("--replay", .none): self = .replay(path: value, .speed(1))
    case ("--replay", .undecided(let pace)): self = .replay(path: value, pace)
    case ("--record", _), ("--replay", .record), ("--replay", .replay):
      throw UsageError("--record and --replay exclude each other, and each is said once.")
    default: try setPace(name == "--step" ? .stepped : Tape.speed(value))
    }
  }

  private mutating func setPace(_ pace: Pace) throws(UsageError) {
    switch self {
    case .none: self = .undecided(pace)
    case .replay(let path, .speed(1)): self = .replay(path: path, pace)
    default: throw UsageError("--speed or --step is said once, and of --replay.")
    }
  }

  private static func speed(_ text: String) throws(UsageError) -> Pace {
    guard let factor = Double(text), factor >= 0.01, factor <= 1000 else {
      throw UsageError("--speed is a number from 0.01 to 1000.")
    }
    return .speed(factor)
  }
}

extension CommandLineOptions {
  /// A recording begins with the sample data, so that it can begin there again.
  mutating func checkTape() throws(UsageError) {
    switch tape {
    case .none: return
    case .undecided: throw UsageError("--speed and --step are about --replay.")
    case .record, .replay: break
    }
    guard action == .run else { throw UsageError("import cannot be recorded.") }
    if case .file = database {
      throw UsageError("only the sample data can be recorded; leave --database out.")
    }
    database = .demo
  }
}
