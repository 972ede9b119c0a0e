import CivilCalendar

/// A rule that is nothing but a number of days, weeks, months or years: all that several formats
/// can write.
struct PlainRule: Hashable {
  let count: Int
  let unit: DayShift.Unit

  init(_ count: Int, _ unit: DayShift.Unit) { (self.count, self.unit) = (count, unit) }

  /// The number and the first letter of the unit, `2w`; a missing number is 1. Nil for anything
  /// else.
  init?(_ text: some StringProtocol) {
    guard let letter = text.last, let unit = DayShift.Unit(rawValue: letter) else { return nil }
    let digits = text.dropLast()
    guard !digits.isEmpty else {
      self.init(1, unit)
      return
    }
    guard digits.isNumber, let count = Int(digits), count > 0 else { return nil }
    self.init(count, unit)
  }

  /// The plain form of a rule; nil if it has days or an end.
  init?(_ rule: Recurrence) {
    guard rule.end == .never else { return nil }
    switch rule.rhythm {
    case .daily: self.init(rule.interval, .days)
    case .weekly(on: []): self.init(rule.interval, .weeks)
    case .monthly(on: []): self.init(rule.interval, .months)
    case .yearly(on: nil): self.init(rule.interval, .years)
    case .weekly, .monthly, .yearly: return nil
    }
  }

  /// The number and the first letter of the unit, `2w`.
  var text: String { "\(count)\(unit.rawValue)" }

  /// The rule that counts from a day; nil if the number is too large.
  func recurrence(from anchor: Recurrence.Anchor) -> Recurrence? {
    let rhythm: Recurrence.Rhythm =
      switch unit {
      case .days: .daily
      case .weeks: .weekly()
      case .months: .monthly()
      case .years: .yearly()
      }
    return Recurrence(rhythm, every: count, from: anchor)
  }
}
