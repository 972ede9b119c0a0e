/// One of the things that the items of a list are sorted by.
///
/// A list has several, the first of which counts most. With none it has the store's own order: open
/// before done, then by day and time, priority and name.
public struct SortRule: Hashable, Sendable {
  /// What is compared.
  public enum Key: String, Hashable, CaseIterable, Sendable {
    /// The order in which somebody has put them.
    case manual
    /// The day and time they are due.
    case due
    /// How much they matter.
    case priority
    /// What they are called.
    case name
    /// When they were made.
    case created
    /// When they last changed.
    case modified
    /// When they were done.
    case completed
  }

  /// What is compared.
  public let key: Key

  /// Whether the larger comes first.
  public let isDescending: Bool

  /// A rule that compares a key, the smaller first unless it is descending.
  public init(_ key: Key, descending: Bool = false) {
    self.key = key
    isDescending = descending
  }
}

extension SortRule {
  /// The rules as one text, `due,-priority`.
  static func text(of rules: [SortRule]) -> String {
    rules.map { ($0.isDescending ? "-" : "") + $0.key.rawValue }.joined(separator: ",")
  }

  /// The rules of a text. What no key is called is left out.
  static func rules(in text: String) -> [SortRule] {
    text.split(separator: ",").compactMap { word in
      let isDescending = word.hasPrefix("-")
      return Key(rawValue: String(isDescending ? word.dropFirst() : word)).map {
        SortRule($0, descending: isDescending)
      }
    }
  }
}
