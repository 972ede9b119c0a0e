public import CivilCalendar

/// The circumstances under which files are read and written. They are the only source of the time,
/// a zone or another file for readers and writers.
public struct ExchangeContext: Sendable {
  /// The clock, whose zone is that of local times.
  public var clock: WallClock
  /// The lengths that the store accepts.
  public var limits: ExchangeLimits
  /// The zone with a name of the time zone database, such as `Europe/Berlin`.
  public var zone: @Sendable (String) -> Zone?

  /// These circumstances.
  public init(
    clock: WallClock, limits: ExchangeLimits = .init(),
    zone: @escaping @Sendable (String) -> Zone? = { _ in nil }
  ) {
    (self.clock, self.limits, self.zone) = (clock, limits, zone)
  }

  /// The circumstances with a zone that remembers: the items of a file have few different dates.
  public func remembering() -> ExchangeContext {
    var context = self
    context.clock = WallClock(zone: clock.zone.remembering()) { [clock] in clock.now }
    return context
  }
}
