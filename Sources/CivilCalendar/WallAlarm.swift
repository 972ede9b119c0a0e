internal import Dispatch
internal import Glibc

/// An alarm of the machine's clock on the main queue. It also rings where the machine slept when
/// its moment came, as soon as the machine is awake, and where the clock was set past it.
@MainActor
public final class WallAlarm {
  /// The second from which alarms never ring, in the year 2115. libdispatch counts nanoseconds, and
  /// takes some moments of later centuries for moments that have passed.
  private static let limit = 4_600_000_000

  private let source: any DispatchSourceTimer

  /// Sets an alarm, which performs an action once, at a moment or as soon as that has passed. It
  /// never rings for a moment after 2115.
  public init(at moment: Timestamp, _ action: @escaping @MainActor () -> Void) {
    source = DispatchSource.makeTimerSource(queue: .main)
    let time = timespec(
      tv_sec: moment.wholeSeconds,
      tv_nsec: (moment.microseconds - moment.wholeSeconds * 1_000_000) * 1000)
    source.setEventHandler { MainActor.assumeIsolated { action() } }
    let isInReach = moment.wholeSeconds < Self.limit
    source.schedule(
      wallDeadline: isInReach ? DispatchWallTime(timespec: time) : .distantFuture,
      leeway: .milliseconds(10))
    source.activate()
  }

  /// Cancels the alarm.
  public func cancel() { source.cancel() }

  isolated deinit { source.cancel() }
}
