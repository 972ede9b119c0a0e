/// A time on the clock, to the minute, without a day and without a time zone: 00:00 to 23:59.
///
/// ```swift
/// let nine = TimeOfDay(hour: 9, minute: 30)  // "09:30"
/// ```
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Minutes since midnight, 0 to 1439.
  public let minutes: Int

  /// The time `minutes` after midnight, or nil when a day has no such minute.
  public init?(minutes: Int) {
    guard (0..<Self.minutesInDay).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// The time with that hour (0 to 23) and minute (0 to 59), or nil when it is out of bounds.
  public init?(hour: Int, minute: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    minutes = hour * 60 + minute
  }

  /// The hour, 0 to 23.
  public var hour: Int { minutes / 60 }

  /// The minute of the hour, 0 to 59.
  public var minute: Int { minutes % 60 }

  /// 00:00, at which a day begins.
  public static let midnight = TimeOfDay(held: 0)

  /// 12:00.
  public static let noon = TimeOfDay(held: 720)

  /// Whether a time is earlier on the same day.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutes < right.minutes }

  private static let minutesInDay = 1440

  private init(held minutes: Int) { self.minutes = minutes }
}

extension TimeOfDay: CustomStringConvertible {
  /// Hour and minute with two digits each, `09:30`.
  public var description: String {
    (hour < 10 ? "0" : "") + String(hour) + (minute < 10 ? ":0" : ":") + String(minute)
  }
}
