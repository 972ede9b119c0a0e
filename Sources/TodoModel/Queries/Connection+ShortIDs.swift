internal import SQLiteKit

/// Short identities: a beginning is a range of the index of identities.
extension Connection {
  /// The items, at most `limit`, whose short identity begins with this. Deleted ones are left out.
  func items(called id: ShortID, atMost limit: Int) throws -> [TodoItem] {
    let bounds: (first: Identifier<TodoItem>, last: Identifier<TodoItem>) = id.bounds()
    return try rows(
      .itemsBetween, [.blob(bounds.first), .blob(bounds.last), .integer(limit)]
    ) { $0.row() }
  }

  /// The short identity by which an item is told from all others. Deleted ones count, since an undo
  /// brings them back.
  func shortID(of id: Identifier<TodoItem>) throws -> ShortID {
    var signs = ShortID.shortest
    for sql in [SQL.identityBefore, .identityAfter] {
      let other: Identifier<TodoItem>?? = try first(sql, [.blob(id)]) { $0.optionalIdentifier(0) }
      guard let neighbour = other ?? nil else { continue }
      signs = max(signs, ShortID.signsToTell(id, from: neighbour))
    }
    return ShortID(id, signs: signs)
  }
}

extension SQL {
  fileprivate static let itemsBetween: SQL = """
    SELECT \(TodoItem.table.columns) FROM item i JOIN list l ON l.id = i.list
    WHERE i.id BETWEEN ? AND ? AND i.deleted = 0 AND l.deleted = 0 ORDER BY i.id LIMIT ?
    """
  fileprivate static let identityBefore: SQL = "SELECT max(id) FROM item WHERE id < ?"
  fileprivate static let identityAfter: SQL = "SELECT min(id) FROM item WHERE id > ?"
}
