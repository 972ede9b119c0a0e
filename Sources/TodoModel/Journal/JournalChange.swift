internal import CivilCalendar
internal import SQLiteKit

/// One row of an entry in the journal, read back into models.
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

  /// Makes the row what it is after the change.
  func apply(on connection: Connection) throws {
    switch self {
    case .list(let id, let change):
      if let after = change.after {
        try connection.write(after)
      } else {
        try connection.markDeleted(id)
      }
    case .item(let id, let change):
      if let after = change.after {
        try connection.write(after)
      } else {
        try connection.markDeleted(id)
      }
    }
  }
}

extension Connection {
  /// Goes through the changes of an entry in the order in which they were made, or backwards.
  func forEachChange(
    of entry: Int, backwards: Bool, _ body: (JournalChange) throws -> Void
  ) throws {
    let statement = try statement(backwards ? .changesBackwards : .changesForwards)
    try statement.bind(entry, at: 1)
    defer { statement.reset() }
    while try statement.step() { try body(statement.journalChange()) }
  }
}

extension SQL {
  fileprivate static let changesForwards: SQL = "\(changes) ORDER BY seq"
  fileprivate static let changesBackwards: SQL = "\(changes) ORDER BY seq DESC"

  // The columns of an image stand in the same order for both sides, so that one function reads
  // both.
  private static let changes: SQL = """
    SELECT kind, row,
      before ->> 'name', before ->> 'emoji', before ->> 'position', before ->> 'list',
      before ->> 'due', before ->> 'completed', before ->> 'created', before ->> 'modified',
      before ->> 'extra',
      after ->> 'name', after ->> 'emoji', after ->> 'position', after ->> 'list',
      after ->> 'due', after ->> 'completed', after ->> 'created', after ->> 'modified',
      after ->> 'extra'
    FROM journal_change WHERE entry = ?
    """
}

extension Statement {
  fileprivate func journalChange() -> JournalChange {
    if text(0) == RowKind.list.rawValue {
      let id: Identifier<TodoList> = identifier(1)
      return .list(id, Change(before: list(id, at: 2), after: list(id, at: 11)))
    }
    let id: Identifier<TodoItem> = identifier(1)
    return .item(id, Change(before: item(id, at: 2), after: item(id, at: 11)))
  }

  private func list(_ id: Identifier<TodoList>, at column: Int) -> TodoList? {
    guard let name = optionalText(column) else { return nil }
    return TodoList(
      id: id, name: name, emoji: text(column + 1), order: integer(column + 2),
      extra: optionalText(column + 8))
  }

  private func item(_ id: Identifier<TodoItem>, at column: Int) -> TodoItem? {
    guard let name = optionalText(column), let list = Identifier<TodoList>(hex: text(column + 3))
    else { return nil }
    return TodoItem(
      id: id, list: list, name: name,
      due: optionalInteger(column + 4).map(Day.init(daysSinceEpoch:)),
      completed: optionalInteger(column + 5).map(Timestamp.init(microseconds:)),
      created: Timestamp(microseconds: integer(column + 6)),
      modified: Timestamp(microseconds: integer(column + 7)), extra: optionalText(column + 8))
  }
}

extension Identifier {
  /// The identifier of 32 hexadecimal digits, as SQLite's hex() writes them.
  fileprivate init?(hex: String) {
    guard hex.utf8.count == 32, let high = UInt64(hex.prefix(16), radix: 16),
      let low = UInt64(hex.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}
