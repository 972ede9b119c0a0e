import TermPanels
import TodoModel
import TodoValues

/// A change that would move an item to another place or out of its view, with its keys.
struct ItemMove: Equatable {
  let keys: [String]
  let text: String

  /// The changes that would move an item of a query's view.
  ///
  /// - Parameters:
  ///   - isAmongParts: Whether the item stands below its parent, among the other subtasks.
  ///   - key: The name of the key that performs an action.
  static func moves(
    of item: TodoItem, in query: ItemQuery, isAmongParts: Bool, key: (ItemAction) -> String?
  ) -> [ItemMove] {
    var moves: [ItemMove] = []
    func add(_ actions: [ItemAction], _ text: String) {
      let keys = actions.compactMap(key)
      if !keys.isEmpty { moves.append(ItemMove(keys: keys, text: text)) }
    }
    if isAmongParts {
      add([.moveDown, .moveUp], "a position down or up among the subtasks")
      add([.outdent], "out of its parent")
      add([.move], "another list")
      return moves
    }
    let isByDay = query.scope == .today || query.scope == .upcoming
    if query.scope == .today { add([.plan], "today's plan, this evening, or neither") }
    if query.scope == .today, item.isBlocked { add([.wait], "no longer waiting") }
    if query.scope == .flagged { add([.flag], "clearing its flag") }
    if isByDay || query.sorts(by: .due, .day) {
      add([.due], "another due date")
      if item.due != nil { add([.later, .earlier], "a day later or earlier") }
    }
    if query.sorts(by: .priority, .priority) {
      add([.high, .medium, .low, .noPriority], "another priority")
    }
    if query.sorts(by: .effort, .none) { add([.effort], "another effort") }
    if query.sorts(by: .name, .none) { add([.edit], "another name") }
    if query.grouping == .tag { add([.tag], "another tag") }
    add([.toggleDone], item.isDone ? "reopening it" : "completing it")
    if query.isOfOneList || query.grouping == .list { add([.move], "another list") }
    return moves
  }
}

extension ItemQuery {
  /// Whether the order follows a key, or the groups a grouping.
  fileprivate func sorts(by key: SortRule.Key, _ grouping: Grouping) -> Bool {
    terms.contains { term in
      switch term {
      case .state: false
      case .group(let group, _): group == grouping
      case .rule(let rule): rule.key == key
      }
    }
  }

  fileprivate var isOfOneList: Bool {
    switch scope {
    case .today, .upcoming, .all, .flagged, .logbook, .everything: false
    default: true
    }
  }
}
