internal import Glibc

extension WallClock {
  /// The clock of the machine, in the zone of the process. Only programs use it; everything else
  /// gets a clock passed in.
  public static let system = WallClock(zone: .system, isSystem: true) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(microseconds: time.tv_nsec / 1000).adding(seconds: time.tv_sec)
  }
}

extension Zone {
  /// The zone of the process: that of `TZ`, or else of the machine, even after that was changed.
  public static let system = Zone { moment in
    var seconds = moment.wholeSeconds
    var fields = tm()
    tzset()
    return localtime_r(&seconds, &fields) == nil ? 0 : fields.tm_gmtoff
  }
}
