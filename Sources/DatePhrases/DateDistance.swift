package import CivilCalendar

/// A distance in time, with a number.
package enum DateDistance: Hashable, Sendable {
  /// Minutes or hours.
  case minutes(Int)
  /// Days, weeks, months or years.
  case shift(DayShift)
  /// Days from Monday to Friday.
  case workdays(Int)

  /// The distance of a length of time.
  package init(_ length: DateLength) {
    self =
      switch length.unit {
      case .minutes: .minutes(length.count)
      case .hours: .minutes(length.count * 60)
      case .days: .shift(DayShift(length.count, .days))
      case .weeks: .shift(DayShift(length.count, .weeks))
      case .months: .shift(DayShift(length.count, .months))
      case .years: .shift(DayShift(length.count, .years))
      }
  }
}

extension DateContext {
  /// The day or the moment at a distance from a day and a time.
  func adding(_ distance: DateDistance, to day: Day) -> DayReading {
    switch distance {
    case .shift(let shift): return DayReading(.distance, day.adding(shift))
    case .workdays(let count): return DayReading(.distance, workday(count, after: day))
    case .minutes(let minutes):
      let sum = now.minutes + minutes
      return DayReading(
        .distance, day.adding(days: sum / 1440), time: TimeOfDay(minutes: sum % 1440))
    }
  }

  /// A weekday of a week, counted from the present one.
  func day(_ weekday: Weekday, inWeek offset: Int) -> Day {
    DatePeriod(.week, offset).start(self).adding(days: -1).next(weekday)
  }

  /// The last of a number of days from Monday to Friday after a day; the day itself for none.
  private func workday(_ count: Int, after day: Day) -> Day {
    guard count > 0 else { return day }
    // From a weekend, the days are counted as from the Friday before it.
    let pastFriday = max(day.weekday.rawValue - Weekday.friday.rawValue, 0)
    // Whole weeks at once, since the number may be large.
    var last = day.adding(days: count / 5 * 7 - pastFriday)
    for _ in 0..<(count % 5) {
      repeat { last = last.adding(days: 1) } while last.weekday > .friday
    }
    return last
  }
}
