import CivilCalendar
import TermPanels
import TodoModel
import TodoValues
import TodoWording

/// Explains in sentences why an item is in a view and at its place there: from the view's query and
/// the values that it tests.
///
/// A reason for a place is only given if the items on both sides confirm it, so that the sentences
/// agree with the screen.
struct Why {
  let item: TodoItem
  let query: ItemQuery
  /// The time zone for the days and times of changes.
  let zone: Zone
  let days: DayFormat
  /// Returns the name of a list.
  var listName: (Identifier<TodoList>) -> String = { _ in "" }
  /// The parent, if it is known.
  var parent: TodoItem?
  /// Whether the item stands below its parent, among the other subtasks.
  var isAmongParts = false
  /// The rows above it, the nearest first.
  var above: [TodoItem] = []
  /// The rows below it, the nearest first.
  var below: [TodoItem] = []
  /// Whether the item matches a query, according to the store.
  var answers: (ItemQuery) -> Bool = { _ in true }
  /// The name of the key that performs an action.
  var key: (ItemAction) -> String? = { $0.command.keys.first?.name }

  var today: Day { query.today }

  // MARK: - In this view

  /// The rules by which the item is here.
  var reasons: [String] {
    var reasons = scopeReasons
    if query.filter != .everything {
      reasons.append("The query is: \(query.filter).")
      reasons += filterReasons
    }
    return reasons
  }

  private var scopeReasons: [String] {
    guard answers(ItemQuery(query.scope, today: today)) else {
      return ["It has changed and no longer belongs here."]
    }
    switch query.scope {
    case .today:
      return [
        dueReason, "Today shows open items that are due by today and don't start later.",
      ] + startReason
    case .upcoming: return [dueReason, "Upcoming shows open items that are due after today."]
    case .all: return ["It is open.", "All shows every open item."]
    case .flagged:
      return [
        "It is open and has \(item.priority.name) priority.",
        "Flagged shows open items with a priority.",
      ]
    case .logbook:
      return ["It was completed \(doneText(item)).", "Logbook shows completed items."]
    case .everything: return ["The items of all lists are searched."]
    default:
      let name = listName(item.list)
      let part = parent.map { ["It is a subtask of “\($0.name)”."] } ?? []
      return ["It is in the list “\(name)”."] + part
    }
  }

  private var dueReason: String {
    guard let due = item.due else { return "It has no due date." }
    let sentence = "It is due \(text(due, item.dueTime))"
    switch due.distance(to: today) {
    case 1: return sentence + ", so it is a day overdue."
    case 2...: return sentence + ", so it is \(due.distance(to: today)) days overdue."
    default: return sentence + "."
    }
  }

  private var startReason: [String] {
    guard let start = item.deferUntil else { return [] }
    return ["Its start date has come: \(text(start))."]
  }

  // MARK: - At this place

  /// The reasons for the item's place.
  var placeReasons: [String] {
    if isAmongParts { return reasonsAmongParts }
    let terms = query.terms
    var names: [String] = []
    for term in terms where !names.contains(term.name) { names.append(term.name) }
    var reasons = ["Sorted by " + names.joined(separator: ", then ") + "."]
    reasons.append(above.isEmpty ? "It is the first item." : reason(above, isAbove: true, terms))
    reasons.append(below.isEmpty ? "It is the last item." : reason(below, isAbove: false, terms))
    return reasons
  }

  private var reasonsAmongParts: [String] {
    func sibling(_ rows: [TodoItem]) -> String? {
      rows.first { $0.parent == item.parent }.map { "“\($0.name)”" }
    }
    return [
      "Subtasks are below their parent, in manual order.",
      sibling(above).map { "After \($0)." } ?? "It is the first subtask.",
      sibling(below).map { "Before \($0)." } ?? "It is the last subtask.",
    ]
  }

  private func reason(_ rows: [TodoItem], isAbove: Bool, _ terms: [SortTerm]) -> String {
    let word = isAbove ? "After" : "Before"
    if !isAbove, rows[0].parent == item.id { return "Its own subtasks follow." }
    // In an outline the next row may have another parent; then a sibling explains more.
    let siblings = rows.dropFirst().first { $0.parent == item.parent }
    for neighbour in [rows[0]] + (siblings.map { [$0] } ?? []) {
      guard let difference = difference(to: neighbour, isAbove: isAbove, terms) else { continue }
      return "\(word) “\(neighbour.name)”, \(difference)."
    }
    return "\(word) “\(rows[0].name)”."
  }

  /// The first difference of two items in words; `nil` if it would put them in the opposite order.
  private func difference(
    to other: TodoItem, isAbove: Bool, _ terms: [SortTerm]
  ) -> String? {
    for term in terms {
      guard let order = term.compare(other, item) else {
        return text(for: term, of: other)
      }
      if order == 0 { continue }
      return (order < 0) == isAbove ? text(for: term, of: other) : nil
    }
    return "which is equal in all of these"
  }

  // MARK: - What would move it

  /// A change that would move the item, and its keys.
  struct Move: Equatable {
    let keys: [String]
    let text: String
  }

  /// The changes that would move the item, or take it out of the view.
  var moves: [Move] {
    let terms = query.terms
    func sorts(by key: SortRule.Key, _ grouping: Grouping) -> Bool {
      terms.contains { term in
        switch term {
        case .state: false
        case .group(let group): group == grouping
        case .rule(let rule): rule.key == key
        }
      }
    }
    var moves: [Move] = []
    func add(_ actions: [ItemAction], _ text: String) {
      let keys = actions.compactMap(key)
      if !keys.isEmpty { moves.append(Move(keys: keys, text: text)) }
    }
    if isAmongParts {
      add([.moveDown, .moveUp], "a position down or up among the subtasks")
      add([.outdent], "out of its parent")
      add([.move], "another list")
      return moves
    }
    let isByDay = query.scope == .today || query.scope == .upcoming
    if isByDay || sorts(by: .due, .day) {
      add([.due], "another due date")
      if item.due != nil { add([.later, .earlier], "a day later or earlier") }
    }
    if query.scope == .flagged || sorts(by: .priority, .priority) {
      add([.high, .medium, .low, .noPriority], "another priority")
    }
    if sorts(by: .name, .none) { add([.edit], "another name") }
    if query.grouping == .tag { add([.tag], "another tag") }
    add([.toggleDone], item.isDone ? "reopening it" : "completing it")
    if isOneList || query.grouping == .list { add([.move], "another list") }
    return moves
  }

  private var isOneList: Bool {
    switch query.scope {
    case .today, .upcoming, .all, .flagged, .logbook, .everything: false
    default: true
    }
  }
}
