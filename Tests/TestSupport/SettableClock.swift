public import CivilCalendar
import Synchronization

/// A clock that stands still until it is advanced.
public final class SettableClock: Sendable {
  private let zone: Zone
  private let moment: Mutex<Timestamp>

  /// Creates a clock that shows a moment.
  public init(_ moment: Timestamp, in zone: Zone = Circumstances.zone) {
    self.zone = zone
    self.moment = Mutex(moment)
  }

  /// Creates a clock that shows noon of a day.
  public convenience init(noonOf day: Day) { self.init(.at(12, of: day)) }

  /// The clock to pass to the code under test.
  public var clock: WallClock {
    WallClock(zone: zone) { self.moment.withLock { $0 } }
  }

  /// Advances the clock.
  public func advance(seconds: Int) {
    moment.withLock { $0 = $0.adding(seconds: seconds) }
  }

  /// Advances the clock to the same time on a later day.
  public func advance(days: Int) {
    moment.withLock { moment in
      let now = zone.localMoment(at: moment)
      moment = zone.moment(
        of: LocalMoment(day: now.day.adding(days: days), secondOfDay: now.secondOfDay))
    }
  }
}
