public import CivilCalendar

/// The plan to do an item on a day, or in its evening. It is an intention, and no due date: an item
/// can have both.
public struct DayPlan: Hashable, Sendable {
  /// The day.
  public let day: Day

  /// Whether it is for the evening.
  public let isEvening: Bool

  /// A plan for a day, or for its evening.
  public init(_ day: Day, isEvening: Bool = false) {
    (self.day, self.isEvening) = (day, isEvening)
  }
}

extension DayPlan {
  /// The plan of a stored number: two numbers for each day, the second for its evening.
  init(number: Int) { self.init(Day(daysSinceEpoch: number >> 1), isEvening: number & 1 == 1) }

  /// The stored number.
  var number: Int { Self.number(of: day) + (isEvening ? 1 : 0) }

  /// The smallest number of a plan for a day.
  static func number(of day: Day) -> Int { day.daysSinceEpoch * 2 }
}
