public import CivilCalendar
internal import SQLiteKit
internal import TodoValues

/// One of the criteria by which a query sorts its items; the first weighs most.
public enum SortTerm: Hashable, Sendable {
  /// Open before done.
  case state
  /// Items under one heading stand together. Some headings depend on the day of the query.
  case group(Grouping, today: Day)
  /// A property of the items.
  case rule(SortRule)

  /// Compares two items: negative if the first comes before, 0 if they are equal by this term, nil
  /// if the items alone do not tell.
  public func compare(_ left: TodoItem, _ right: TodoItem) -> Int? {
    // A position counts among siblings, and the names of lists are not in their items.
    if case .rule(let rule) = self, rule.key == .manual, left.parent != right.parent { return nil }
    if case .group(.list, _) = self, left.list == right.list { return 0 }
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
    case .group(let grouping, let today): grouping.columns(on: today).order
    case .rule(let rule): [rule.key.column]
    }
  }

  /// Whether larger values come first.
  var isDescending: Bool { if case .rule(let rule) = self { rule.isDescending } else { false } }
}

extension Grouping {
  /// The columns that group items: the key of an item's group, and the order of the groups.
  func columns(on today: Day) -> (key: SQL, order: [SortColumn]) {
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
    case .today:
      (
        Self.part(on: today),
        [SortColumn(Self.part(on: today)) { .number(TodayPart(of: $0, on: today).rawValue) }]
      )
    case .agenda:
      (
        Self.nextDay(after: today),
        [
          SortColumn("ifnull(\(Self.nextDay(after: today)), \(DueKey.none))") { item in
            .number(item.nextDay(after: today)?.daysSinceEpoch ?? DueKey.none)
          }
        ]
      )
    }
  }

  /// The ``TodayPart`` of an item.
  private static func part(on today: Day) -> SQL {
    let plan = DayPlan.number(of: today)
    return """
      (CASE WHEN \(SQL.isBlocked) THEN \(TodayPart.blocked.rawValue)
        WHEN i.plan < \(plan) THEN \(TodayPart.leftOver.rawValue)
        WHEN i.plan = \(plan) THEN \(TodayPart.planned.rawValue)
        WHEN i.plan = \(plan + 1) THEN \(TodayPart.evening.rawValue)
        WHEN i.due <= \(today.daysSinceEpoch) THEN \(TodayPart.due.rawValue)
        ELSE \(TodayPart.started.rawValue) END)
      """
  }

  /// The ``TodoItem/nextDay(after:)`` of an item.
  private static func nextDay(after today: Day) -> SQL {
    let day = today.daysSinceEpoch
    return """
      (CASE WHEN i.defer_until > \(day) THEN i.defer_until
        WHEN i.plan >> 1 > \(day) THEN i.plan >> 1 ELSE i.due END)
      """
  }

  /// The keys of the tags are in one text, separated by spaces.
  private static let firstTag: SQL = "substr(i.tag_keys, 1, instr(i.tag_keys || ' ', ' ') - 1)"
}
