internal import CivilCalendar
internal import DatePhrases
public import TodoValues

extension QueryDate {
  /// The date in one or more words, in lower case. Nil when they name none that exists in some
  /// year.
  init?(_ words: ArraySlice<String>, _ habits: DateHabits) {
    if words.count == 1, let word = words.first, let shift = DayShift(word) {
      self = .shift(shift)
      return
    }
    // From a year's first day all dates lie ahead, including 29 February. A weekday before a date
    // fits in one year and not in the next.
    let phrase = words.joined(separator: " ")
    let days = [2000, 2001].compactMap { year -> Day? in
      guard let today = Day(year: year, month: 1, day: 1),
        let reading = DayPhrase.read(phrase, in: DateContext(today: today, habits: habits)),
        reading.form != .sign
      else { return nil }
      return reading.day
    }
    guard days.count == 2 else { return nil }
    self = days[0] == days[1] ? .day(days[0]) : .phrase(phrase, habits)
  }
}

extension QueryDate: CustomStringConvertible {
  /// The date as it is typed, `7d`.
  public var description: String {
    switch self {
    case .day(let day): day.description
    case .shift(let shift): shift.amount < 0 ? "\(shift)" : String("\(shift)".dropFirst())
    case .phrase(let phrase, _): phrase
    }
  }
}
