/// A short word beside a day in a calendar, such as the number of things on it.
public struct CalendarBadge: Hashable, Sendable {
  /// The word. It has three columns or one; where it needs more, a plus replaces it.
  public var text: String
  /// The meaning.
  public var role: Role

  /// Creates a badge.
  public init(_ text: String, role: Role = .secondary) {
    self.text = text
    self.role = role
  }
}
