import Glibc

extension Day {
  /// The day on which a moment falls in the local time zone. The moment is in seconds since
  /// 1 January 1970 UTC; one outside the years 1 to 9999, or no number at all, is held inside them.
  public static func containing(secondsSinceEpoch: Double) -> Day {
    let bound = 250_000_000_000.0
    let held = secondsSinceEpoch.isNaN ? 0 : min(max(secondsSinceEpoch, -bound), bound)
    var seconds = time_t(held.rounded(.down))
    var fields = tm()
    guard localtime_r(&seconds, &fields) != nil else {
      return Day(daysSinceEpoch: seconds / secondsInDay)
    }
    let year = Int(fields.tm_year) + 1900
    return Day(year: year, month: Int(fields.tm_mon) + 1, day: Int(fields.tm_mday))
      ?? Day(daysSinceEpoch: seconds / secondsInDay)
  }

  /// The current day in the local time zone.
  public static var today: Day {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return containing(secondsSinceEpoch: Double(now.tv_sec))
  }

  /// The moment this day begins in the local time zone, in seconds since 1 January 1970 UTC.
  ///
  /// Where the clocks are put forward at midnight the day begins at the first moment it has.
  public var startOfDaySecondsSinceEpoch: Double {
    var fields = tm()
    fields.tm_year = Int32(year - 1900)
    fields.tm_mon = Int32(month - 1)
    fields.tm_mday = Int32(day)
    // Not known, and looked up by mktime, whether this is summer time.
    fields.tm_isdst = -1
    return Double(mktime(&fields))
  }
}
