internal import CivilCalendar
internal import SQLiteKit

/// The planned changes of an action: rows are read from the database, changed here, and written by
/// `Ledger.carryOut` when all are known. A plan that is not carried out is a preview.
final class Plan {
  let connection: Connection
  /// A clock that shows the moment of the changes.
  let clock: WallClock
  private var originals: [Identifier<TodoItem>: TodoItem?] = [:]
  private var items: [Identifier<TodoItem>: TodoItem?] = [:]
  // In the order of their first changes: an item that is created before its subtasks is written
  // before them.
  private var touched: [Identifier<TodoItem>] = []
  // Items with a parent here that may not be their parent in the database.
  private var adopted: [Identifier<TodoItem>: Set<Identifier<TodoItem>>] = [:]
  // The last position given in a group of siblings.
  private var ends: [SiblingGroup: Int] = [:]

  init(connection: Connection, clock: WallClock) {
    self.connection = connection
    self.clock = clock
  }

  /// The moment of the changes.
  var now: Timestamp { clock.now }

  /// The change of each item whose values differ from its former ones.
  var changes: [Change<TodoItem>] {
    touched.compactMap { id in
      let change = Change(before: originals[id] ?? nil, after: items[id] ?? nil)
      return change.before == change.after ? nil : change
    }
  }

  /// The item after the changes; nil when it or its list is deleted.
  func item(_ id: Identifier<TodoItem>) throws -> TodoItem? {
    if let known = items[id] { return known }
    return try connection.liveItem(id)
  }

  /// The item after the changes; nil if it is deleted or not among the changed ones.
  func planned(_ id: Identifier<TodoItem>) -> TodoItem? { items[id] ?? nil }

  /// The item after the changes. Throws `StoreError.itemMissing` when it is deleted.
  func existing(_ id: Identifier<TodoItem>) throws -> TodoItem {
    guard let item = try item(id) else { throw StoreError.missing(id) }
    return item
  }

  /// Stores the item in the plan. Unless it only makes room or moves along, it counts as changed
  /// now. Without a due date there is no time.
  func put(_ item: TodoItem, isModified: Bool = true) throws {
    var item = item
    if item.due == nil { item.dueTime = nil }
    let old = try self.item(item.id)
    guard old != item else { return }
    if isModified { item.modified = now }
    try checkWaits(of: item, before: old)
    note(item.id, old)
    items[item.id] = item
    if let parent = item.parent { adopted[parent, default: []].insert(item.id) }
  }

  /// Deletes the item, but none of its subtasks.
  func remove(_ item: TodoItem) {
    note(item.id, item)
    items[item.id] = .some(nil)
  }

  private func note(_ id: Identifier<TodoItem>, _ old: TodoItem?) {
    guard originals[id] == nil else { return }
    originals[id] = old
    touched.append(id)
  }

  /// The subtasks of an item in their order.
  func children(of id: Identifier<TodoItem>) throws -> [TodoItem] {
    let stored = try connection.children(of: id)
    let news = (adopted[id] ?? []).subtracting(stored.map(\.id))
    guard !items.isEmpty else { return stored }
    let current = stored.map { items[$0.id] ?? $0 } + news.map { items[$0] ?? nil }
    return current.compactMap { $0 }.filter { $0.parent == id }.sorted(by: Self.precedes)
  }

  /// All items below an item, parents before their subtasks.
  func descendants(of id: Identifier<TodoItem>) throws -> [TodoItem] {
    var found: [TodoItem] = []
    var known: Set = [id]
    var parents = [id]
    while let parent = parents.popLast() {
      // A cycle, which another program may leave, is followed once.
      let children = try children(of: parent).filter { known.insert($0.id).inserted }
      found += children
      parents += children.map(\.id)
    }
    return found
  }

  /// The ancestors of an item, the nearest first.
  func ancestors(of item: TodoItem) throws -> [TodoItem] {
    var found: [TodoItem] = []
    var known: Set = [item.id]
    var next = item.parent
    while let id = next, known.insert(id).inserted, let parent = try self.item(id) {
      found.append(parent)
      next = parent.parent
    }
    return found
  }

  /// The list. Throws `StoreError.listMissing` when it is deleted.
  func existingList(_ id: Identifier<TodoList>) throws -> TodoList {
    guard let row = try connection.row(id), row.isLive, row.model.kind == .list else {
      throw StoreError.missing(id)
    }
    return row.model
  }

  /// The position after the last of some siblings.
  func end(of group: SiblingGroup) throws -> Int {
    let last = try ends[group] ?? connection.lastPlace(in: group)
    let place = last.map { $0 + SiblingGroup.step } ?? SiblingGroup.step
    ends[group] = place
    return place
  }

  static func precedes(_ left: TodoItem, _ right: TodoItem) -> Bool {
    (left.order, left.id) < (right.order, right.id)
  }
}

extension Plan {
  /// The siblings next to a position, after the changes: at most `limit`, the nearest first.
  func neighbours(
    _ direction: SiblingGroup.Direction, _ place: (order: Int, id: Identifier<TodoItem>),
    in group: SiblingGroup, limit: Int
  ) throws -> [TodoItem] {
    // Rows that have left the group are read in vain, so as many more are requested.
    let stored = try connection.neighbours(
      direction, place, in: group, limit: limit + items.count)
    let isWithin = { (item: TodoItem) in
      let isAfter = (item.order, item.id) > place
      let isBefore = (item.order, item.id) < place
      return SiblingGroup(item) == group && (direction == .after ? isAfter : isBefore)
    }
    var found = stored.filter { items[$0.id] == nil }
    found += items.values.compactMap { $0 }.filter(isWithin)
    found.sort(by: Self.precedes)
    return Array((direction == .after ? found : found.reversed()).prefix(limit))
  }
}
