internal import SQLiteKit

/// The synchronisation of a store with folders of lists. The caller merges; the store supplies both
/// what it has and the facts of the last synchronisation, and makes all changes in one transaction.
@MainActor public struct StoreSync {
  let store: TodoStore

  fileprivate init(_ store: TodoStore) { self.store = store }

  /// Synchronises with a folder, in one transaction and one undo step. When this throws, nothing
  /// was changed.
  ///
  /// The record names the files that are to be changed before any of them is: wherever the program
  /// is stopped, the next synchronisation knows what was intended.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, by which its record is found.
  ///   - isRehearsal: Whether nothing is changed after all.
  ///   - merge: Returns the changes, and a result for the caller; without changes, even the record
  ///     stays as it is. It runs on the queue of the writer.
  public func run<Result: Sendable>(
    withFolder folder: String, isRehearsal: Bool = false,
    _ merge: @escaping @Sendable (SyncSnapshot) throws -> (changes: SyncChanges?, result: Result)
  ) async throws(StoreError) -> Result {
    let body: @Sendable (Ledger) throws -> Result = { ledger in
      let snapshot = try SyncSnapshot(ledger.connection, folder: folder)
      let (changes, result) = try merge(snapshot)
      if let changes {
        try ledger.carryOut(changes)
        try ledger.connection.save(changes.record, ofFolder: folder)
        if let mark = changes.settledMark {
          try ledger.connection.settle(folder: folder, as: mark)
        } else if !changes.settles {
          try ledger.connection.unsettle(folder: folder)
        }
      }
      return result
    }
    return isRehearsal
      ? try await store.parts.gate.rehearse(body) : try await store.parts.gate.write(body)
  }

  /// Whether nothing has changed since the items and a folder were alike, so that a synchronisation
  /// would change nothing.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - mark: The mark of the folder as it is now: any text that changes with it.
  public func isSettled(folder: String, as mark: String) throws(StoreError) -> Bool {
    try store.parts.reader.readMoment { try $0.isSettled(folder: folder, as: mark) }
  }

  /// Whether an item or a list has changed since the items and a folder were alike; also true if
  /// they were not. Then ``isSettled(folder:as:)`` is false for every mark.
  public func hasChanged(sinceSettled folder: String) throws(StoreError) -> Bool {
    try store.parts.reader.readMoment { try $0.hasChanged(sinceSettled: folder) }
  }

  /// Records which files were changed, after a synchronisation.
  public func confirm(
    _ change: SyncRecord.Change, ofFolder folder: String
  ) async throws(StoreError) {
    try await store.parts.gate.writeAside {
      // Another synchronisation in between knows more.
      guard try $0.canMake(change, ofFolder: folder) else { return }
      try $0.save(change, ofFolder: folder)
    }
  }

  /// The facts about the files of an identity: a record for each folder, without its lists. The
  /// folder in which they have changed last comes first.
  public func records(uid: String) throws(StoreError) -> [SyncRecord] {
    try store.parts.reader.readMoment { try $0.syncRecords(uid: uid) }
  }
}

extension TodoStore {
  /// The synchronisation with folders of lists.
  public var synchronization: StoreSync { StoreSync(self) }
}

extension Ledger {
  /// Makes the changes of a synchronisation.
  fileprivate func carryOut(_ changes: SyncChanges) throws {
    guard !changes.isEmpty else { return }
    try begin(changes.deed)
    let inWork = try itemsInWork()
    for edit in changes.lists { try carryOut(edit, among: changes) }
    for edit in changes.items { try carryOut(edit) }
    for item in changes.deletedItems where try connection.liveItem(item) != nil {
      try delete(item)
    }
    let inbox = try connection.inbox()?.id
    for id in changes.deletedLists where id != inbox {
      if try list(id) != nil { try delete(id) }
    }
    // Items that came back with a deleted list may still be in work.
    try endWork(exceptOn: inWork)
  }

  private func carryOut(_ edit: SyncChanges.Edit<TodoList>, among changes: SyncChanges) throws {
    var wanted = edit.edited
    // A text that cannot be an emoji is left out rather than the list.
    wanted.emoji = (try? TextRule.emoji(wanted.emoji)) ?? ""
    wanted.name = TextRule.nearest(to: wanted.name).name
    if let current = try list(wanted.id) {
      wanted = current.applying(wanted, editedFrom: edit.original)
    } else {
      if !wanted.isHeading { wanted.order = try lastPosition() + 1 }
      if var deleted = try connection.row(wanted.id)?.model {
        // Of the items that were deleted with the list, only those that are kept come back.
        (deleted.name, deleted.emoji) = (wanted.name, wanted.emoji)
        wanted = deleted
        let kept = Set(changes.items.map(\.edited.id))
        let others: [Identifier<TodoItem>] = try connection.rows(
          "SELECT id FROM item WHERE list = ? AND deleted = 0", [.blob(wanted.id)]
        ) { $0.identifier(0) }
        for id in others where !kept.contains(id) { try delete(id) }
      }
    }
    try save(wanted.normalised())
  }

  private func carryOut(_ edit: SyncChanges.Edit<TodoItem>) throws {
    var wanted = edit.edited
    if let original = edit.original, let row = try connection.row(wanted.id), row.isLive {
      wanted = row.model.applying(edit.edited, editedFrom: original)
      (wanted.list, wanted.parent, wanted.order) =
        (edit.edited.list, edit.edited.parent, edit.edited.order)
      (wanted.completed, wanted.modified) = (edit.edited.completed, edit.edited.modified)
      if original.worked != edit.edited.worked { wanted.worked = edit.edited.worked }
    } else if let deleted = try connection.row(wanted.id)?.model {
      // What no file holds comes back with the item.
      (wanted.postponed, wanted.extra) = (deleted.postponed, deleted.extra ?? wanted.extra)
    }
    if wanted.isDone, wanted.workingSince != nil { wanted.stopWork(at: now) }
    try save(wanted.normalised())
  }
}
