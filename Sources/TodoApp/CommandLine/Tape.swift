/// Whether a run of the app is recorded, or replays a recording.
public enum Tape: Equatable, Sendable {
  /// The pace of a replay.
  public enum Pace: Equatable, Sendable {
    /// This many times as fast as recorded.
    case speed(Double)
    /// A step at each key.
    case stepped
  }

  /// Neither.
  case none
  /// Written to a new file.
  case record(path: String)
  /// Read from a file.
  case replay(path: String, Pace)
  /// A pace whose recording is not known yet.
  case undecided(Pace)

  /// Reads one of the options for recordings, in any order.
  mutating func read(_ name: String, _ value: String) throws(UsageError) {
    switch (name, self) {
    case ("--record", .none): self = .record(path: value)
    case ("--replay", .none): self = .replay(path: value, .speed(1))
    case ("--replay", .undecided(let pace)): self = .replay(path: value, pace)
    case ("--record", _), ("--replay", .record), ("--replay", .replay):
      throw UsageError("Use only one of --record and --replay, and only once.")
    default: try setPace(name == "--step" ? .stepped : Tape.speed(value))
    }
  }

  private mutating func setPace(_ pace: Pace) throws(UsageError) {
    switch self {
    case .none: self = .undecided(pace)
    case .replay(let path, .speed(1)): self = .replay(path: path, pace)
    default: throw UsageError("Use only one of --speed and --step, only once, and with --replay.")
    }
  }

  private static func speed(_ text: String) throws(UsageError) -> Pace {
    guard let factor = Double(text), factor >= 0.01, factor <= 1000 else {
      throw UsageError("--speed needs a number from 0.01 to 1000.")
    }
    return .speed(factor)
  }
}

extension CommandLineOptions {
  /// Checks the options of a recording, and begins it with the sample data so that a replay can
  /// too.
  mutating func checkTape() throws(UsageError) {
    switch tape {
    case .none: return
    case .undecided: throw UsageError("--speed and --step need --replay.")
    case .record, .replay: break
    }
    guard action == .run else { throw UsageError("Only the app itself can be recorded.") }
    if case .file = database {
      throw UsageError("Only the sample data can be recorded; omit --database.")
    }
    database = .demo
  }
}
