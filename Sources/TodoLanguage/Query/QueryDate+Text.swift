internal import CivilCalendar
public import TodoValues

extension QueryDate {
  /// The date in one or more words, in lower case. Nil when they name none that exists in some
  /// year.
  init?(_ words: ArraySlice<String>) {
    if words.count == 1, let word = words.first, let shift = DayShift(word) {
      self = .shift(shift)
      return
    }
    // From this year's first day all dates lie ahead, including 29 February.
    guard let leap = Day(year: 2000, month: 1, day: 1),
      let reading = DayPhrase.read(words, today: leap), let day = reading.day
    else { return nil }
    switch reading.form {
    case .fullDate: self = .day(day)
    // A weekday before a date fits in one year and not in the next.
    case .written, .shortDate:
      guard let first = words.first,
        DayPhrase.weekday(first.last == "," ? String(first.dropLast()) : first) == nil
      else { return nil }
      self =
        words.last?.utf8.count == 4 && reading.form == .written && Int(words.last ?? "") != nil
        ? .day(day) : .phrase(words.joined(separator: " "))
    case .sign: return nil
    case .name, .shortName, .dayOfMonth, .distance: self = .phrase(words.joined(separator: " "))
    }
  }
}

extension QueryDate: CustomStringConvertible {
  /// The date as it is typed, `7d`.
  public var description: String {
    switch self {
    case .day(let day): day.description
    case .shift(let shift): shift.amount < 0 ? "\(shift)" : String("\(shift)".dropFirst())
    case .phrase(let phrase): phrase
    }
  }
}
