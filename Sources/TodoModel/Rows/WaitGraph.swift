internal import SQLiteKit

/// The items and their waits for others, deleted items included: one that is brought back must not
/// complete a cycle.
struct WaitGraph {
  /// Returns the items for which one waits.
  let waits: (Identifier<TodoItem>) throws -> [Identifier<TodoItem>]

  /// The chain of waits from an item to another, both included; nil if there is none.
  func chain(
    from start: Identifier<TodoItem>, to end: Identifier<TodoItem>
  ) throws -> [Identifier<TodoItem>]? {
    if start == end { return [end] }
    // The item that was reached first, of those that wait for one.
    var waiting: [Identifier<TodoItem>: Identifier<TodoItem>] = [:]
    var next = [start]
    while let id = next.popLast() {
      for awaited in try waits(id) where awaited != start && waiting[awaited] == nil {
        waiting[awaited] = id
        if awaited == end { return Self.chain(to: end, from: start, waiting) }
        next.append(awaited)
      }
    }
    return nil
  }

  private static func chain(
    to end: Identifier<TodoItem>, from start: Identifier<TodoItem>,
    _ waiting: [Identifier<TodoItem>: Identifier<TodoItem>]
  ) -> [Identifier<TodoItem>] {
    var chain = [end]
    while let last = chain.last, last != start, let id = waiting[last] { chain.append(id) }
    return chain.reversed()
  }
}

extension Connection {
  /// The items for which an item waits, even a deleted one.
  func waits(of id: Identifier<TodoItem>) throws -> [Identifier<TodoItem>] {
    let codec = ColumnCodec<[Identifier<TodoItem>]>.identifiers(atMost: WaitRule.most)
    return try first("SELECT waits_for FROM item WHERE id = ?", [.blob(id)]) {
      codec.read($0, 0)
    }.flatMap(\.self) ?? []
  }

  /// Whether an item that is not deleted waits for one.
  func isAwaited(_ id: Identifier<TodoItem>) throws -> Bool {
    try integer("SELECT 1 FROM item_wait WHERE awaited = ? LIMIT 1", .blob(id)) != nil
  }

  /// The items for which an item waits, in the order in which they were chosen. Deleted ones are
  /// left out.
  func awaited(by item: TodoItem) throws -> [TodoItem] {
    try item.waitsFor.compactMap(liveItem)
  }

  /// The open items that wait for an item, at most `limit`.
  func waiting(for id: Identifier<TodoItem>, atMost limit: Int) throws -> [TodoItem] {
    try rows(.waiting, [.blob(id), .integer(limit)]) { $0.row() }
  }
}

extension SQL {
  fileprivate static let waiting: SQL = """
    SELECT \(TodoItem.table.columns) FROM item_wait t CROSS JOIN item i ON i.pk = t.item
    JOIN list m ON m.id = i.list
    WHERE t.awaited = ? AND i.deleted = 0 AND i.completed IS NULL AND m.deleted = 0
    ORDER BY i.created, i.id LIMIT ?
    """
}
