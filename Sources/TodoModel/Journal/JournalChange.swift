internal import SQLiteKit

/// One row of a journal entry, read back into models.
///
/// An image holds a whole row if the row came or went, and only the differences if it changed. The
/// models here have the missing fields from a ``RowSource``.
enum JournalChange {
  case list(Identifier<TodoList>, Change<TodoList>)
  case item(Identifier<TodoItem>, Change<TodoItem>)

  /// The reverse of the change, which an undo makes.
  var inverse: JournalChange {
    switch self {
    case .list(let id, let change): .list(id, change.inverse)
    case .item(let id, let change): .item(id, change.inverse)
    }
  }

  /// Whether several items, or a done one, may be worked on after the change or its reverse.
  var mayChangeWork: Bool {
    switch self {
    case .list(_, let change): change.before == nil || change.after == nil
    case .item(_, let change):
      change.before?.workingSince != change.after?.workingSince
        || change.before?.completed != change.after?.completed
    }
  }

  /// Makes the change in the row, but only in the fields that it altered.
  func apply(on connection: Connection) throws {
    switch self {
    case .list(let id, let change): try change.apply(to: id, on: connection)
    case .item(let id, let change): try change.apply(to: id, on: connection)
    }
  }
}

extension Change {
  fileprivate var inverse: Change { Change(before: after, after: before) }
}

extension Change where Model: StoredRow {
  /// Makes the change in the row, but only in the fields that it altered.
  func apply(to id: Identifier<Model>, on connection: Connection) throws {
    guard let after else { return try connection.markDeleted(id) }
    guard let before, let row = try connection.row(id) else { return try connection.write(after) }
    try connection.write(row.model.applying(from: before, to: after))
    if !row.isLive { try connection.markDeleted(id) }
  }
}

extension Connection {
  /// Calls `body` for the changes of an entry in the order in which they were made, or backwards.
  /// Fields that an image lacks are taken from `rows`.
  func forEachChange(
    of entry: Int, backwards: Bool, over rows: any RowSource,
    _ body: (JournalChange) throws -> Void
  ) throws {
    let statement = try statement(backwards ? .changesBackwards : .changesForwards)
    try statement.bind(entry, at: 1)
    defer { statement.reset() }
    while try statement.step() { try body(statement.journalChange(over: rows)) }
  }
}

extension SQL {
  fileprivate static let changesForwards: SQL = """
    SELECT \(imageColumns) FROM journal_change WHERE entry = ? ORDER BY seq
    """
  fileprivate static let changesBackwards: SQL = """
    SELECT \(imageColumns) FROM journal_change WHERE entry = ? ORDER BY seq DESC
    """
}
