/// A distance on the calendar: a number of days, weeks, months or years, later or earlier.
public struct DayShift: Hashable, Sendable {
  /// The unit of a distance.
  public enum Unit: Character, Hashable, Sendable, CaseIterable {
    case days = "d"
    case weeks = "w"
    case months = "m"
    case years = "y"
  }

  /// The number of units, −99 999 to 99 999; negative for earlier.
  public let amount: Int

  /// The unit.
  public let unit: Unit

  /// A distance; an amount beyond the bounds is clamped to them.
  public init(_ amount: Int, _ unit: Unit) {
    self.amount = min(max(amount, -99_999), 99_999)
    self.unit = unit
  }

  /// The distance in its short form, with or without a sign: `+1w`, `-2d`, `7d`. Nil for anything
  /// else.
  public init?(_ text: String) {
    var digits = text.utf8[...]
    let isEarlier = digits.first == UInt8(ascii: "-")
    if isEarlier || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    guard let last = digits.popLast(), let unit = Unit(rawValue: Character(UnicodeScalar(last))),
      (1...5).contains(digits.count), digits.allSatisfy({ (48...57).contains($0) }),
      let amount = Int(Substring(digits))
    else { return nil }
    self.init(isEarlier ? -amount : amount, unit)
  }
}

extension DayShift: CustomStringConvertible {
  /// The short form with a sign, `+1w`.
  public var description: String {
    (amount < 0 ? "" : "+") + String(amount) + String(unit.rawValue)
  }
}

extension Day {
  /// The day at a distance. Months and years keep the day of the month if possible, as
  /// `adding(months:)` does.
  public func adding(_ shift: DayShift) -> Day {
    switch shift.unit {
    case .days: adding(days: shift.amount)
    case .weeks: adding(days: shift.amount * 7)
    case .months: adding(months: shift.amount)
    case .years: adding(months: shift.amount * 12)
    }
  }
}
