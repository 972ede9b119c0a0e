/// A moment as a wall clock shows it, to the second. ``Zone/localMoment(at:)`` converts to one.
public struct LocalMoment: Hashable, Sendable {
  /// The day that the calendar beside the clock shows.
  public let day: Day
  /// Seconds since midnight, 0 to 86 399.
  public let secondOfDay: Int

  /// The moment of a day that is `secondOfDay` seconds after its midnight.
  public init(day: Day, secondOfDay: Int) {
    self.day = day
    self.secondOfDay = secondOfDay
  }

  /// The moment of a day from digits such as `153012`; nil for digits that no clock shows.
  public init?(day: Day, digits: Substring) {
    guard digits.utf8.count == 6, digits.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(digits)
    else { return nil }
    let (hour, minute, second) = (number / 10_000, number / 100 % 100, number % 100)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    self.init(day: day, secondOfDay: hour * 3600 + minute * 60 + second)
  }

  /// Hour and minute.
  public var time: TimeOfDay { TimeOfDay(minutes: secondOfDay / 60) ?? .midnight }

  /// `153012`.
  public var digits: String { parts.joined() }

  /// The next second.
  public var next: LocalMoment {
    secondOfDay < 86_399
      ? LocalMoment(day: day, secondOfDay: secondOfDay + 1)
      : LocalMoment(day: day.adding(days: 1), secondOfDay: 0)
  }

  private var parts: [String] {
    [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60]
      .map { ($0 < 10 ? "0" : "") + String($0) }
  }
}
