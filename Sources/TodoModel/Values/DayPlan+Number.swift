internal import CivilCalendar
internal import TodoValues

extension DayPlan {
  /// The plan of a stored number: two numbers for each day, the second for its evening.
  init(number: Int) { self.init(Day(daysSinceEpoch: number >> 1), isEvening: number & 1 == 1) }

  /// The stored number.
  var number: Int { Self.number(of: day) + (isEvening ? 1 : 0) }

  /// The smallest number of a plan for a day.
  static func number(of day: Day) -> Int { day.daysSinceEpoch * 2 }
}
