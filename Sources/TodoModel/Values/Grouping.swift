/// The property that groups the items of a list under headings.
public enum Grouping: String, Hashable, CaseIterable, Sendable {
  /// No headings.
  case none
  /// The due date.
  case day
  /// The list.
  case list
  /// The priority.
  case priority
  /// The tags.
  case tag
  /// The reason why items are in Today.
  case today
  /// The next day on which items begin, are planned or are due.
  case agenda
}
