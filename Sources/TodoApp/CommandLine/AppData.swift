/// The data that the app shows.
public enum AppData: Equatable, Sendable {
  /// The person's own.
  case file(DatabaseFile)
  /// Samples that vanish at exit.
  case samples(SampleUse)
}

/// The use of sample data.
public enum SampleUse: Equatable, Sendable {
  /// The person tries them out.
  case trial
  /// The app explains itself first.
  case tour
  /// The run is recorded, or is a recording that is replayed.
  case tape(Tape)
}
