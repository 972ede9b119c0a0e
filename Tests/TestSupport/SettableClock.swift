public import CivilCalendar
import Synchronization

/// A clock that stands until it is put forward.
public final class SettableClock: Sendable {
  private let zone: Zone
  private let moment: Mutex<Timestamp>

  /// A clock that stands at a moment.
  public init(_ moment: Timestamp, in zone: Zone = Circumstances.zone) {
    self.zone = zone
    self.moment = Mutex(moment)
  }

  /// A clock that stands at noon of a day.
  public convenience init(noonOf day: Day) { self.init(.at(12, of: day)) }

  /// What it shows.
  public var clock: WallClock {
    WallClock(zone: zone) { self.moment.withLock { $0 } }
  }

  /// Puts it forward.
  public func advance(seconds: Int) {
    moment.withLock { $0 = $0.adding(seconds: seconds) }
  }

  /// Puts it forward to the same time on a later day.
  public func advance(days: Int) {
    moment.withLock { moment in
      let now = zone.localMoment(at: moment)
      moment = zone.moment(
        of: LocalMoment(day: now.day.adding(days: days), secondOfDay: now.secondOfDay))
    }
  }
}
