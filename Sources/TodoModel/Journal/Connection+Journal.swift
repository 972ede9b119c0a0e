internal import SQLiteKit

/// A journal entry that was written since a reader's last look.
struct NewEntry {
  let entry: JournalEntry
  /// The entry that it undid or repeated, unless that is forgotten.
  let target: Int?
  /// The store that wrote it.
  let instance: Identifier<StoreInstance>
}

extension Connection {
  /// A number that changes with every list or item, also when another program bypasses the journal.
  func revision() throws -> Int { try integer("SELECT number FROM revision") ?? 0 }

  /// A number that changes with every commit of another connection.
  func dataVersion() throws -> Int { try integer("PRAGMA data_version") ?? 0 }

  /// The number of the newest entry; 0 if there is none.
  func newestEntry() throws -> Int { try integer("SELECT max(id) FROM journal") ?? 0 }

  /// The entries after another one, in the order in which they were written.
  func entries(after seen: Int) throws -> [NewEntry] {
    try rows(
      "SELECT \(SQL.entryColumns), target, instance FROM journal WHERE id > ? ORDER BY id",
      [.integer(seen)]
    ) { NewEntry(entry: $0.entry(), target: $0.optionalInteger(6), instance: $0.identifier(7)) }
  }

  /// The changes of an entry; nil when there are more than are worth listing.
  func changes(
    of new: NewEntry, over rows: PastRows, atMost limit: Int,
    ownInstance: Identifier<StoreInstance>
  ) throws -> ChangeSet? {
    let isReplay = new.entry.kind == .undo || new.entry.kind == .redo
    // The entry that was undone or redone may be forgotten already.
    if isReplay, new.target == nil { return nil }
    let source = new.target ?? new.entry.id
    let size = try integer(
      "SELECT count(*) FROM (SELECT 1 FROM journal_change WHERE entry = ? LIMIT ?)",
      .integer(source), .integer(limit + 1))
    guard let size, size <= limit else { return nil }

    var lists: [Change<TodoList>] = []
    var items: [Change<TodoItem>] = []
    let isUndo = new.entry.kind == .undo
    try forEachChange(of: source, backwards: !isUndo, over: rows) { change in
      switch isUndo ? change.inverse : change {
      case .list(let id, let change): lists.append(try rows.goBack(change, of: id))
      case .item(let id, let change): items.append(try rows.goBack(change, of: id))
      }
    }
    return ChangeSet(
      lists: lists.reversed(), items: items.reversed(),
      origin: new.instance == ownInstance ? .own : .other, entry: new.entry)
  }
}
