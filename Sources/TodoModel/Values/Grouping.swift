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
}
