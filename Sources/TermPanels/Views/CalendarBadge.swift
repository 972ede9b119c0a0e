/// A short word beside a day in a calendar, such as how many things there are on it.
public struct CalendarBadge: Hashable, Sendable {
  /// The word. Where there is less room than it needs, three columns or one, a plus stands for it.
  public var text: String
  /// What it means.
  public var role: Role

  /// Creates a badge.
  public init(_ text: String, role: Role = .secondary) {
    self.text = text
    self.role = role
  }
}
