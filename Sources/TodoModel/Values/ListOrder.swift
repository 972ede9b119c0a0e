/// An order in which lists can be read.
public enum ListOrder: Hashable, Sendable {
  /// By name, ignoring case.
  case name
  /// By position: as a user has arranged them, or in the order of creation.
  case place
}
