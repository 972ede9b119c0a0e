/// What lists can be read in the order of.
public enum ListOrder: Hashable, Sendable {
  /// Their names, without regard to case.
  case name
  /// The places that somebody has put them in, or in which they were made.
  case place
}
