internal import Glibc

/// The machine's monotonic clock, which measures durations: changes of the wall clock do not affect
/// it.
public enum MonotonicTime {
  /// Nanoseconds since the machine was started. They begin again after 136 years.
  public static var nanoseconds: Int { reading(of: CLOCK_MONOTONIC) }

  /// Seconds since the machine was started.
  public static var seconds: Double { Double(nanoseconds) / 1e9 }
}

/// The processor time of the current thread. A thread that is stopped or waits uses none.
public enum ThreadTime {
  /// Nanoseconds that the thread has used.
  public static var nanoseconds: Int { reading(of: CLOCK_THREAD_CPUTIME_ID) }
}

private func reading(of clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  // A program that shifts the clocks of others may show any time.
  return (time.tv_sec & 0xFFFF_FFFF) * 1_000_000_000 + time.tv_nsec
}
