/// A wall clock: it shows the moment, and in its zone the day and the time of day.
///
/// Everything that depends on the time takes it from one such value that is passed in. Only
/// programs create one that asks the system; tests and recordings create their own.
///
/// ```swift
/// let clock = WallClock(zone: .utc) { Timestamp(secondsSinceEpoch: 1_795_262_400) }
/// print(clock.today)  // "2026-11-21"
/// ```
public struct WallClock: Sendable {
  /// The zone whose time it shows.
  public let zone: Zone

  /// Whether it shows the time of the machine.
  public let isSystem: Bool

  private let read: @Sendable () -> Timestamp

  /// A clock that shows the time of a zone at the moment that a function returns.
  public init(zone: Zone, isSystem: Bool = false, now: @escaping @Sendable () -> Timestamp) {
    (self.zone, self.isSystem) = (zone, isSystem)
    read = now
  }

  /// The moment.
  public var now: Timestamp { read() }

  /// The day.
  public var today: Day { zone.day(of: now) }

  /// The day and the time, to the second.
  public var localNow: LocalMoment { zone.localMoment(at: now) }

  /// The clock stopped at the present moment.
  public var stopped: WallClock {
    let now = now
    return WallClock(zone: zone) { now }
  }
}
