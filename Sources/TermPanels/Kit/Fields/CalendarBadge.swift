/// A short sign beside a day in a calendar, such as a bar as high as the day is full.
public struct CalendarBadge: Hashable, Sendable {
  /// The sign. It has three columns or one; where it needs more, a plus replaces it.
  public var text: String
  /// The words for the sign, such as `6 due`; `nil` for the sign itself.
  public var label: String?
  /// The meaning.
  public var role: Role

  /// Creates a badge.
  public init(_ text: String, label: String? = nil, role: Role = .secondary) {
    self.text = text
    self.label = label
    self.role = role
  }
}
