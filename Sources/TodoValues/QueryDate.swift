public import CivilCalendar
public import DatePhrases

/// A date in a query, which may be another day tomorrow.
public enum QueryDate: Hashable, Sendable {
  /// A day of the calendar, `2026-12-24`.
  case day(Day)
  /// A distance from today: `7d`, `-2w`.
  case shift(DayShift)
  /// A phrase that `DayPhrase` reads, relative to the day of the search: `today`, `next fri`; with
  /// the habits of the person who typed it.
  case phrase(String, DateHabits = DateHabits())

  /// The day that the date means on `today`. Nil for a phrase that names no day then.
  public func day(today: Day) -> Day? {
    switch self {
    case .day(let day): day
    case .shift(let shift): today.adding(shift)
    // Read without the words of the languages, of which the first screen needs no others.
    case .phrase("today", _): today
    case .phrase(let phrase, let habits):
      // Nil means the same.
      try? DayPhrase.parse(phrase, in: DateContext(today: today, habits: habits))
    }
  }
}
