/// The importance of an item.
public enum Priority: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// No priority.
  case none
  /// Low.
  case low
  /// Medium.
  case medium
  /// High.
  case high

  /// The name, `medium`.
  public var name: String {
    switch self {
    case .none: "none"
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    }
  }

  /// Whether a priority is lower.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}
