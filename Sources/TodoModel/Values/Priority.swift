/// How much something matters.
public enum Priority: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Nothing was said.
  case none
  /// It can wait.
  case low
  /// It matters.
  case medium
  /// It comes first.
  case high

  /// Whether a priority is lower.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}
