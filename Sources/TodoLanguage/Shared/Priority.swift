/// The importance of an item, as it is typed.
public enum Priority: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// No priority.
  case none
  /// `!low`, `!3`.
  case low
  /// `!medium`, `!med`, `!2`.
  case medium
  /// `!high`, `!1`.
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

  /// The priority of a word in lower case: its name, a short form, or 1 for the highest to 3. Nil
  /// for anything else.
  public init?(_ word: String) {
    switch word {
    case "none": self = .none
    case "low", "3": self = .low
    case "medium", "med", "2": self = .medium
    case "high", "1": self = .high
    default: return nil
    }
  }

  /// Whether a priority is lower.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}
