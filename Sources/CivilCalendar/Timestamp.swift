/// A moment, to the microsecond.
///
/// It is counted in whole microseconds, so that it survives a database and JSON without losing a
/// digit. Its day depends on the ``Zone``.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Microseconds since 1 January 1970 UTC.
  public let microseconds: Int

  /// The moment that many microseconds after 1 January 1970 UTC.
  public init(microseconds: Int) { self.microseconds = microseconds }

  /// The moment that many seconds after 1 January 1970 UTC, clamped to some 30 000 years around it.
  public init(secondsSinceEpoch: Double) {
    let bound = 1e12
    let held = secondsSinceEpoch.isNaN ? 0 : min(max(secondsSinceEpoch, -bound), bound)
    microseconds = Int((held * 1_000_000).rounded())
  }

  /// Whole seconds since 1 January 1970 UTC, rounded down.
  public var wholeSeconds: Int {
    microseconds / 1_000_000 - (microseconds % 1_000_000 < 0 ? 1 : 0)
  }

  /// Seconds since 1 January 1970 UTC.
  public var secondsSinceEpoch: Double { Double(microseconds) / 1_000_000 }

  /// The moment `seconds` later, or earlier when they are negative.
  public func adding(seconds: Int) -> Timestamp {
    Timestamp(microseconds: microseconds + seconds * 1_000_000)
  }

  /// Whether a moment is earlier.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.microseconds < right.microseconds
  }
}
