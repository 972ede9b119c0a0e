/// The recording of a run, its replay, or its film. All use sample data.
public enum Tape: Equatable, Sendable {
  /// The pace of a replay.
  public enum Pace: Equatable, Sendable {
    /// A multiple of the recorded speed.
    case speed(Double)
    /// A step at each key.
    case stepped
  }

  /// Written to a new file.
  case record(path: String)
  /// Read from a file.
  case replay(path: String, Pace)
  /// Read from a file, and drawn into another one instead of shown.
  case film(path: String, Filming)
}
