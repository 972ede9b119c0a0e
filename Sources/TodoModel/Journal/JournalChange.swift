internal import SQLiteKit

/// One row of an entry in the journal, read back into models.
///
/// An image holds a whole row where the row came or went, and only what differs where it changed.
/// What it does not say, the models here have from a ``RowSource``.
enum JournalChange {
  case list(Identifier<TodoList>, Change<TodoList>)
  case item(Identifier<TodoItem>, Change<TodoItem>)

  /// The same change seen backwards, which is what an undo does.
  var inverse: JournalChange {
    switch self {
    case .list(let id, let change):
      .list(id, Change(before: change.after, after: change.before))
    case .item(let id, let change):
      .item(id, Change(before: change.after, after: change.before))
    }
  }

  /// Makes the row what it is after the change, in the parts that the change is about.
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
  /// Goes through the changes of an entry in the order in which they were made, or backwards. What an
  /// image does not say is as the rows have it.
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
