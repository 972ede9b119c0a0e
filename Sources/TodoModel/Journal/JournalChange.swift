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
    case .list(let id, let change):
      .list(id, Change(before: change.after, after: change.before))
    case .item(let id, let change):
      .item(id, Change(before: change.after, after: change.before))
    }
  }

  /// Makes the change in the row, but only in the fields that it altered.
  func apply(on connection: Connection) throws {
    switch self {
    case .list(let id, let change):
      guard let after = change.after else { return try connection.markDeleted(id) }
      guard let before = change.before, let row = try connection.row(id) else {
        return try connection.write(after)
      }
      try connection.write(row.list.applying(from: before, to: after))
      if !row.isLive { try connection.markDeleted(id) }
    case .item(let id, let change):
      guard let after = change.after else { return try connection.markDeleted(id) }
      guard let before = change.before, let row = try connection.row(id) else {
        return try connection.write(after)
      }
      try connection.write(row.item.applying(from: before, to: after))
      if !row.isLive { try connection.markDeleted(id) }
    }
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
