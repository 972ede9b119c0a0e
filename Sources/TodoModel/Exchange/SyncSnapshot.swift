internal import SQLiteKit

/// A store as it is when a synchronisation begins, in its transaction.
public struct SyncSnapshot: Sendable {
  /// The lists that hold items, even those that are put away.
  public let lists: [TodoList]
  /// The headings of these lists, and of deleted ones, which may come back.
  public let headings: [TodoList]
  /// The items of these lists.
  public let items: [TodoItem]
  /// The next occurrence of each item that has one, or had one that is deleted.
  public let successors: [Identifier<TodoItem>: Identifier<TodoItem>]
  /// The facts about the folder after the last synchronisation.
  public let record: SyncRecord
  /// Whether the items and the folder were alike after the last synchronisation.
  public let wasSettled: Bool

  init(_ connection: Connection, folder: String) throws {
    lists = try connection.summaries(by: .place, withPutAway: true).map(\.list)
    headings = try connection.rows(.allHeadings) { $0.row() }
    items = try connection.rows(.liveItems) { $0.row() }
    let all: [Identifier<TodoItem>] = try connection.rows("SELECT id FROM item") {
      $0.identifier(0)
    }
    let known = Set(all)
    var successors: [Identifier<TodoItem>: Identifier<TodoItem>] = [:]
    for id in all {
      let next = ItemMaker.identity(following: id)
      if known.contains(next) { successors[id] = next }
    }
    self.successors = successors
    record = try connection.syncRecord(ofFolder: folder)
    wasSettled = try connection.wasSettled(folder: folder)
  }
}

/// The changes that a synchronisation makes in a store, in one transaction and one undo step.
public struct SyncChanges: Sendable {
  /// A list or an item that is new or changed.
  public struct Edit<Row: Hashable & Sendable>: Hashable, Sendable {
    /// The row before the change, as the caller knows it; nil if it is new.
    public var original: Row?
    /// The row after the change.
    public var edited: Row

    /// This change.
    public init(from original: Row?, to edited: Row) {
      (self.original, self.edited) = (original, edited)
    }
  }

  /// The action that the journal records.
  public var deed: Deed
  /// The lists and headings, each list before its headings.
  public var lists: [Edit<TodoList>] = []
  /// The lists that are deleted.
  public var deletedLists: [Identifier<TodoList>] = []
  /// The items, each after its parent.
  public var items: [Edit<TodoItem>] = []
  /// The items that are deleted, each before its parent.
  public var deletedItems: [Identifier<TodoItem>] = []
  /// The change of the facts for the next synchronisation.
  public var record: SyncRecord.Change
  /// Whether the items and the folder are alike once the changes are made.
  public var settles = false
  /// The mark of the folder if the items and the folder are alike already; nil otherwise.
  public var settledMark: String?

  /// No changes but those of the record.
  public init(_ deed: Deed, record: SyncRecord.Change) { (self.deed, self.record) = (deed, record) }

  /// Whether no list and no item changes.
  var isEmpty: Bool {
    lists.isEmpty && deletedLists.isEmpty && items.isEmpty && deletedItems.isEmpty
  }
}

extension SQL {
  fileprivate static let allHeadings: SQL = """
    SELECT \(TodoList.table.columns) FROM list
    WHERE heading_of IS NOT NULL AND deleted = 0 ORDER BY position, id
    """
  fileprivate static let liveItems: SQL = """
    SELECT \(TodoItem.table.columns) FROM item i JOIN list l ON l.id = i.list
    WHERE i.deleted = 0 AND l.deleted = 0 AND l.query IS NULL ORDER BY i.pk
    """
}
