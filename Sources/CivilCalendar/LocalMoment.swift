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
    let bytes = Array(digits.utf8)
    guard bytes.count == 6, bytes.allSatisfy({ (48...57).contains($0) }) else { return nil }
    let parts = [0, 2, 4].map { Int(bytes[$0] - 48) * 10 + Int(bytes[$0 + 1] - 48) }
    guard parts[0] < 24, parts[1] < 60, parts[2] < 60 else { return nil }
    self.init(day: day, secondOfDay: parts[0] * 3600 + parts[1] * 60 + parts[2])
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
