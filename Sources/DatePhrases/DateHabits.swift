public import CivilCalendar

/// The habits by which dates are written and counted: a language, an order, a clock, a week.
///
/// A program takes them from its locale once (``local``) and passes them in.
public struct DateHabits: Hashable, Sendable {
  /// An order of the day and the month in digits.
  public enum Order: Hashable, Sendable {
    /// 24/12.
    case dayFirst
    /// 12/24.
    case monthFirst
  }

  /// The language whose words are understood beside English ones.
  public var language: DateLanguage
  /// The order of `3/12`.
  public var order: Order
  /// Whether clocks have twelve hours, so that “at 5” is in the afternoon.
  public var hasTwelveHours: Bool
  /// The day on which weeks begin.
  public var firstWeekday: Weekday
  /// The times for which the parts of the day stand.
  public var times: [PartOfDay: TimeOfDay]

  /// Habits; by default English words, the day first, 24 hours, and weeks from Monday.
  public init(
    language: DateLanguage = .english, order: Order = .dayFirst, hasTwelveHours: Bool = false,
    firstWeekday: Weekday = .monday, times: [PartOfDay: TimeOfDay] = [:]
  ) {
    (self.language, self.order, self.hasTwelveHours) = (language, order, hasTwelveHours)
    (self.firstWeekday, self.times) = (firstWeekday, times)
  }

  /// The time for which a part of the day stands.
  public func time(of part: PartOfDay) -> TimeOfDay { times[part] ?? part.usualTime }
}

/// The moment and the habits with which a phrase is read.
public struct DateContext: Hashable, Sendable {
  /// The day on which the phrase is typed.
  public var today: Day
  /// The time at which it is typed.
  public var now: TimeOfDay
  /// The habits of the person.
  public var habits: DateHabits

  /// A context with these values.
  public init(today: Day, now: TimeOfDay = .midnight, habits: DateHabits = DateHabits()) {
    (self.today, self.now, self.habits) = (today, now, habits)
  }

  /// The first day of next week.
  public var startOfNextWeek: Day { DatePeriod(.week, 1).start(self) }
}
