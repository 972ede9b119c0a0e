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
  // The items that moved, or were added; not those with other changes.
  private var displaced = DisplacedItems()
  // The headings that moved, or were added.
  private var placedHeadings: [Identifier<TodoList>: TodoList] = [:]
  /// The Inbox, if it is missing and an item goes into it.
  private(set) var addedInbox: TodoList?
  // Whether a list is a template.
  private var knownTemplates: [Identifier<TodoList>: Bool] = [:]
  // The last position given in a section.
  private var ends: [SiblingSection: Int] = [:]
  // The sections in which there was no room for another position.
  private var crowded: Set<SiblingSection> = []

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
  /// now. Without a due date there is no time, and nobody works on a done item.
  func put(_ item: TodoItem, isModified: Bool = true) throws {
    var item = item
    if item.due == nil { item.dueTime = nil }
    if item.isDone, item.workingSince != nil { item.stopWork(at: now) }
    let old = try self.item(item.id)
    guard old != item else { return }
    if isModified { item.modified = now }
    item.countPostponement(since: originals[item.id] ?? old)
    try checkWaits(of: item, before: old)
    note(item.id, old)
    if let planned = planned(item.id) { displaced.remove(planned) }
    if isDisplaced(item) { displaced.insert(item) }
    items[item.id] = item
    if let parent = item.parent { adopted[parent, default: []].insert(item.id) }
  }

  /// Deletes the item, but none of its subtasks.
  func remove(_ item: TodoItem) {
    note(item.id, item)
    if let planned = planned(item.id) { displaced.remove(planned) }
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
    let outline = try Nesting.outline(of: children(of: id)) { try children(of: $0.id) }
    return outline.map(\.item).filter { $0.id != id }
  }

  /// The ancestors of an item, the nearest first.
  func ancestors(of item: TodoItem) throws -> [TodoItem] {
    try Nesting.ancestors(of: item) { try $0.parent.flatMap { try self.item($0) } }
  }

  /// The list or the template; a missing Inbox is planned, to be added with the changes. Throws
  /// `StoreError.listMissing` when it is deleted.
  func existingList(_ id: Identifier<TodoList>) throws -> TodoList {
    if id == TodoList.inbox.id {
      if let inbox = try addedInbox ?? connection.inbox() { return inbox }
      var inbox = TodoList.inbox
      inbox.order = try connection.lastListPosition() + 1
      addedInbox = inbox
      return inbox
    }
    guard let row = try connection.row(id), row.isLive,
      [.list, .template].contains(row.model.kind)
    else { throw StoreError.missing(id) }
    return row.model
  }

  /// Whether a list is a template. Its items are neither completed nor worked on.
  func isTemplate(_ id: Identifier<TodoList>) throws -> Bool {
    if let known = knownTemplates[id] { return known }
    let isTemplate = try connection.row(id)?.model.kind == .template
    knownTemplates[id] = isTemplate
    return isTemplate
  }

  /// The headings that moved, or were added, in the order of their identities.
  var changedHeadings: [TodoList] { placedHeadings.values.sorted { $0.id < $1.id } }

  /// Stores a heading at its position in the plan.
  func put(_ heading: TodoList) { placedHeadings[heading.id] = heading }

  /// The heading after the changes. Throws `StoreError.listMissing` when it is deleted.
  func existingHeading(_ id: Identifier<TodoList>) throws -> TodoList {
    guard let heading = try placedHeadings[id] ?? connection.heading(id) else {
      throw StoreError.missing(id)
    }
    return heading
  }

  /// The heading after the changes, if it exists and is one of the group.
  func heading(_ id: Identifier<TodoList>, of group: SiblingGroup) throws -> TodoList? {
    let heading = try placedHeadings[id] ?? connection.heading(id)
    return group.parent == nil && heading?.headingOf == group.list ? heading : nil
  }

  /// The position after the last item of a section; nil if there is no room before the next
  /// heading.
  func end(of section: SiblingSection) throws -> Int? {
    if crowded.contains(section) { return nil }
    let limit = try next(after: section)?.order
    let last = try ends[section] ?? connection.lastPlace(in: section, before: limit)
    let place = section.end(after: last, before: limit)
    if let place { ends[section] = place } else { crowded.insert(section) }
    return place
  }

  /// The heading at which a section ends; nil for the last one.
  func next(after section: SiblingSection) throws -> TodoList? {
    guard section.group.parent == nil else { return nil }
    let start = section.heading.map { SiblingPlace($0) } ?? SiblingPlace.first
    return try headings(.after, start, of: section.group.list, limit: 1).first
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
    let isNearer = { (left: TodoItem, right: TodoItem) in
      direction == .after ? Self.precedes(left, right) : Self.precedes(right, left)
    }
    let others = displaced.neighbours(direction, place, in: group, limit: limit)
      .compactMap { planned($0) }
    var count = limit
    while true {
      let stored = try connection.neighbours(direction, place, in: group, limit: count)
      let kept = stored.compactMap { undisplaced($0, in: group) }
      let found = (kept + others).sorted(by: isNearer).prefix(limit)
      // Rows that were not read are farther away than the last one that was.
      let isCertain = { (item: TodoItem) in stored.last.map { !isNearer($0, item) } ?? false }
      if stored.count < count || found.count == limit && found.allSatisfy(isCertain) {
        return Array(found)
      }
      // Rows that have left their places were read in vain.
      count *= 2
    }
  }

  /// The item of a row of a group after the changes; nil if it is no longer at its place there.
  private func undisplaced(_ row: TodoItem, in group: SiblingGroup) -> TodoItem? {
    guard let item = items[row.id] else { return row }
    return item.flatMap { SiblingGroup($0) == group && !isDisplaced($0) ? $0 : nil }
  }

  /// Whether a planned item is at another place than in the database, or not in it.
  private func isDisplaced(_ item: TodoItem) -> Bool {
    guard let original = originals[item.id] ?? nil else { return true }
    return SiblingGroup(original) != SiblingGroup(item) || original.order != item.order
  }
}

extension Plan {
  /// The items and headings next to a place, after the changes: at most `limit`, the nearest first.
  func siblings(
    _ direction: SiblingGroup.Direction, _ place: SiblingPlace, in group: SiblingGroup, limit: Int
  ) throws -> [Sibling] {
    var found = try neighbours(direction, place.amongItems, in: group, limit: limit)
      .map(Sibling.item)
    guard group.parent == nil else { return found }
    let near = try headings(direction, place, of: group.list, limit: limit)
    if near.isEmpty { return found }
    found += near.map(Sibling.heading)
    found.sort { direction == .after ? $0.place < $1.place : $1.place < $0.place }
    return Array(found.prefix(limit))
  }

  /// The headings next to a place, after the changes: at most `limit`, the nearest first.
  private func headings(
    _ direction: SiblingGroup.Direction, _ place: SiblingPlace, of list: Identifier<TodoList>,
    limit: Int
  ) throws -> [TodoList] {
    let bound = place.amongHeadings
    let stored = try connection.headings(
      direction, bound, of: list, limit: limit + placedHeadings.count)
    var found = stored.filter { placedHeadings[$0.id] == nil }
    found += placedHeadings.values.filter { heading in
      let isOnSide =
        direction == .after
        ? (heading.order, heading.id) > bound : (heading.order, heading.id) < bound
      return heading.headingOf == list && isOnSide
    }
    found.sort { ($0.order, $0.id) < ($1.order, $1.id) }
    return Array((direction == .after ? found : found.reversed()).prefix(limit))
  }
}
