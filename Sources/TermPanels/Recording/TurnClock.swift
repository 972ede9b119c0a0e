/// A clock that stands still while a turn of the loop lasts, so that everything which happens in
/// one turn happens at one moment, and that counts whole microseconds, so that its moments can be
/// written down without losing any of them.
@MainActor public final class TurnClock: FrameClock {
  /// Microseconds since the beginning.
  public internal(set) var microseconds = 0

  /// Seconds since the beginning.
  public var now: Double { Double(microseconds) / 1_000_000 }

  init() {}
}
