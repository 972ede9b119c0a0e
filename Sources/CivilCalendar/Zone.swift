/// A time zone: how far its clocks are ahead of UTC at each moment.
///
/// ```swift
/// let india = Zone(secondsAhead: 19_800)
/// let day = india.day(of: Timestamp(secondsSinceEpoch: 0))  // 1 January 1970, 05:30 there
/// ```
public struct Zone: Sendable {
  /// The zone whose clocks show UTC.
  public static let utc = Zone(secondsAhead: 0)

  /// No clock is as far from UTC as that.
  private static let farthest = 2 * Day.secondsInDay

  private let secondsAhead: @Sendable (Timestamp) -> Int

  /// The zone whose clocks are so many seconds ahead of UTC, told for each moment.
  public init(secondsAhead: @escaping @Sendable (Timestamp) -> Int) {
    self.secondsAhead = secondsAhead
  }

  /// A zone without summer time, whose clocks are so many seconds ahead of UTC.
  public init(secondsAhead seconds: Int) { self.init { _ in seconds } }

  /// The day on which a moment falls; one outside the years 1 to 9999 is held inside them.
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

  /// The moment at which a day begins. Where clocks are put forward at midnight, or a day is left
  /// out, it is the first moment behind the gap.
  public func start(of day: Day) -> Timestamp {
    moment(of: LocalMoment(day: day, secondOfDay: 0))
  }

  /// The moment at which a clock shows that. Where clocks are put forward over it, it is the first
  /// moment behind the gap; where they show it twice, one of both.
  public func moment(of local: LocalMoment) -> Timestamp {
    let wanted = local.day.daysSinceEpoch * Day.secondsInDay + local.secondOfDay
    // At `low` clocks have nowhere come to it, at `high` they have.
    var (low, high) = (wanted - Self.farthest, wanted + Self.farthest)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      let moment = Timestamp(microseconds: middle * 1_000_000)
      if localSeconds(at: moment) >= wanted { high = middle } else { low = middle }
    }
    return Timestamp(microseconds: high * 1_000_000)
  }

  /// Seconds that a clock has counted since it showed 1 January 1970, 00:00.
  private func localSeconds(at moment: Timestamp) -> Int {
    moment.wholeSeconds + secondsAhead(moment)
  }
}
