internal import CivilCalendar
internal import SQLiteKit

/// One of the criteria by which a query sorts its items; the first weighs most.
public enum SortTerm: Hashable, Sendable {
  /// Open before done.
  case state
  /// Items under one heading stand together.
  case group(Grouping)
  /// A property of the items.
  case rule(SortRule)

  /// Compares two items: negative if the first comes before, 0 if they are equal by this term, nil
  /// if the items alone do not tell.
  public func compare(_ left: TodoItem, _ right: TodoItem) -> Int? {
    // A position counts among siblings, and the names of lists are not in their items.
    if case .rule(let rule) = self, rule.key == .manual, left.parent != right.parent { return nil }
    if self == .group(.list), left.list == right.list { return 0 }
    for column in columns {
      guard let left = column.value(left), let right = column.value(right) else { return nil }
      if left != right { return (left < right) == isDescending ? 1 : -1 }
    }
    return 0
  }

  /// The columns by which the term sorts, the first of them first.
  var columns: [SortColumn] {
    switch self {
    case .state: [.state]
    case .group(let grouping): grouping.columns.order
    case .rule(let rule): [rule.key.column]
    }
  }

  /// Whether larger values come first.
  var isDescending: Bool { if case .rule(let rule) = self { rule.isDescending } else { false } }
}

extension Grouping {
  /// The columns that group items: the key of an item's group, and the order of the groups.
  var columns: (key: SQL, order: [SortColumn]) {
    switch self {
    case .none: ("NULL", [])
    case .day:
      (
        "i.due",
        [
          SortColumn("i.due IS NULL") { .number($0.due == nil ? 1 : 0) },
          SortColumn("i.due") { .number($0.due?.daysSinceEpoch ?? 0) },
        ]
      )
    case .list:
      (
        "i.list",
        [
          SortColumn("(SELECT sort_name FROM list WHERE id = i.list)") { _ in nil },
          SortColumn("i.list") { _ in nil },
        ]
      )
    case .priority: ("i.priority", [.priority])
    case .tag:
      (
        Self.firstTag,
        [
          SortColumn("i.tag_keys = ''") { .number($0.tags.isEmpty ? 1 : 0) },
          SortColumn(Self.firstTag) { .text(Array(TagRule.key($0.tags.first ?? "").utf8)) },
        ]
      )
    }
  }

  /// The keys of the tags are in one text, separated by spaces.
  private static let firstTag: SQL = "substr(i.tag_keys, 1, instr(i.tag_keys || ' ', ' ') - 1)"
}
