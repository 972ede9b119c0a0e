/// A day of the week, numbered as ISO 8601 does: Monday is 1 and Sunday is 7.
public enum Weekday: Int, CaseIterable, Hashable, Comparable, Sendable {
  /// The days, in ISO 8601's order.
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The English name, as in “Friday”.
  public var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  /// The first three letters of the English name, as in “Fri”.
  public var shortName: String { String(name.prefix(3)) }

  /// The seven days in the order of a calendar's columns.
  public static func week(startingOn first: Weekday) -> [Weekday] {
    let days = allCases
    return Array(days[(first.rawValue - 1)...] + days[..<(first.rawValue - 1)])
  }

  /// Whether a day comes earlier in a week that starts on Monday.
  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}
