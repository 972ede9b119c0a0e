internal import CivilCalendar
internal import FileKit
internal import SQLiteKit
internal import TodoValues

extension Connection {
  /// The maximum number of items that are moved one by one. For more, a search is faster.
  private static let mostFollowed = 32

  /// Moves the rows of changed items to their places among all rows of a query. Of the other rows,
  /// only those are read that a binary search compares.
  ///
  /// - Returns: True if the rows are right now; false if they have to be searched anew.
  func follow(
    _ items: Set<Identifier<TodoItem>>, in rows: inout QueryRows, of query: ItemQuery, _ zone: Zone
  ) throws -> Bool {
    guard items.count <= Self.mostFollowed, query.isDecidedByItem else { return false }
    var coming: [Int] = []
    for id in items {
      // An item that is no longer in the database has no key, but its row may still be here.
      guard let key = try key(of: id) else { return false }
      if let index = rows.keys.firstIndex(of: key) { rows.remove(at: index) }
      if try means(query, in: zone, key: key) { coming.append(key) }
    }
    if coming.isEmpty { return true }
    // Without other rows, nothing says whether the list has headings.
    if rows.keys.isEmpty { return false }
    let selection = Selection(query, in: zone)
    let columns: SQL = .joined(
      ["i.pk", selection.group, selection.isBehind] + selection.terms.map(\.sql))
    let row = try statement("SELECT \(columns) FROM item i WHERE i.pk = ?")
    defer { row.reset() }
    func read(_ key: Int) throws -> [Value] {
      row.reset()
      try row.bind(key, at: 1)
      return try row.step() ? selection.terms.indices.map { row.value(3 + $0) } : []
    }
    for key in coming {
      let values = try read(key)
      let group = rows.groups.isEmpty ? nil : try group(of: row, in: query)
      let index = try index(of: values, among: rows.keys, by: selection.terms, read)
      guard rows.insert(key, at: index, in: group) else { return false }
    }
    return true
  }

  /// The group of a row, from its second and third column.
  private func group(of row: Statement, in query: ItemQuery) throws -> ItemGroup.Key {
    guard let list = query.headedList else { return row.groupKey(query.grouping, 1) }
    if row.integer(2) != 0 { return .done }
    return .heading(try heading(above: row.place(1), in: list)?.id)
  }

  /// The index at which a row belongs among others.
  private func index(
    of row: [Value], among keys: [Int], by terms: [Selection.Term], _ read: (Int) throws -> [Value]
  ) throws -> Int {
    try keys.partitioningIndex { key in
      for (term, (own, other)) in zip(terms, zip(row, try read(key))) {
        if own.precedes(other) { return !term.isDescending }
        if other.precedes(own) { return term.isDescending }
      }
      return false
    }
  }
}
