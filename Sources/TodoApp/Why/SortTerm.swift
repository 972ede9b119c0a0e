import CivilCalendar
import TodoModel

/// One of the criteria by which a query sorts its items; the first weighs most.
enum SortTerm: Hashable {
  /// Open before done.
  case state
  /// Items under one heading stand together.
  case group(Grouping)
  case rule(SortRule)

  /// The terms of a query, as the store sorts by them.
  static func terms(of query: ItemQuery) -> [SortTerm] {
    var terms: [SortTerm] = []
    switch query.scope {
    case .today, .upcoming, .all, .flagged, .logbook: break
    default: terms.append(.state)
    }
    if query.grouping != .none { terms.append(.group(query.grouping)) }
    let own: [SortRule] =
      switch query.scope {
      case .flagged: [SortRule(.priority), SortRule(.due), SortRule(.name)]
      case .logbook: [SortRule(.completed, descending: true)]
      default: [SortRule(.due), SortRule(.priority), SortRule(.name)]
      }
    return terms + (query.sort.isEmpty ? own : query.sort).map(SortTerm.rule)
  }

  /// The name in “sorted by …”.
  var name: String {
    switch self {
    case .state: "open before done"
    case .group(.none): ""
    case .group(.day): "the day they are due"
    case .group(.list): "their list"
    case .group(.priority): "priority"
    case .group(.tag): "their first tag"
    case .rule(let rule): SortTerm.name(of: rule)
    }
  }

  private static func name(of rule: SortRule) -> String {
    let end = rule.isDescending
    return switch rule.key {
    case .manual: end ? "your own order, upside down" : "your own order"
    case .due: end ? "when they are due, the last first" : "when they are due"
    case .priority: end ? "priority, the lowest first" : "priority"
    case .name: end ? "name, from Z to A" : "name"
    case .created: end ? "when they were made, the newest first" : "when they were made"
    case .modified: end ? "when they changed, the last first" : "when they changed"
    case .completed: end ? "when they were done, the last first" : "when they were done"
    }
  }

  /// Compares two items: negative if the first comes before, 0 if they are equal by this term,
  /// `nil` if the items alone do not tell.
  func compare(_ left: TodoItem, _ right: TodoItem) -> Int? {
    switch self {
    case .state: SortTerm.compare(left.isDone ? 1 : 0, right.isDone ? 1 : 0)
    case .group(.none): 0
    case .group(.day): SortTerm.compare(SortTerm.day(left), SortTerm.day(right))
    case .group(.list): left.list == right.list ? 0 : nil
    case .group(.priority): SortTerm.compare(right.priority.rawValue, left.priority.rawValue)
    case .group(.tag): SortTerm.compareTags(left.tags.first, right.tags.first)
    case .rule(let rule):
      SortTerm.compare(left, right, by: rule.key).map { rule.isDescending ? -$0 : $0 }
    }
  }

  private static func compare(
    _ left: TodoItem, _ right: TodoItem, by key: SortRule.Key
  ) -> Int? {
    switch key {
    case .manual: left.parent == right.parent ? compare(left.order, right.order) : nil
    // A day without a time comes after its times.
    case .due: compare(moment(left), moment(right))
    case .priority: compare(right.priority.rawValue, left.priority.rawValue)
    case .name: compareBytes(left.name.lowercased(), right.name.lowercased())
    case .created: compare(left.created.microseconds, right.created.microseconds)
    case .modified: compare(left.modified.microseconds, right.modified.microseconds)
    case .completed: compare(left.completed?.microseconds ?? 0, right.completed?.microseconds ?? 0)
    }
  }

  private static func day(_ item: TodoItem) -> Int { item.due?.daysSinceEpoch ?? .max }

  private static func moment(_ item: TodoItem) -> Int {
    item.due.map { $0.daysSinceEpoch * 1441 + (item.dueTime?.minutes ?? 1440) } ?? .max
  }

  private static func compareTags(_ left: String?, _ right: String?) -> Int {
    guard let left, let right else { return compare(left == nil ? 1 : 0, right == nil ? 1 : 0) }
    return compareBytes(left.lowercased(), right.lowercased())
  }

  /// Compares names by their bytes, as the store does.
  private static func compareBytes(_ left: String, _ right: String) -> Int {
    if left == right { return 0 }
    return left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
  }

  private static func compare(_ left: Int, _ right: Int) -> Int {
    left == right ? 0 : left < right ? -1 : 1
  }
}
