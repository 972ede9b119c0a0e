internal import CivilCalendar
internal import SQLiteKit
internal import TodoValues

/// A query as SQL: the text after WHERE and ORDER BY, and its bound values, in order.
struct Selection: Sendable {
  private(set) var condition: SQL
  private(set) var values: [Value]
  let order: SQL
  /// The column that groups items; NULL without groups.
  let group: SQL
  /// Whether an item is among the done ones, behind all open ones, whatever its group.
  let isBehind: SQL
  /// Conditions on consecutive parts, each of which an index has in order; one that always holds
  /// when there is no such index.
  let parts: [SQL]
  /// Whether the index of positions has the order.
  let isByPlace: Bool
  /// Whether all matches are in the index of items with a priority.
  let isFlagged: Bool
  /// A text that all matches contain, by which the text index may find them.
  let text: String?

  init(_ query: ItemQuery, in zone: Zone) {
    var builder = ConditionBuilder(today: query.today, in: zone)
    builder.require(query.scope)
    builder.require(query.filter)
    condition = builder.condition
    values = builder.values
    group = Self.group(query.grouping)
    isBehind = query.scope.putsDoneLast ? "i.is_done" : "0"
    isByPlace = Self.isByPlace(query)
    parts = isByPlace ? ["i.is_done = 0", "i.is_done = 1"] : ["1"]
    order = isByPlace ? Self.places(isDescending: query.sort[0].isDescending) : Self.order(query)
    isFlagged = query.scope == .flagged
    text = Self.requiredText(query.filter)
  }

  /// The selection with one more condition.
  func and(_ further: SQL, _ value: Value) -> Selection {
    var selection = self
    selection.condition = "\(condition) AND \(further)"
    selection.values.append(value)
    return selection
  }

  private static func requiredText(_ filter: Query) -> String? {
    let parts = if case .all(let parts) = filter { parts } else { [filter] }
    var longest: String?
    for part in parts {
      guard case .text(let text, _) = part else { continue }
      if text.count > longest?.count ?? 0 { longest = text }
    }
    return longest
  }

  private static func group(_ grouping: Grouping) -> SQL {
    switch grouping {
    case .none: "NULL"
    case .day: "i.due"
    case .list: "i.list"
    case .priority: "i.priority"
    // The keys of the tags are in one text, separated by spaces.
    case .tag: "substr(i.tag_keys, 1, instr(i.tag_keys || ' ', ' ') - 1)"
    }
  }

  private static func isByPlace(_ query: ItemQuery) -> Bool {
    guard case .topLevel = query.scope else { return false }
    return query.sort.first?.key == .manual && query.grouping == .none
      && query.filter == .everything
  }

  private static func places(isDescending: Bool) -> SQL {
    isDescending ? "i.order_key DESC, i.id DESC" : "i.order_key, i.id"
  }

  private static func order(_ query: ItemQuery) -> SQL {
    var terms: [SQL] = query.scope.putsDoneLast ? ["i.is_done"] : []
    switch query.grouping {
    case .none: break
    case .day: terms += ["i.due IS NULL", "i.due"]
    case .list: terms += ["(SELECT sort_name FROM list WHERE id = i.list)", "i.list"]
    case .priority: terms += ["i.priority_key"]
    case .tag: terms += ["i.tag_keys = ''", group(.tag)]
    }
    if query.scope.putsDoneLast {
      // Done items share one heading.
      terms = [terms[0]] + terms.dropFirst().map { "iif(i.is_done, NULL, \($0))" }
    }
    terms += query.sort.map(Self.term)
    terms.append(ownOrder(of: query.scope))
    return terms.dropFirst().reduce(terms[0]) { "\($0), \($1)" }
  }

  private static func ownOrder(of scope: ItemScope) -> SQL {
    switch scope {
    case .flagged: "i.priority_key, i.due_key, i.sort_name, i.id"
    case .logbook: "i.completed DESC, i.id"
    default: "i.due_key, i.priority_key, i.sort_name, i.id"
    }
  }

  private static func term(_ rule: SortRule) -> SQL {
    let column: SQL =
      switch rule.key {
      case .manual: "i.order_key"
      case .due: "i.due_key"
      case .priority: "i.priority_key"
      case .name: "i.sort_name"
      case .created: "i.created"
      case .modified: "i.modified"
      case .completed: "i.completed"
      }
    return rule.isDescending ? "\(column) DESC" : column
  }
}

extension ItemScope {
  /// Whether open items come before done ones, whatever the sort rules.
  fileprivate var putsDoneLast: Bool {
    switch self {
    case .list, .topLevel, .everything: true
    case .today, .upcoming, .all, .flagged, .logbook: false
    }
  }
}
