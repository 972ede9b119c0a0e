extension Recurrence: CustomStringConvertible {
  /// The rule in plain words: “every month on the 1st”, “every 3 days after it is done”.
  public var description: String {
    var words = rhythmWords
    if anchor == .done { words += " after it is done" }
    switch end {
    case .never: break
    case .until(let day): words += " until \(day.day) \(day.monthName) \(day.year)"
    case .count(1): words += ", once"
    case .count(let times): words += ", \(times) times"
    }
    return words
  }

  private var rhythmWords: String {
    switch rhythm {
    case .daily: return every("day")
    case .weekly(on: []): return every("week")
    case .weekly(on: Self.workdays) where interval == 1: return "every weekday"
    case .weekly(let days):
      let names = Self.list(days.map(\.name))
      return interval == 1 ? "every " + names : every("week") + " on " + names
    case .monthly(on: []): return every("month")
    case .monthly(let days): return every("month") + " on the " + Self.list(days.map(\.words))
    case .yearly(on: nil): return every("year")
    case .yearly(let date?):
      return every("year") + " on \(date.day) \(Day.monthNames[date.month - 1])"
    }
  }

  private static let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]

  private func every(_ unit: String) -> String {
    interval == 1 ? "every " + unit : "every \(interval) \(unit)s"
  }

  /// “a”, “a and b”, “a, b and c”.
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Recurrence.MonthDay {
  fileprivate var words: String {
    switch self {
    case .day(let day): Self.ordinal(day)
    case .last: "last day"
    case .weekday(let place, let weekday):
      (place < 0 ? "last" : Self.ordinal(place)) + " " + weekday.name
    case .workday(let place): (place < 0 ? "last" : Self.ordinal(place)) + " workday"
    }
  }

  private static func ordinal(_ number: Int) -> String {
    switch (number % 100, number % 10) {
    case (11...13, _): "\(number)th"
    case (_, 1): "\(number)st"
    case (_, 2): "\(number)nd"
    case (_, 3): "\(number)rd"
    default: "\(number)th"
    }
  }
}
