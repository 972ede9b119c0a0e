import TodoModel
import TodoWording

/// The order of a list's items and their headings, as a person thinks of it.
struct ItemOrder: Equatable {
  /// The keys that may be chosen to sort by.
  static let keys: [SortRule.Key] = [.due, .manual, .priority, .name, .created, .modified, .effort]

  /// The groupings that may be chosen. All items of a list are in that list.
  static let groupings: [Grouping] = [.none, .day, .priority, .tag]

  /// The rules of a list that a person adds: items stay in the order in which they were added.
  static let ofNewList = [SortRule(.manual)]

  /// The first key to sort by.
  var key: SortRule.Key
  /// Whether the order is reversed.
  var isDescending: Bool
  /// The rules for items that are equal by the first key.
  var further: [SortRule]
  /// The grouping below headings.
  var grouping: Grouping

  /// The order of a list.
  init(of list: TodoList) {
    key = list.sort.first?.key ?? .due
    isDescending = list.sort.first?.isDescending ?? false
    further = Array(list.sort.dropFirst())
    grouping = list.grouping == .list ? .none : list.grouping
  }

  /// The rules for this order; none for the store's own order, which is the fastest.
  var rules: [SortRule] {
    let rules = [SortRule(key, descending: isDescending)] + further.filter { $0.key != key }
    return rules == [SortRule(.due)] ? [] : rules
  }

  /// Whether the headings of the list stand among its items.
  var showsHeadings: Bool { isByHand && !isDescending }

  /// Whether this is the order of a new list.
  var isDefault: Bool { rules.isEmpty && grouping == .none }

  /// Whether items are in manual order.
  var isByHand: Bool { key == .manual && grouping == .none }

  /// The order as a sentence: `Sorted by due date`, `Grouped by tag`.
  var text: String {
    grouping == .none ? "Sorted by \(key.text)" : "Grouped by \(grouping.text)"
  }

  /// The order for the title line: `by name`, `by tag`; nil for that of a new list, and for due
  /// dates, which show themselves.
  var detail: String? {
    if isDefault || rules == Self.ofNewList && grouping == .none { return nil }
    return grouping == .none ? "by \(key.text)" : "by \(grouping.text)"
  }
}

extension SortRule.Key {
  /// The name among the choices.
  var title: String { self == .manual ? "Manual" : text.capitalizedFirst }

  /// The name in a sentence.
  var text: String {
    switch self {
    case .manual: "hand"
    case .due: "due date"
    case .priority: "priority"
    case .effort: "effort"
    case .name: "name"
    case .created: "creation date"
    case .modified: "last edit"
    case .completed: "completion date"
    }
  }

  /// The names of the two directions.
  var directions: [String] {
    switch self {
    case .manual: ["First to last", "Last to first"]
    case .due: ["Earliest first", "Latest first"]
    case .priority: ["Highest first", "Lowest first"]
    case .effort: ["Smallest first", "Largest first"]
    case .name: ["A to Z", "Z to A"]
    case .created, .modified, .completed: ["Oldest first", "Newest first"]
    }
  }
}

extension Grouping {
  /// The name among the choices.
  var title: String { self == .none ? "None" : text.capitalizedFirst }

  /// The name in a sentence.
  var text: String {
    switch self {
    case .none: "nothing"
    case .day: "due date"
    case .list: "list"
    case .priority: "priority"
    case .tag: "tag"
    case .today: "plan"
    case .agenda: "day"
    }
  }
}
