internal import CivilCalendar
internal import SQLiteKit

/// One write transaction, which changes rows and records the changes in the journal.
///
/// `begin` opens the journal entry and comes before the first change. A transaction that finds
/// nothing to do never calls it and leaves no trace.
final class Ledger {
  let connection: Connection
  /// A clock that shows the moment of the changes.
  let clock: WallClock
  let author: ChangeAuthor
  private var entry: Int?
  private var sequence = 0
  private var bulk: BulkInsertion?

  init(connection: Connection, author: ChangeAuthor, clock: WallClock) {
    self.connection = connection
    self.author = author
    self.clock = clock
  }

  /// The moment of the changes.
  var now: Timestamp { clock.now }

  /// Opens the entry of the changes that follow.
  @discardableResult
  func begin(
    _ deed: Deed, kind: JournalEntry.Kind = .change, list: Identifier<TodoList>? = nil,
    item: Identifier<TodoItem>? = nil
  ) throws -> JournalEntry {
    try begin(
      JournalEntry(
        id: 0, deed: deed, oldLabel: "", kind: kind, at: now, item: item, list: list))
  }

  /// Opens the entry of an undo or redo of another entry.
  func begin(_ kind: JournalEntry.Kind, of target: JournalEntry) throws -> JournalEntry {
    try begin(
      JournalEntry(
        id: 0, deed: target.deed, oldLabel: target.oldLabel, kind: kind, at: now,
        item: target.item, list: target.list), target: target.id)
  }

  private func begin(_ new: JournalEntry, target: Int? = nil) throws -> JournalEntry {
    precondition(entry == nil, "A transaction is one journal entry.")
    if new.kind == .change { try connection.abandonRedo(by: author) }
    try connection.run(
      "INSERT INTO journal(at, instance, kind, target, label, list, item) VALUES(?, ?, ?, ?, ?, ?, ?)",
      .integer(new.at.microseconds), .blob(author.instance), .text(new.kind.rawValue),
      .integer(target),
      .text(new.storedLabel), .blob(new.list), .blob(new.item))
    let id = connection.lastInsertedKey
    entry = id
    return JournalEntry(
      id: id, deed: new.deed, oldLabel: new.oldLabel, kind: new.kind, at: new.at, item: new.item,
      list: new.list)
  }

  /// The list, unless it is deleted.
  func list(_ id: Identifier<TodoList>) throws -> TodoList? {
    try connection.first(
      "SELECT \(TodoList.table.columns) FROM list WHERE id = ? AND deleted = 0", [.blob(id)]
    ) { $0.row() }
  }

  /// The last position among the lists; 0 when there are none.
  func lastPosition() throws -> Int { try connection.lastListPosition() }

  /// Stores the row as given, whether it existed, was deleted or is new.
  func save<Row: StoredRow>(_ row: Row) throws { try save(row, over: connection.row(row.id)) }

  /// Stores the row as given over the stored one, if there is one.
  func save<Row: StoredRow>(_ row: Row, over old: (model: Row, isLive: Bool)?) throws {
    let fields = Row.table.fields
    guard let old else {
      try insert(row)
      return try note(row.id, before: nil, after: image(of: fields, row.id))
    }
    guard old.isLive else {
      return try record(row.id, fields, isNew: true) { try connection.write(row) }
    }
    let changed = Row.table.changed(old.model, row)
    guard !changed.isEmpty else { return }
    try record(row.id, changed) { try connection.write(row) }
  }

  /// Stores one of many new items, whose image in the journal is empty. The row itself has the
  /// values for a redo: it keeps them while it is deleted.
  func add(_ item: TodoItem) throws {
    try insert(item)
    guard let bulk else { return try note(item.id, before: nil, after: "{}") }
    if bulk.hasManyKeys { try noteItems(of: bulk) }
  }

  /// Runs a body that adds many rows, all of which are new as long as nothing else changes.
  func inBulk<Result>(_ body: () throws -> Result) throws -> Result {
    let bulk = BulkInsertion(connection)
    self.bulk = bulk
    defer {
      bulk.abandon()
      self.bulk = nil
    }
    let result = try body()
    try endBulk()
    return result
  }

  /// Completes the insertion of many rows, if there is one. What is new later is inserted as usual.
  private func endBulk() throws {
    guard let bulk else { return }
    try noteItems(of: bulk)
    try bulk.end()
    self.bulk = nil
  }

  /// Adds the new items of a bulk to the entry.
  private func noteItems(of bulk: BulkInsertion) throws {
    for keys in try bulk.takeKeys() {
      try connection.run(
        .noteItems, .integer(openEntry), .integer(sequence + 1), .integer(keys.lowerBound),
        .integer(keys.upperBound))
      sequence += keys.count
    }
  }

  private func insert<Row: StoredRow>(_ row: Row) throws {
    if let bulk { try bulk.insert(row) } else { try connection.insert(row) }
  }

  /// Deletes the list and, although their rows do not change, its items.
  func delete(_ list: Identifier<TodoList>) throws {
    try record(list, TodoList.table.fields) { try connection.markDeleted(list) }
  }

  /// Deletes the item, but none of its subtasks.
  func delete(_ item: Identifier<TodoItem>) throws {
    try record(item, TodoItem.table.fields) { try connection.markDeleted(item) }
  }

  /// The open entry.
  var openEntry: Int {
    guard let entry else { preconditionFailure("A change needs a journal entry begun before it.") }
    return entry
  }

  /// Makes a change of one row and records it, with images of the fields that it may alter: notes
  /// are long, and completing an item is a short change. A new row has no image before it.
  private func record<Row: StoredRow>(
    _ id: Identifier<Row>, _ fields: [Field<Row>], isNew: Bool = false, _ change: () throws -> Void
  ) throws {
    try endBulk()
    let before = isNew ? nil : try image(of: fields, id)
    try change()
    try note(id, before: before, after: image(of: fields, id))
  }

  /// Adds the images of a row before and after its change to the entry.
  private func note<Row: StoredRow>(
    _ id: Identifier<Row>, before: String?, after: String?
  ) throws {
    if let bulk { try noteItems(of: bulk) }
    sequence += 1
    try connection.run(
      "INSERT INTO journal_change(entry, seq, kind, row, before, after) VALUES(?, ?, ?, ?, ?, ?)",
      .integer(openEntry), .integer(sequence), .text(Row.kind.rawValue), .blob(id), .text(before),
      .text(after))
  }

  private func image<Row: StoredRow>(
    of fields: [Field<Row>], _ id: Identifier<Row>
  ) throws -> String? {
    try connection.first(Row.table.image(of: fields), [.blob(id)]) { $0.text(0) }
  }
}

extension SQL {
  /// Adds new items to an entry, with empty images, in the order of their keys.
  fileprivate static let noteItems: SQL = """
    INSERT INTO journal_change(entry, seq, kind, row, before, after)
    SELECT ?1, ?2 + pk - ?3, 'item', id, NULL, '{}' FROM item WHERE pk BETWEEN ?3 AND ?4
    """
}
