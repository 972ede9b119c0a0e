import CivilCalendar

/// The periods of Taskwarrior: `weekly`, `2wks`, `14 days`, `P1M`.
enum TaskwarriorPeriod {
  /// The rule of a period; nil for one that is none of days, weeks, months or years.
  static func rule(_ text: String) -> Recurrence? {
    let word = text.lowercased().filter { $0 != " " }
    if word == "weekdays" {
      return Recurrence(.weekly(on: [.monday, .tuesday, .wednesday, .thursday, .friday]))
    }
    if let plain = names[word] { return plain.recurrence(from: .due) }
    if word.hasPrefix("p") { return PlainRule(word.dropFirst())?.recurrence(from: .due) }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard let unit = units[String(word.dropFirst(digits.count))] else { return nil }
    guard !digits.isEmpty else { return PlainRule(1, unit).recurrence(from: .due) }
    return Int(digits).flatMap { PlainRule($0, unit).recurrence(from: .due) }
  }

  /// The period of a rule; nil for one with days, an end, or another start than the due date.
  static func text(_ rule: Recurrence) -> String? {
    guard rule.anchor == .due, let plain = PlainRule(rule) else { return nil }
    let unit =
      switch plain.unit {
      case .days: "days"
      case .weeks: "weeks"
      case .months: "months"
      case .years: "years"
      }
    return "\(plain.count)\(unit)"
  }

  private static let names: [String: PlainRule] = [
    "daily": PlainRule(1, .days), "weekly": PlainRule(1, .weeks),
    "biweekly": PlainRule(2, .weeks), "fortnight": PlainRule(2, .weeks),
    "monthly": PlainRule(1, .months), "bimonthly": PlainRule(2, .months),
    "quarterly": PlainRule(3, .months), "semiannual": PlainRule(6, .months),
    "annual": PlainRule(1, .years), "yearly": PlainRule(1, .years),
    "biannual": PlainRule(2, .years), "biyearly": PlainRule(2, .years),
  ]

  private static let units: [String: DayShift.Unit] = [
    "d": .days, "day": .days, "days": .days, "w": .weeks, "wk": .weeks, "wks": .weeks,
    "week": .weeks, "weeks": .weeks, "mo": .months, "mos": .months, "mth": .months,
    "mths": .months, "mnths": .months, "month": .months, "months": .months, "y": .years,
    "yr": .years, "yrs": .years, "year": .years, "years": .years,
  ]
}
