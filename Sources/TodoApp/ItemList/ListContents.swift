import TodoModel
import TodoValues

/// The items of a list in its order, with their subtasks: all of them, or the open ones.
@MainActor final class ListContents {
  /// All top-level items, in the store's own order.
  let items: ItemResults
  /// The rows in sight.
  private(set) var rows: ItemOutline
  /// The headings, where the list shows them.
  let headings: ListHeadings
  /// Called when a search in the background has found something.
  var didChange: () -> Void = {}

  private let access: StoreAccess
  private let folds: Folds
  private let choices: RememberedChoices
  /// The same items in the order of the list, where that is not the store's own.
  private var ordered: QueryResults?

  /// Reads the items of a list. Call ``putInOrder(of:)`` before they are shown.
  init(
    of list: TodoList, _ access: StoreAccess, _ folds: Folds, _ choices: RememberedChoices
  ) throws(StoreError) {
    (self.access, self.folds, self.choices) = (access, folds, choices)
    headings = ListHeadings(of: list.id, access, folds)
    items = try access.store.items(in: list.id)
    rows = access.store.outline(of: items, in: list.id, folds: folds)
  }

  /// Whether done items are hidden.
  var hidesDone: Bool { choices.memory.hidesDone }

  /// The number of headings, and of top-level items in sight.
  var shownCount: Int { headings.all.count + (hidesDone ? items.openCount : items.count) }

  /// The number of done top-level items.
  var doneCount: Int { items.count - items.openCount }

  /// Whether the items are still being sorted.
  var isSorting: Bool { ordered?.isComplete == false }

  /// Reads the items in the order of the list. Without an error, ``rows`` are others then.
  func putInOrder(of list: TodoList) {
    let order = ItemOrder(of: list)
    headings.read(isShown: order.showsHeadings)
    guard !order.isDefault else {
      ordered = nil
      rows = outline(of: hidesDone ? OpenItems(of: items) : items, in: list)
      return
    }
    let query = ItemQuery(
      .topLevel(of: list.id), filter: hidesDone ? .state(.open) : .everything, sort: order.rules,
      grouping: order.grouping, today: access.today)
    guard let results = access.read(or: nil, { try access.store.results(for: query) }) else {
      return
    }
    results.didChange = { [weak self] in self?.didChange() }
    ordered = results
    rows = outline(of: results, in: list)
  }

  private func outline(of items: any RankedItems, in list: TodoList) -> ItemOutline {
    access.store.outline(of: items, in: list.id, folds: folds, hidesDone: hidesDone)
  }

  /// The number of open items and other words for the title line; `nil` for an empty list.
  ///
  /// - Parameter order: The order in words, if they are needed.
  func detail(of list: TodoList, order: String?) -> String? {
    if items.count == 0 { return nil }
    if isSorting { return "sorting…" }
    // Counted like in the overview: with subtasks.
    let count =
      access.read(or: nil) { try access.store.list(list.id)?.openCount } ?? items.openCount
    let isTemplate = list.kind == .template
    let open = isTemplate ? Counts.items(count) : count == 0 ? "all done" : "\(count) open"
    let hidden = hidesDone ? doneCount : 0
    let parts: [String?] = [
      list.isPutAway ? "put away" : isTemplate ? "template" : nil, order, open,
      hidden == 0 ? nil : "\(hidden) hidden",
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// Reads the headings, which have changed.
  func readHeadings(of list: TodoList) {
    headings.read(isShown: ItemOrder(of: list).showsHeadings)
  }

  /// Hides the done items of all lists, or shows them.
  func toggleDone(in list: TodoList) {
    choices.set(\.hidesDone, !hidesDone)
    putInOrder(of: list)
  }

  /// Unfolds the ancestors of an item, and its heading.
  func unfold(above id: Identifier<TodoItem>) {
    guard let item = access.item(id) else { return }
    for parent in access.ancestors(of: item) { rows.fold(parent.id, false) }
    headings.unfold(above: item)
  }

  /// The rows that may become current in place of an item that leaves: those that are open, or
  /// done, like it, and not below it.
  func successors(of id: Identifier<TodoItem>) -> (_ row: Int) -> Bool {
    guard let item = access.item(id), let own = access.read(or: nil, { try rows.index(of: id) })
    else { return { _ in false } }
    let (top, below) = (rows.topIndex(ofRow: own), rows.rowsBelow(own))
    let section = item.isDone ? items.openCount..<items.count : 0..<items.openCount
    return { [access, rows] row in
      // The index tells whether a top-level item is open: there may be a million of them.
      let itsTop = rows.topIndex(ofRow: row)
      guard !below.contains(row), section.contains(itsTop) || itsTop == top else { return false }
      return access.read(or: nil) { try rows.item(at: row) }?.isDone == item.isDone
    }
  }

  /// Sorts relative to another day.
  func dayDidChange() { ordered?.query.today = access.today }
}
