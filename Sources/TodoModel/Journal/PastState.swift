internal import SQLiteKit

/// The lists and items as they were right after an entry of the journal: those of now, with the
/// changes of all later entries taken back, one entry after the other.
final class PastState {
  /// An item in the lists of now.
  private struct Presence {
    let list: Identifier<TodoList>
    let isOpen: Bool
  }

  /// The newest entry when the state was made. Behind a newer one the state is wrong.
  let newest: Int
  /// The entry after which the state is.
  private(set) var entry: NewEntry
  /// The changes of that entry; nil if they are unknown, or too many to be taken back.
  private(set) var changes: ChangeSet?

  private let connection: Connection
  private let instance: Identifier<StoreInstance>
  private let rows: PastRows
  /// The oldest entry that is kept as a whole.
  private let oldest: Int
  /// The rows that were others then; nil for one that did not exist.
  private var items: [Identifier<TodoItem>: TodoItem?] = [:]
  private var lists: [Identifier<TodoList>: TodoList?] = [:]
  /// The present lists of these items; deleted ones are missing.
  private var presences: [Identifier<TodoItem>: Presence] = [:]

  /// The state after the newest entry; nil in an empty journal.
  init?(_ connection: Connection, ownInstance instance: Identifier<StoreInstance>) throws {
    guard let entry = try connection.newestEntry(upTo: .max) else { return nil }
    (self.connection, self.instance, self.entry) = (connection, instance, entry)
    newest = entry.entry.id
    oldest = try connection.oldestEntry() ?? 0
    rows = PastRows(connection)
    changes = try read(entry)
  }

  /// Takes back the changes of the entry, so that the state is after the entry before it.
  ///
  /// - Returns: Whether there is such an entry, and its changes are known.
  func goBack() throws -> Bool {
    let id = entry.entry.id
    guard let changes, id > .min, let older = try connection.newestEntry(upTo: id - 1),
      try isKept(older.entry.id)
    else { return false }
    try takeBack(changes)
    entry = older
    self.changes = try read(older)
    return true
  }

  /// Whether an entry has its changes: an import with data of its own stays behind without them.
  private func isKept(_ id: Int) throws -> Bool {
    if id >= oldest { return true }
    return try connection.integer(
      "SELECT 1 FROM journal_change WHERE entry = ? LIMIT 1", .integer(id)) != nil
  }

  private func read(_ entry: NewEntry) throws -> ChangeSet? {
    try connection.changes(
      of: entry, over: rows, atMost: ChangeSet.mostListed, ownInstance: instance)
  }

  private func takeBack(_ changes: ChangeSet) throws {
    // Of several changes of one row, the first one has the oldest values.
    for change in changes.lists.reversed() {
      guard let id = (change.before ?? change.after)?.id else { continue }
      lists.updateValue(change.before, forKey: id)
    }
    for change in changes.items.reversed() {
      guard let id = (change.before ?? change.after)?.id else { continue }
      if items.updateValue(change.before, forKey: id) == nil, let row = try connection.row(id),
        row.isLive
      {
        presences[id] = Presence(list: row.model.list, isOpen: !row.model.isDone)
      }
    }
  }

  // MARK: - Lists

  /// The list that the entry is about; nil if it is about none.
  var list: Identifier<TodoList>? {
    if let list = entry.entry.list { return list }
    if let change = changes?.items.first { return (change.after ?? change.before)?.list }
    return (changes?.lists.first).flatMap { $0.after ?? $0.before }?.id
  }

  /// Whether the entry changed a list or its items.
  func touches(_ list: Identifier<TodoList>) -> Bool {
    guard let changes else { return entry.entry.list == list }
    return changes.lists.contains { ($0.before ?? $0.after)?.id == list }
      || changes.items.contains { $0.before?.list == list || $0.after?.list == list }
  }

  /// A list as it was.
  func picture(of id: Identifier<TodoList>) throws -> PastPicture {
    let now = try connection.row(id)
    let changed = presences.values.filter { $0.list == id }
    let known = items.values.compactMap(\.self).filter { $0.list == id }
    let limit = PastPicture.mostItems
    let others = try connection.items(inOrderOf: id, atMost: limit + changed.count).filter {
      !items.keys.contains($0.id)
    }
    let sorted = (known + others).map { (key: SortKey($0), item: $0) }.sorted { $0.key < $1.key }
    let shown = sorted.prefix(limit).map(\.item)
    let (effects, removed) = self.effects(on: id)
    let list = lists[id] ?? (now?.isLive == true ? now?.model : nil)
    let rules = sorted.count <= limit ? list?.sort ?? [] : []
    let (open, total) =
      try connection.first(.itemCounts, [.blob(id)]) { ($0.count(0), $0.count(1)) } ?? (0, 0)
    return PastPicture(
      entry: entry.entry, list: list,
      items: PastOutline(shown + removed, by: rules).rows.map { row in
        PastPicture.Item(item: row.item, depth: row.depth, effect: effects[row.item.id])
      },
      openCount: max(0, open - changed.count { $0.isOpen }) + known.count { !$0.isDone },
      totalCount: max(0, total - changed.count) + known.count)
  }

  /// The effects of the entry on the items of a list, and those that it removed.
  private func effects(
    on list: Identifier<TodoList>
  ) -> (byID: [Identifier<TodoItem>: PastPicture.Effect], removed: [TodoItem]) {
    var effects: [Identifier<TodoItem>: PastPicture.Effect] = [:]
    var removed: [TodoItem] = []
    for change in changes?.items ?? [] {
      guard let id = (change.before ?? change.after)?.id else { continue }
      switch (change.before?.list == list, change.after?.list == list) {
      case (true, true): effects[id] = .changed
      case (false, true): effects[id] = .added
      case (true, false):
        effects[id] = .removed
        if let before = change.before { removed.append(before) }
      case (false, false): break
      }
    }
    return (effects, removed)
  }
}

extension Connection {
  /// The newest entry up to a number, with what it takes to read its changes.
  fileprivate func newestEntry(upTo id: Int) throws -> NewEntry? {
    try first(.entryUpTo, [.integer(id)]) {
      NewEntry(entry: $0.entry(), target: $0.optionalInteger(6), instance: $0.identifier(7))
    }
  }

  /// The items of a list in its order, even of a deleted one: the first `limit`.
  fileprivate func items(
    inOrderOf list: Identifier<TodoList>, atMost limit: Int
  ) throws -> [TodoItem] {
    try rows(.itemsInOrder, [.blob(list), .integer(limit)]) { $0.row() }
  }
}

extension SQL {
  fileprivate static let entryUpTo: SQL = """
    SELECT \(entryColumns), target, instance FROM journal WHERE id <= ? ORDER BY id DESC LIMIT 1
    """
  fileprivate static let itemsInOrder: SQL = """
    SELECT \(TodoItem.table.columns) FROM item i INDEXED BY item_order
    WHERE i.list = ? AND i.deleted = 0
    ORDER BY i.is_done, i.due_key, i.priority_key, i.sort_name, i.id LIMIT ?
    """
  fileprivate static let itemCounts: SQL = "SELECT open_count, total_count FROM list WHERE id = ?"
}
