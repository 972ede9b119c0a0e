/// A rule for repeating: every day, every second Tuesday of the month, three days after completion.
///
/// A rule has no first day of its own: it starts from a due date or a day of completion, and
/// `next(after:)` returns the day that follows. It is written as the RRULE of RFC 5545, of which it
/// is a subset: FREQ, INTERVAL, BYDAY, BYMONTHDAY, BYMONTH, BYSETPOS for days of work, UNTIL and
/// COUNT.
///
/// If a month is too short, its last day stands in: the 31st is 30 April and 28 or 29 February.
/// (RFC 5545 leaves such months out; rent is due in all of them.) A month without a fifth Friday is
/// left out.
///
/// ```swift
/// let rule = Recurrence(.monthly(on: [.day(1)]))
/// rule?.next(after: today)
/// ```
public struct Recurrence: Hashable, Sendable {
  /// The unit in which a rule counts, and its days in it. Without days it is the day of the
  /// previous time: the same weekday, the same day of the month, the same date.
  public enum Rhythm: Hashable, Sendable {
    /// Days.
    case daily
    /// Weeks, which begin on Monday.
    case weekly(on: [Weekday] = [])
    /// Months: days of them, weekdays or workdays of them, but not two kinds.
    case monthly(on: [MonthDay] = [])
    /// Years.
    case yearly(on: YearDay? = nil)
  }

  /// A day of a month.
  public enum MonthDay: Hashable, Sendable {
    /// A day by its number, 1 to 31.
    case day(Int)
    /// The last day.
    case last
    /// The first to fifth of a weekday, or with −1 the last.
    case weekday(Int, Weekday)
    /// The first day from Monday to Friday, or with −1 the last.
    case workday(Int)
  }

  /// A date in any year.
  public struct YearDay: Hashable, Sendable {
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, 1 to 31.
    public let day: Int

    /// A date; nil when no year has it, such as 30 February.
    public init?(month: Int, day: Int) {
      // The year 2000 is a leap year, which has every date.
      guard Day(year: 2000, month: month, day: day) != nil else { return nil }
      (self.month, self.day) = (month, day)
    }
  }

  /// The day from which the next one is counted.
  public enum Anchor: Hashable, Sendable {
    /// The due date, however late the item was done.
    case due
    /// The day of completion.
    case done
  }

  /// The end of a rule.
  public enum End: Hashable, Sendable {
    /// No end.
    case never
    /// After this day, which may still be one of the rule's.
    case until(Day)
    /// After so many times, including the present one.
    case count(Int)
  }

  /// The unit, and the days in it, in the order of the calendar and each once.
  public let rhythm: Rhythm

  /// The number of units from one time to the next, 1 to 999.
  public let interval: Int

  /// The day from which the next one is counted.
  public let anchor: Anchor

  /// The end.
  public let end: End

  /// A rule, or nil when a number is out of bounds or days and weekdays of a month are mixed.
  public init?(
    _ rhythm: Rhythm, every interval: Int = 1, from anchor: Anchor = .due, end: End = .never
  ) {
    guard (1...999).contains(interval), let rhythm = rhythm.normalized else { return nil }
    if case .count(let times) = end, !(1...9999).contains(times) { return nil }
    self.init(checked: rhythm, interval, anchor, end)
  }

  init(checked rhythm: Rhythm, _ interval: Int, _ anchor: Anchor, _ end: End) {
    (self.rhythm, self.interval, self.anchor, self.end) = (rhythm, interval, anchor, end)
  }

  /// The same rule with another end.
  public func ending(_ end: End) -> Recurrence? {
    Recurrence(rhythm, every: interval, from: anchor, end: end)
  }

  /// The same rule with its day of the month written into it, if a short month would lose it: from
  /// 31 January on, every month is the 31st, even after 28 February.
  public func pinned(to day: Day) -> Recurrence {
    guard anchor == .due, day.day > 28 else { return self }
    switch rhythm {
    case .monthly(on: []):
      return Recurrence(checked: .monthly(on: [.day(day.day)]), interval, anchor, end)
    case .yearly(on: nil) where day.month == 2:
      let date = YearDay(month: day.month, day: day.day)
      return Recurrence(checked: .yearly(on: date), interval, anchor, end)
    default: return self
    }
  }
}

extension Recurrence.Rhythm {
  /// The rhythm with its days sorted and each once; nil when they are invalid.
  fileprivate var normalized: Self? {
    switch self {
    case .daily, .yearly: return self
    case .weekly(let days): return .weekly(on: Array(Set(days)).sorted())
    case .monthly(let days):
      guard Set(days.map(\.kind)).count <= 1, days.allSatisfy(\.isValid) else { return nil }
      return .monthly(on: Array(Set(days)).sorted { $0.order < $1.order })
    }
  }
}

extension Recurrence.MonthDay {
  /// The kinds of days of a month, which no rule mixes.
  enum Kind { case number, weekday, workday }

  /// The kind of the day.
  var kind: Kind {
    switch self {
    case .day, .last: .number
    case .weekday: .weekday
    case .workday: .workday
    }
  }

  fileprivate var isValid: Bool {
    switch self {
    case .day(let day): (1...31).contains(day)
    case .last: true
    case .weekday(let ordinal, _): ordinal == -1 || (1...5).contains(ordinal)
    case .workday(let ordinal): ordinal == 1 || ordinal == -1
    }
  }

  /// The order within the month, last ones last.
  fileprivate var order: Int {
    switch self {
    case .day(let day): day
    case .last: 32
    case .weekday(let ordinal, let weekday): (ordinal < 0 ? 6 : ordinal) * 8 + weekday.rawValue
    case .workday(let ordinal): -ordinal
    }
  }

  /// The day in the month of another day; nil when the month has no such day.
  public func day(inMonthOf day: Day) -> Day? {
    let first = day.firstOfMonth
    switch self {
    case .day(let number): return first.adding(days: min(number, first.daysInMonth) - 1)
    case .last: return first.adding(days: first.daysInMonth - 1)
    case .weekday(-1, let weekday):
      let last = first.adding(days: first.daysInMonth - 1)
      return last.adding(days: -((last.weekday.rawValue - weekday.rawValue + 7) % 7))
    case .weekday(let ordinal, let weekday):
      let offset = (weekday.rawValue - first.weekday.rawValue + 7) % 7 + (ordinal - 1) * 7
      return offset < first.daysInMonth ? first.adding(days: offset) : nil
    case .workday(let ordinal):
      let edge = ordinal > 0 ? first : first.adding(days: first.daysInMonth - 1)
      return (0..<3).lazy.map { edge.adding(days: ordinal * $0) }.first { $0.weekday <= .friday }
    }
  }
}
