import FileKit

/// Counts the seconds for animations and timers. Passed in, so that tests and recordings step time
/// instead of waiting for it.
@MainActor public protocol FrameClock: AnyObject {
  /// Seconds since an arbitrary moment; never goes back.
  var now: Double { get }
}

/// The machine's monotonic clock: changes of the wall clock do not affect it.
@MainActor public final class MonotonicClock: FrameClock {
  /// Creates the clock.
  public init() {}

  /// Seconds since the machine was started.
  public var now: Double { MonotonicTime.seconds }
}

/// A clock that advances only on request.
@MainActor public final class ManualClock: FrameClock {
  /// Seconds; add to it to let time pass.
  public var now: Double = 0

  /// Creates a clock at second zero.
  public init() {}
}
