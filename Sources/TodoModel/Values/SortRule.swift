/// One of the rules by which the items of a list are sorted.
///
/// A list has several, the most important first. Without any it has the store's own order: open
/// before done, then by due date and time, priority and name.
public struct SortRule: Hashable, Sendable {
  /// The property that is compared.
  public enum Key: String, Hashable, CaseIterable, Sendable {
    /// The order arranged by hand.
    case manual
    /// The due date and time.
    case due
    /// The priority.
    case priority
    /// The effort.
    case effort
    /// The name.
    case name
    /// The moment of creation.
    case created
    /// The moment of the last change.
    case modified
    /// The moment of completion.
    case completed
  }

  /// The property that is compared.
  public let key: Key

  /// Whether larger values come first.
  public let isDescending: Bool

  /// A rule that compares a key, smaller values first unless it is descending.
  public init(_ key: Key, descending: Bool = false) {
    self.key = key
    isDescending = descending
  }
}

extension SortRule {
  /// The rules in one string, `due,-priority`.
  public static func text(of rules: [SortRule]) -> String {
    rules.map { ($0.isDescending ? "-" : "") + $0.key.rawValue }.joined(separator: ",")
  }

  /// The rules in a string. Unknown keys are left out.
  public static func rules(in text: String) -> [SortRule] {
    text.split(separator: ",").compactMap { word in
      let isDescending = word.hasPrefix("-")
      return Key(rawValue: String(isDescending ? word.dropFirst() : word)).map {
        SortRule($0, descending: isDescending)
      }
    }
  }
}
