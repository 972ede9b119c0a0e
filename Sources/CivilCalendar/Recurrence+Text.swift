extension Recurrence: CustomStringConvertible {
  /// The rule in plain words: “every month on the 1st”, “every 3 days after completion”.
  public var description: String {
    var text = rhythmText
    if anchor == .done { text += " after completion" }
    switch end {
    case .never: break
    case .until(let day): text += " until \(day.day) \(day.monthName) \(day.year)"
    case .count(1): text += ", once"
    case .count(let times): text += ", \(times) times"
    }
    return text
  }

  private var rhythmText: String {
    switch rhythm {
    case .daily: return every("day")
    case .weekly(on: []): return every("week")
    case .weekly(on: Self.workdays) where interval == 1: return "every weekday"
    case .weekly(let days):
      let names = Self.list(days.map(\.name))
      return interval == 1 ? "every " + names : every("week") + " on " + names
    case .monthly(on: []): return every("month")
    case .monthly(let days): return every("month") + " on the " + Self.list(days.map(\.text))
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
  private static func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Recurrence.MonthDay {
  fileprivate var text: String {
    switch self {
    case .day(let day): Self.ordinal(day)
    case .last: "last day"
    case .weekday(let number, let weekday):
      (number < 0 ? "last" : Self.ordinal(number)) + " " + weekday.name
    case .workday(let number): (number < 0 ? "last" : Self.ordinal(number)) + " workday"
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
