internal import SQLiteKit

/// The undoing and repeating of changes. Each is a journal entry that points to the change.
struct UndoOperations {
  let ledger: Ledger

  private var connection: Connection { ledger.connection }

  /// Undoes the newest change of the author; nil if there is none. Throws a `StoreError` when a
  /// later one of somebody else stands in the way.
  func undo() throws -> JournalEntry? {
    guard let target = try connection.nextUndo(by: ledger.author) else { return nil }
    try check(target.id, as: .undo, after: target.id)
    return try replay(target, as: .undo)
  }

  /// Repeats the change that the author has undone last; nil if there is none. Throws a
  /// `StoreError` when one that was made since stands in the way.
  func redo() throws -> JournalEntry? {
    guard let target = try connection.nextRedo(by: ledger.author) else { return nil }
    let undo = try connection.integer(
      "SELECT undone_by FROM journal WHERE id = ?", .integer(target.id))
    try check(target.id, as: .redo, after: undo ?? target.id)
    return try replay(target, as: .redo)
  }

  /// Undoes one change of any age, but no later one. Throws a `StoreError` when a later one stands
  /// in the way.
  func undo(entry id: Int) throws -> JournalEntry {
    let target = try connection.first(
      "SELECT \(SQL.entryColumns) FROM journal WHERE id = ? AND kind = 'do' AND undone = 0",
      [.integer(id)]
    ) { $0.entry() }
    guard let target else {
      throw StoreError.refused(.notUndoable)
    }
    try check(id, as: .undo, after: id)
    return try replay(target, as: .undo)
  }

  /// Throws when a change in force after an entry stands in the way of undoing or repeating one.
  private func check(_ id: Int, as kind: JournalEntry.Kind, after entry: Int) throws {
    let footprint = try footprint(of: id, as: kind)
    if let conflict = try newestEntry(after: entry, inTheWayOf: footprint) {
      throw StoreError.undoConflict(conflict)
    }
  }

  /// Undoes or repeats a change. Its changes are not recorded again: a reader of the new entry
  /// finds them under its target.
  private func replay(
    _ target: JournalEntry, as kind: JournalEntry.Kind
  ) throws -> JournalEntry {
    let isUndo = kind == .undo
    let entry = try ledger.begin(kind, of: target)
    try connection.run(
      "UPDATE journal SET undone = ?, undone_by = ? WHERE id = ?", .integer(isUndo ? 1 : 0),
      .integer(isUndo ? entry.id : nil), .integer(target.id))
    let rows = CurrentRows(connection: connection)
    var moved: Set<Identifier<TodoItem>> = []
    var waiting: Set<Identifier<TodoItem>> = []
    var mayChangeWork = false
    try connection.forEachChange(of: target.id, backwards: isUndo, over: rows) { change in
      try (isUndo ? change.inverse : change).apply(on: connection)
      mayChangeWork = mayChangeWork || change.mayChangeWork
      guard case .item(let id, let change) = change else { return }
      if change.before?.waitsFor ?? [] != change.after?.waitsFor ?? [] { waiting.insert(id) }
      if let before = change.before, let after = change.after, before.parent != after.parent {
        moved.insert(id)
      }
    }
    try checkTree(touchedBy: target.id, moved: moved)
    try checkWaits(of: waiting)
    if mayChangeWork { try checkWork(touchedBy: target.id) }
    return entry
  }

  /// Throws when the items of an entry are not a valid tree after the entry was undone or redone.
  ///
  /// That cannot happen while undo and redo follow the order of the history. Once a change was
  /// undone out of turn, an older one may depend on it in ways that its fields do not show.
  private func checkTree(touchedBy entry: Int, moved: Set<Identifier<TodoItem>>) throws {
    guard try connection.integer(.looseEnd, .integer(entry)) == nil else {
      throw StoreError.refused(.looseSubtasks)
    }
    let plan = Plan(connection: connection, clock: ledger.clock)
    for id in moved {
      guard let item = try plan.item(id) else { continue }
      try Arrangement(plan: plan).checkPlace(of: item, under: item.parent)
    }
  }

  /// Throws when items whose waits were undone or redone wait for each other. Like a damaged tree,
  /// that takes a change that was undone out of turn.
  private func checkWaits(of items: Set<Identifier<TodoItem>>) throws {
    let graph = WaitGraph(waits: connection.waits)
    for id in items {
      for awaited in try connection.waits(of: id)
      where try graph.chain(from: awaited, to: id) != nil {
        throw StoreError.refused(.looseWaits)
      }
    }
  }

  /// Throws when several items, or one that is done, are being worked on after an entry was undone
  /// or redone. That takes a change that was undone out of turn, or another program.
  private func checkWork(touchedBy entry: Int) throws {
    let name = try connection.first(.doneInWork, [.integer(entry)]) {
      $0.text(0, atMost: TextRule.longestName)
    }
    if let name { throw StoreError.refused(.looseWorkOnDone(item: name)) }
    if try connection.itemsInWork(atMost: 2).count > 1 { throw StoreError.refused(.looseWork) }
  }

  private func footprint(of entry: Int, as kind: JournalEntry.Kind) throws -> ChangeFootprint {
    var footprint = ChangeFootprint()
    let rows = CurrentRows(connection: connection)
    try connection.forEachChange(of: entry, backwards: false, over: rows) { change in
      footprint.add(kind == .undo ? change : change.inverse)
    }
    return footprint
  }

  private func newestEntry(
    after entry: Int, inTheWayOf footprint: ChangeFootprint
  ) throws -> JournalEntry? {
    let later = try connection.laterChanges(than: entry, by: ledger.author)
    defer { later.reset() }
    let rows = CurrentRows(connection: connection)
    while try later.step() {
      let candidate = later.entry()
      var meets = false
      try connection.forEachChange(of: candidate.id, backwards: false, over: rows) { change in
        if !meets, footprint.meets(change) { meets = true }
      }
      if meets { return candidate }
    }
    return nil
  }
}

extension SQL {
  /// The name of an item of an entry that is done and worked on.
  fileprivate static let doneInWork: SQL = """
    SELECT i.name FROM journal_change c JOIN item i ON i.id = c.row
    WHERE c.entry = ? AND c.kind = 'item' AND i.deleted = 0
      AND i.completed IS NOT NULL AND i.working_since IS NOT NULL LIMIT 1
    """
  /// An item of an entry that breaks the tree: a subtask without its parent, in another list than
  /// its parent, or above its parent.
  fileprivate static let looseEnd: SQL = """
    SELECT 1 FROM journal_change c JOIN item i ON i.id = c.row
    WHERE c.entry = ? AND c.kind = 'item' AND (
      i.deleted = 1 AND i.child_count > 0
      OR i.deleted = 0 AND i.parent IS NOT NULL AND (
        NOT EXISTS (SELECT 1 FROM item p WHERE p.id = i.parent AND p.deleted = 0 AND p.list = i.list)
        OR i.id IN (
          WITH RECURSIVE above(id, levels) AS (SELECT i.parent, 1 UNION
            SELECT p.parent, levels + 1 FROM above a JOIN item p ON p.id = a.id
            WHERE p.parent IS NOT NULL AND levels <= \(2 * Nesting.deepest))
          SELECT id FROM above))
      OR i.deleted = 0 AND i.child_count > 0 AND EXISTS (
        SELECT 1 FROM item k WHERE k.parent = i.id AND k.deleted = 0 AND k.list <> i.list)
    ) LIMIT 1
    """
}
