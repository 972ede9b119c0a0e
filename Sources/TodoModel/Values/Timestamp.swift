internal import Glibc

/// A moment, to the microsecond.
///
/// It is counted in whole microseconds, so that it survives the database, the journal's JSON and
/// undo without losing a digit.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Microseconds since 1 January 1970 UTC.
  public let microseconds: Int

  /// The moment so many microseconds after 1 January 1970 UTC.
  public init(microseconds: Int) { self.microseconds = microseconds }

  /// The moment so many seconds after 1 January 1970 UTC, held to some 30 000 years around it.
  public init(secondsSinceEpoch: Double) {
    let bound = 1e12
    let held = secondsSinceEpoch.isNaN ? 0 : min(max(secondsSinceEpoch, -bound), bound)
    microseconds = Int((held * 1_000_000).rounded())
  }

  /// The current moment.
  public static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(microseconds: time.tv_sec * 1_000_000 + time.tv_nsec / 1000)
  }

  /// Seconds since 1 January 1970 UTC.
  public var secondsSinceEpoch: Double { Double(microseconds) / 1_000_000 }

  /// Whether a moment is earlier.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.microseconds < right.microseconds
  }
}
