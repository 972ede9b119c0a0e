import Synchronization

/// A time zone: the distance of its clocks ahead of UTC at each moment.
///
/// ```swift
/// let india = Zone(secondsAhead: 19_800)
/// let day = india.day(of: Timestamp(secondsSinceEpoch: 0))  // 1 January 1970, 05:30 there
/// ```
public struct Zone: Sendable {
  /// The zone whose clocks show UTC.
  public static let utc = Zone(secondsAhead: 0)

  /// More than the distance of any clock from UTC.
  private static let farthest = 2 * Day.secondsInDay

  private let secondsAhead: @Sendable (Timestamp) -> Int

  /// A zone whose clocks are ahead of UTC by a number of seconds that depends on the moment.
  public init(secondsAhead: @escaping @Sendable (Timestamp) -> Int) {
    self.secondsAhead = secondsAhead
  }

  /// A zone without summer time, whose clocks are always that many seconds ahead of UTC.
  public init(secondsAhead seconds: Int) { self.init { _ in seconds } }

  /// The zone with a memory of what it was asked, for work with many dates of which most are the
  /// same: the zone of a process asks the system each time.
  public func remembering() -> Zone {
    let memory = Memory()
    return Zone { moment in
      memory.value(at: moment) ?? memory.keep(secondsAhead(moment), at: moment)
    }
  }

  /// The distances that a zone was asked for.
  private final class Memory: Sendable {
    private static let mostMoments = 10_000

    private let known = Mutex<[Timestamp: Int]>([:])

    func value(at moment: Timestamp) -> Int? { known.withLock { $0[moment] } }

    /// Keeps a value, and returns it.
    func keep(_ value: Int, at moment: Timestamp) -> Int {
      known.withLock { known in
        if known.count >= Self.mostMoments { known.removeAll() }
        known[moment] = value
      }
      return value
    }
  }

  /// The seconds that clocks are ahead of UTC at a moment.
  public func distance(at moment: Timestamp) -> Int { secondsAhead(moment) }

  /// The day on which a moment falls, clamped to the years 1 to 9999.
  public func day(of moment: Timestamp) -> Day { localMoment(at: moment).day }

  /// The time that a clock shows at a moment, to the minute.
  public func time(of moment: Timestamp) -> TimeOfDay { localMoment(at: moment).time }

  /// The day and the time that a clock shows at a moment, to the second.
  public func localMoment(at moment: Timestamp) -> LocalMoment {
    let seconds = localSeconds(at: moment)
    let day = seconds / Day.secondsInDay - (seconds % Day.secondsInDay < 0 ? 1 : 0)
    return LocalMoment(
      day: Day(daysSinceEpoch: day), secondOfDay: seconds - day * Day.secondsInDay)
  }

  /// The moment at which a day begins. If clocks are put forward at midnight, or the day is
  /// skipped, it is the first moment after the gap.
  public func start(of day: Day) -> Timestamp {
    moment(of: LocalMoment(day: day, secondOfDay: 0))
  }

  /// The moment at which a clock shows a local time. If clocks are put forward over that time, it
  /// is the first moment after the gap; if they show it twice, one of the two.
  public func moment(of local: LocalMoment) -> Timestamp {
    let wanted = local.day.daysSinceEpoch * Day.secondsInDay + local.secondOfDay
    // At `low` no clock has reached it, at `high` every clock has.
    var (low, high) = (wanted - Self.farthest, wanted + Self.farthest)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      let moment = Timestamp(microseconds: middle * 1_000_000)
      if localSeconds(at: moment) >= wanted { high = middle } else { low = middle }
    }
    return Timestamp(microseconds: high * 1_000_000)
  }

  /// The seconds that a clock has counted since it showed 1 January 1970, 00:00.
  private func localSeconds(at moment: Timestamp) -> Int {
    moment.wholeSeconds + secondsAhead(moment)
  }
}
