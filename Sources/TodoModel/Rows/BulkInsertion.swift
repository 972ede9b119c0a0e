internal import SQLiteKit

/// The insertion of many new rows, during which the triggers of the schema do not run. Their work,
/// five statements for each item, is done here: for each row what differs, and the rest at the end.
///
/// Only new rows are inserted meanwhile. Before any other change of lists and items, ``takeKeys()``
/// and ``end()`` complete the work, and the triggers run again.
final class BulkInsertion {
  /// The numbers of new items in a list.
  private struct Counts {
    var total = 0
    var open = 0
    var top = 0
    var openTop = 0
  }

  private let connection: Connection
  private var counts: [Identifier<TodoList>: Counts] = [:]
  private var rowCount = 0
  /// The keys of the items that were inserted since the last ``takeKeys()``.
  private var keys: [ClosedRange<Int>] = []
  private var keyCount = 0

  /// The number of items that are noted at once, while their pages are still in memory.
  private static let keysAtOnce = 500

  /// Begins, in a transaction.
  init(_ connection: Connection) {
    self.connection = connection
    connection.setTriggers(false)
  }

  /// Inserts a row.
  func insert<Row: StoredRow>(_ row: Row) throws {
    try connection.insert(row)
    rowCount += 1
    // Nothing else follows from a list.
    if let item = row as? TodoItem { try index(item) }
  }

  /// Adds the item that was just inserted to the counts, the tags, the waits and the reminders.
  private func index(_ item: TodoItem) throws {
    let key = connection.lastInsertedKey
    add(key)
    count(item)
    if let parent = item.parent {
      try connection.run(.countSubtask, .integer(item.isDone ? 0 : 1), .blob(parent))
    }
    if !item.tags.isEmpty {
      for tag in TagRule.key(TagRule.column(item.tags)).split(separator: " ") {
        try connection.run(
          "INSERT OR IGNORE INTO item_tag(tag, item) VALUES(?, ?)", .text(String(tag)),
          .integer(key))
      }
    }
    for awaited in item.waitsFor {
      try connection.run(
        "INSERT OR IGNORE INTO item_wait(awaited, item) VALUES(?, ?)", .blob(awaited),
        .integer(key))
    }
    try connection.addReminders(of: item, key: key)
  }

  /// Whether there are so many new keys that they should be taken now.
  var hasManyKeys: Bool { keyCount >= Self.keysAtOnce }

  /// The keys of the items that were inserted since this was called last, in their order. These
  /// items now wait for the text index.
  func takeKeys() throws -> [ClosedRange<Int>] {
    defer { (keys, keyCount) = ([], 0) }
    for range in keys {
      try connection.run(
        "INSERT OR IGNORE INTO unindexed(item) SELECT pk FROM item WHERE pk BETWEEN ? AND ?",
        .integer(range.lowerBound), .integer(range.upperBound))
    }
    return keys
  }

  private func add(_ key: Int) {
    keyCount += 1
    // SQLite counts keys upwards, unless another program has used the greatest one.
    if let last = keys.last, last.upperBound == key - 1 {
      keys[keys.count - 1] = last.lowerBound...key
    } else {
      keys.append(key...key)
    }
  }

  private func count(_ item: TodoItem) {
    var counts = counts[item.list] ?? Counts()
    let (open, top) = (item.isDone ? 0 : 1, item.parent == nil ? 1 : 0)
    counts.total += 1
    counts.open += open
    counts.top += top
    counts.openTop += open * top
    self.counts[item.list] = counts
  }

  /// Ends the insertion: the counts are correct, and the triggers run again. Ending twice does
  /// nothing more.
  func end() throws {
    abandon()
    for (list, counts) in counts {
      try connection.run(
        .addCounts, .integer(counts.total), .integer(counts.open), .integer(counts.top),
        .integer(counts.openTop), .blob(list))
    }
    counts = [:]
    if rowCount > 0 {
      try connection.run("UPDATE revision SET number = number + ?", .integer(rowCount))
    }
    rowCount = 0
  }

  /// Lets the triggers run again, in a transaction that is rolled back.
  func abandon() { connection.setTriggers(true) }
}

extension SQL {
  fileprivate static let addCounts: SQL = """
    UPDATE list SET total_count = total_count + ?, open_count = open_count + ?,
      top_count = top_count + ?, open_top_count = open_top_count + ? WHERE id = ?
    """
  fileprivate static let countSubtask: SQL = """
    UPDATE item SET child_count = child_count + 1, open_child_count = open_child_count + ?
    WHERE id = ?
    """
}
