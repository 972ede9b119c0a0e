/// What the items of a list are put under headings by.
public enum Grouping: String, Hashable, CaseIterable, Sendable {
  /// Nothing.
  case none
  /// The day they are due.
  case day
  /// The list they are in.
  case list
  /// Their priority.
  case priority
  /// Their tags.
  case tag
}
