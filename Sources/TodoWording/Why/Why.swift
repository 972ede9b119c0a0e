package import CivilCalendar
import TodoLanguage
package import TodoModel
import TodoValues

/// Explains in sentences why an item is in a view and at its place there: from the view's query and
/// the values that it tests.
///
/// A reason for a place is only given if the items on both sides confirm it, so that the sentences
/// agree with the screen.
package struct Why {
  package let item: TodoItem
  package let query: ItemQuery
  let zone: Zone
  let days: DayFormat
  /// Returns the name of a list.
  package var listName: (Identifier<TodoList>) -> String = { _ in "" }
  /// The parent, if it is known.
  package var parent: TodoItem?
  /// The items for which it waits, as far as they are known.
  package var awaited: [TodoItem] = []
  /// Whether the item stands below its parent, among the other subtasks.
  package var isAmongParts = false
  /// The rows above it, the nearest first.
  package var above: [TodoItem] = []
  /// The rows below it, the nearest first.
  package var below: [TodoItem] = []
  /// Whether the item matches a query, according to the store.
  package var answers: (ItemQuery) -> Bool = { _ in true }
  /// Begins an explanation of an item in the view of a query.
  ///
  /// - Parameter zone: The time zone for the days and times of changes.
  package init(item: TodoItem, query: ItemQuery, zone: Zone, days: DayFormat) {
    (self.item, self.query, self.zone, self.days) = (item, query, zone, days)
  }

  var today: Day { query.today }

  // MARK: - In this view

  /// The rules by which the item is here.
  package var reasons: [String] {
    var reasons = scopeReasons
    if query.filter != .everything {
      reasons.append("The query is: \(query.filter).")
      reasons += filterReasons
    }
    return reasons + waitReasons
  }

  /// The open items for which it waits.
  private var waitReasons: [String] {
    let open = awaited.filter { !$0.isDone }.map { "“\($0.name)”" }
    guard item.isBlocked, !open.isEmpty else { return [] }
    return ["It is blocked: it waits for \(open.joined(separator: ", "))."]
  }

  private var scopeReasons: [String] {
    guard answers(ItemQuery(query.scope, today: today)) else {
      return ["It has changed and no longer belongs here."]
    }
    switch query.scope {
    case .today:
      return todayReasons + [
        "Today shows open items due, planned or started by today, but none that start later."
      ]
    case .upcoming:
      return upcomingReasons + [
        "Upcoming shows open items that start, are planned or are due after today."
      ]
    case .all: return ["It is open.", "All shows every open item."]
    case .flagged:
      return ["It is open and flagged.", "Flagged shows open items with a flag."]
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
    let when = days.adverb(due, item.dueTime)
    switch due.distance(to: today) {
    case 1: return "It was due \(when), so it is a day overdue."
    case 2...: return "It was due \(when), so it is \(due.distance(to: today)) days overdue."
    default: return "It is due \(when)."
    }
  }

  /// The dates that have come.
  private var todayReasons: [String] {
    var reasons: [String] = []
    if let plan = item.plan, plan.day <= today { reasons.append(planReason(plan)) }
    if let due = item.due, due <= today { reasons.append(dueReason) }
    if let start = item.deferUntil { reasons.append("Its start date has come: \(text(start)).") }
    return reasons
  }

  /// The dates that are still to come.
  private var upcomingReasons: [String] {
    var reasons: [String] = []
    if let start = item.deferUntil, start > today {
      reasons.append("It starts \(days.adverb(start)).")
    }
    if let plan = item.plan, plan.day > today { reasons.append(planReason(plan)) }
    if let due = item.due, due > today { reasons.append(dueReason) }
    return reasons
  }

  private func planReason(_ plan: DayPlan) -> String {
    if plan.day < today { return "It was planned for \(text(plan.day)) and is still open." }
    if plan.day == today {
      return plan.isEvening ? "It is planned for this evening." : "It is planned for today."
    }
    return "It is planned for \(text(plan.day))."
  }

  // MARK: - At this place

  /// The reasons for the item's place.
  package var placeReasons: [String] {
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
    return "which has the same values"
  }
}
