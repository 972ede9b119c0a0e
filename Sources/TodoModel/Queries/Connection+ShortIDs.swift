internal import SQLiteKit

/// Short identities: the first signs are a range of the index of identities.
extension Connection {
  /// The items, at most `limit`, whose short identity begins with this. Deleted ones are left out.
  func items(called id: ShortID, atMost limit: Int) throws -> [TodoItem] {
    let bounds: (first: Identifier<TodoItem>, last: Identifier<TodoItem>) = id.bounds()
    var found: [TodoItem] = []
    let statement = try statement(.itemsBetween)
    try statement.bind([.blob(bounds.first), .blob(bounds.last)])
    defer { statement.reset() }
    while found.count < limit, try statement.step() {
      if id.names(statement.identifier(0) as Identifier<TodoItem>) { found.append(statement.row()) }
    }
    return found
  }

  /// The short identity of an item as programs get it, and its beginning that is enough to tell it
  /// from all others at present. Deleted ones count, since an undo brings them back.
  ///
  /// The whole one stays the same, whatever comes and goes: only where random bits agree, which
  /// happens once in a million items, is it longer than ``ShortID/init(_:)`` makes it.
  func shortIDs(of id: Identifier<TodoItem>) throws -> (whole: ShortID, shown: ShortID) {
    let whole = ShortID(id)
    if whole.description.count == ShortID.longest { return (whole, whole) }
    var signs = ShortID.shortest
    for sql in [SQL.identityBefore, .identityAfter] {
      let other: Identifier<TodoItem>?? = try first(sql, [.blob(id)]) { $0.optionalIdentifier(0) }
      guard let neighbour = other ?? nil else { continue }
      signs = max(signs, ShortID.signsToTell(id, from: neighbour))
    }
    let shown = ShortID(id, signs: signs)
    return (signs == ShortID.longest ? shown : whole, shown)
  }
}

extension SQL {
  fileprivate static let itemsBetween: SQL = """
    SELECT \(TodoItem.table.columns) FROM item i JOIN list l ON l.id = i.list
    WHERE i.id BETWEEN ? AND ? AND i.deleted = 0 AND l.deleted = 0 ORDER BY i.id
    """
  fileprivate static let identityBefore: SQL = "SELECT max(id) FROM item WHERE id < ?"
  fileprivate static let identityAfter: SQL = "SELECT min(id) FROM item WHERE id > ?"
}
