import TodoModel

/// In which order the items of a list stand, and under which headings, as a person thinks of it.
struct ItemOrder: Equatable {
  /// The command that changes it.
  static let command = "list.order"

  /// What may be chosen to sort by.
  static let keys: [SortRule.Key] = [.due, .manual, .priority, .name, .created, .modified]

  /// What items may be put under headings by. All of one list are in that list.
  static let groupings: [Grouping] = [.none, .day, .priority, .tag]

  /// What they are sorted by first.
  var key: SortRule.Key
  /// Whether the last come first.
  var isDescending: Bool
  /// What those are sorted by that are alike so far.
  var further: [SortRule]
  /// What they stand under headings by.
  var grouping: Grouping

  /// The order that a list has.
  init(of list: TodoList) {
    key = list.sort.first?.key ?? .due
    isDescending = list.sort.first?.isDescending ?? false
    further = Array(list.sort.dropFirst())
    grouping = list.grouping == .list ? .none : list.grouping
  }

  /// The rules for it; none for the store's own order, which is the fastest.
  var rules: [SortRule] {
    let rules = [SortRule(key, descending: isDescending)] + further.filter { $0.key != key }
    return rules == [SortRule(.due)] ? [] : rules
  }

  /// Whether it is the order that a new list has.
  var isDefault: Bool { rules.isEmpty && grouping == .none }

  /// Whether items stand as somebody has put them.
  var isByHand: Bool { key == .manual && grouping == .none }

  /// What it is, as a sentence: `Sorted by due day`, `Grouped by tag`.
  var words: String {
    grouping == .none ? "Sorted by \(key.words)" : "Grouped by \(grouping.words)"
  }

  /// What it is, for the title line: `by name`, `by day`; nothing where it is as usual.
  var detail: String? {
    if isDefault { return nil }
    return grouping == .none ? "by \(key.words)" : "by \(grouping.words)"
  }
}

extension SortRule.Key {
  /// What it is called among others to choose from.
  var title: String { words.capitalizedFirst }

  /// What it is called in a sentence.
  var words: String {
    switch self {
    case .manual: "hand"
    case .due: "due day"
    case .priority: "priority"
    case .name: "name"
    case .created: "age"
    case .modified: "last change"
    case .completed: "completion"
    }
  }

  /// What comes first, in either direction.
  var directions: [String] {
    switch self {
    case .manual: ["As you put them", "The other way round"]
    case .due: ["Earliest first", "Latest first"]
    case .priority: ["Highest first", "Lowest first"]
    case .name: ["A to Z", "Z to A"]
    case .created, .modified, .completed: ["Oldest first", "Newest first"]
    }
  }
}

extension Grouping {
  /// What it is called among others to choose from.
  var title: String { self == .none ? "None" : words.capitalizedFirst }

  /// What it is called in a sentence.
  var words: String {
    switch self {
    case .none: "nothing"
    case .day: "day"
    case .list: "list"
    case .priority: "priority"
    case .tag: "tag"
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
