internal import SQLiteKit

/// The history of one item, which an index of the journal has.
extension Connection {
  /// The changes of an item that are in force, the newest first: at most `limit`. Each has the
  /// whole item before and after it.
  func steps(
    of id: Identifier<TodoItem>, atMost limit: Int, ownInstance: Identifier<StoreInstance>
  ) throws -> [ItemStep] {
    let places = try rows(.changesOfItem, [.blob(id), .integer(limit)]) { row in
      (
        entry: row.entry(), instance: row.identifier(6) as Identifier<StoreInstance>,
        number: row.integer(7)
      )
    }
    let past = PastRows(self)
    var steps: [ItemStep] = []
    for place in places {
      let images = try first(
        .oneChange, [.integer(place.entry.id), .integer(place.number)]
      ) { try $0.journalChange(over: past) }
      guard case .item(_, let change)? = images else { continue }
      let whole = try past.goBack(change, of: id)
      steps.append(
        ItemStep(
          entry: place.entry, origin: place.instance == ownInstance ? .own : .other, change: whole,
          newList: try newList(of: whole)))
    }
    return steps
  }

  /// The name of the list to which a change moved an item.
  private func newList(of change: Change<TodoItem>) throws -> String? {
    guard let before = change.before, let after = change.after, before.list != after.list else {
      return nil
    }
    return try row(after.list)?.model.name
  }
}

extension SQL {
  /// The places of the changes of a row, except as a new item of an import.
  fileprivate static let changesOfItem: SQL = """
    SELECT \(entryColumns), instance, seq FROM (
      SELECT entry, seq FROM journal_change INDEXED BY journal_change_row
      WHERE row = ? AND after IS NOT '{}') CROSS JOIN journal ON id = entry
    WHERE undone = 0 ORDER BY entry DESC, seq DESC LIMIT ?
    """
  fileprivate static let oneChange: SQL = """
    SELECT \(imageColumns) FROM journal_change WHERE entry = ? AND seq = ?
    """
}
