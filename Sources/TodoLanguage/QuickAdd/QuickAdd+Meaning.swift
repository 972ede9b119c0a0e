public import CivilCalendar

extension QuickAdd {
  /// The meaning of a stretch of a line.
  public enum Meaning: Hashable, Sendable {
    /// The due date.
    case due(Day)
    /// The due time.
    case time(TimeOfDay)
    /// The date until which the item is deferred.
    case start(Day)
    /// The list, by its name; it may not exist yet.
    case list(String, isKnown: Bool)
    /// A tag.
    case tag(String)
    /// The priority.
    case priority(Priority)
    /// The rule by which the item repeats.
    case recurrence(Recurrence)

    /// The kind of the meaning.
    public var kind: Kind {
      switch self {
      case .due: .due
      case .time: .time
      case .start: .start
      case .list: .list
      case .tag: .tag
      case .priority: .priority
      case .recurrence: .recurrence
      }
    }
  }

  /// The kinds of meanings. An item has one of each, except for tags.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The due date.
    case due
    /// The due time.
    case time
    /// The date until which the item is deferred.
    case start
    /// The list.
    case list
    /// One of the tags.
    case tag
    /// The priority.
    case priority
    /// The rule by which the item repeats.
    case recurrence
  }

  /// A stretch of the line and its meaning.
  public struct Chip: Hashable, Sendable {
    /// The range in the line.
    public let range: Range<String.Index>
    /// The meanings, of different kinds: “tonight” is a day and a time. None for words that belong
    /// to another chip, such as the end of a rule.
    public let meanings: [Meaning]
    /// The range of its words, by their indices.
    let words: Range<Int>
  }
}
