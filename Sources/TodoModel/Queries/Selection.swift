internal import CivilCalendar
internal import SQLiteKit
internal import TodoLanguage

/// A query as SQL: what stands behind WHERE and ORDER BY, and the values bound to it, in order.
struct Selection: Sendable {
  private(set) var condition: SQL
  private(set) var values: [Value]
  let order: SQL
  /// What items are grouped by; NULL when they are not.
  let group: SQL
  /// A text that all of them contain, by which the text index may find them.
  let text: String?

  /// The longest text that is looked for in the index: in a text of two letters there are no three.
  static let shortestIndexedText = 3

  init(_ query: ItemQuery) {
    var builder = ConditionBuilder(today: query.today)
    builder.require(query.scope)
    builder.require(query.filter)
    condition = builder.condition
    values = builder.values
    group = Self.group(query.grouping)
    order = Self.order(query)
    text = Self.requiredText(query.filter)
  }

  /// The same with one more condition.
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
      guard case .text(let text, _) = part,
        text.unicodeScalars.count >= shortestIndexedText
      else { continue }
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
    // The keys of the tags stand in one text, with blanks between them.
    case .tag: "substr(i.tag_keys, 1, instr(i.tag_keys || ' ', ' ') - 1)"
    }
  }

  private static func order(_ query: ItemQuery) -> SQL {
    var terms: [SQL] = []
    if case .list = query.scope { terms.append("i.is_done") }
    if query.scope == .everything { terms.append("i.is_done") }
    switch query.grouping {
    case .none: break
    case .day: terms.append("i.due IS NULL, i.due")
    case .list: terms.append("(SELECT sort_name FROM list WHERE id = i.list), i.list")
    case .priority: terms.append("i.priority_key")
    case .tag: terms.append("i.tag_keys = '', \(group(.tag))")
    }
    terms += query.sort.isEmpty ? [ownOrder(of: query.scope)] : query.sort.map(Self.term)
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
