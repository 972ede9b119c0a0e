/// A moment, to the microsecond.
///
/// It is counted in whole microseconds, so that it survives a database and JSON without losing a
/// digit. Its day depends on the ``Zone``. Moments lie within some 30 000 years around 1970, and
/// arithmetic that would leave them stops at the first or last of them.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Microseconds since 1 January 1970 UTC.
  public let microseconds: Int

  /// Far enough for every calendar, and near enough for the difference of any two moments.
  private static let farthest = 1_000_000_000_000_000_000

  /// The moment that many microseconds after 1 January 1970 UTC.
  public init(microseconds: Int) {
    self.microseconds = min(max(microseconds, -Self.farthest), Self.farthest)
  }

  /// The moment that many seconds after 1 January 1970 UTC.
  public init(secondsSinceEpoch: Double) {
    let bound = Double(Self.farthest) / 1_000_000
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
    let (distance, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let held = Timestamp(microseconds: overflow ? (seconds > 0 ? .max : .min) : distance)
    return Timestamp(microseconds: microseconds + held.microseconds)
  }

  /// Whether a moment is earlier.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.microseconds < right.microseconds
  }
}
