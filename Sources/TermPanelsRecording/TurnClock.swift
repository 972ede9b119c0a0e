public import TermPanels

/// A clock that stands still during a turn of the loop, so that everything in one turn happens at
/// one time. It counts whole microseconds, so that its times can be written down exactly.
@MainActor public final class TurnClock: FrameClock {
  /// Microseconds since the beginning.
  public internal(set) var microseconds = 0

  /// Seconds since the beginning.
  public var now: Double { Double(microseconds) / 1_000_000 }

  init() {}
}
