import Glibc

extension TimeOfDay {
  /// What a clock in the local time zone shows at a moment, to the minute. The moment is in seconds
  /// since 1 January 1970 UTC; one that no clock shows is midnight.
  public static func containing(secondsSinceEpoch: Double) -> TimeOfDay {
    let bound = 250_000_000_000.0
    let held = secondsSinceEpoch.isNaN ? 0 : min(max(secondsSinceEpoch, -bound), bound)
    var seconds = time_t(held.rounded(.down))
    var fields = tm()
    guard localtime_r(&seconds, &fields) != nil else { return .midnight }
    return TimeOfDay(hour: Int(fields.tm_hour), minute: Int(fields.tm_min)) ?? .midnight
  }
}
