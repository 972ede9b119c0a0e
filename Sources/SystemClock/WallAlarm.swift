public import CivilCalendar
internal import Dispatch
internal import Glibc

/// An alarm of the machine's clock on the main queue. It also rings where the machine slept when
/// its moment came, as soon as the machine is awake, and where the clock was set past it.
@MainActor
public final class WallAlarm {
  private let source: any DispatchSourceTimer

  /// Sets an alarm, which performs an action once, at a moment or as soon as that has passed.
  public init(at moment: Timestamp, _ action: @escaping @MainActor () -> Void) {
    source = DispatchSource.makeTimerSource(queue: .main)
    let time = timespec(
      tv_sec: moment.wholeSeconds,
      tv_nsec: (moment.microseconds - moment.wholeSeconds * 1_000_000) * 1000)
    source.setEventHandler { MainActor.assumeIsolated { action() } }
    source.schedule(wallDeadline: DispatchWallTime(timespec: time), leeway: .milliseconds(10))
    source.activate()
  }

  /// Cancels the alarm.
  public func cancel() { source.cancel() }

  isolated deinit { source.cancel() }
}
