internal import CivilCalendar
internal import SQLiteKit
internal import TodoValues

extension Connection {
  /// The rows of a query, or the first `limit`.
  func rows(of query: ItemQuery, in zone: Zone, limit: Int? = nil) throws -> QueryRows {
    let selection = Selection(query, in: zone)
    var rows = QueryRows()
    let source = try rowsToSearch(for: selection, isWhole: limit == nil)
    let key = try groupKeys(of: query)
    for part in selection.parts where rows.keys.count != limit {
      let rest = limit.map { $0 - rows.keys.count } ?? -1
      try read(selection, from: source, part, limit: rest, key, into: &rows)
    }
    rows.isComplete = rows.keys.count != limit
    return rows
  }

  private func read(
    _ selection: Selection, from source: RowsToSearch, _ part: SQL, limit: Int,
    _ groupKey: ((Statement) -> ItemGroup.Key)?, into rows: inout QueryRows
  ) throws {
    let sql: SQL = """
      SELECT i.pk, \(selection.group), \(selection.isBehind) FROM \(source.sql)
      WHERE \(selection.condition) AND \(part) ORDER BY \(selection.order) LIMIT \(limit)
      """
    rows = try withStatement(sql, source.values + selection.values) { [rows] statement in
      var rows = rows
      var start = rows.keys.count
      var key: ItemGroup.Key?
      var known = Set(rows.groups.map(\.key))
      func endGroup() {
        guard let key, rows.keys.count > start else { return }
        rows.groups.append(ItemGroup(key: key, range: start..<rows.keys.count))
        start = rows.keys.count
      }
      while try statement.step() {
        if let groupKey {
          let next = groupKey(statement)
          // A group that comes up again, as only another program can cause, joins the one before
          // it.
          if next != key, known.insert(next).inserted {
            endGroup()
            key = next
          }
        }
        rows.keys.append(statement.integer(0))
      }
      endGroup()
      return rows
    }
  }

  /// A function that reads the group of each row, in the order of the rows; nil without groups.
  private func groupKeys(of query: ItemQuery) throws -> ((Statement) -> ItemGroup.Key)? {
    let grouping = query.grouping
    if grouping != .none { return { $0.groupKey(grouping, 1) } }
    let headings = try query.headedList.map { try self.headings(of: $0) } ?? []
    if headings.isEmpty { return nil }
    // Items and headings come in the same order, so that each heading is passed once.
    var passed = 0
    return { statement in
      if statement.integer(2) != 0 { return .done }
      let place = statement.place(1)
      while passed < headings.count, headings[passed].order <= place { passed += 1 }
      return .heading(passed == 0 ? nil : headings[passed - 1].id)
    }
  }

  /// The number of items that match a query, up to ``ItemQuery/countedAtMost``.
  func count(of query: ItemQuery, in zone: Zone) throws -> Int {
    let selection = Selection(query, in: zone)
    let source = try rowsToSearch(for: selection, isWhole: false)
    let sql: SQL = """
      SELECT count(*) FROM (SELECT 1 FROM \(source.sql)
        WHERE \(selection.condition) LIMIT \(ItemQuery.countedAtMost))
      """
    return try withStatement(sql, source.values + selection.values) { statement in
      try statement.step() ? statement.integer(0) : 0
    }
  }

  /// Whether the item with a key matches a query.
  func means(_ query: ItemQuery, in zone: Zone, key: Int) throws -> Bool {
    let selection = Selection(query, in: zone).and("i.pk = ?", .integer(key))
    return try withStatement(
      "SELECT 1 FROM item i WHERE \(selection.condition)", selection.values
    ) { statement in try statement.step() }
  }

  /// The items with some keys, in their order; missing ones are left out.
  func items(_ keys: ArraySlice<Int>) throws -> [TodoItem] {
    guard !keys.isEmpty else { return [] }
    let statement = try statement("SELECT \(TodoItem.table.columns) FROM item i WHERE pk = ?")
    defer { statement.reset() }
    var items: [TodoItem] = []
    items.reserveCapacity(keys.count)
    for key in keys {
      statement.reset()
      try statement.bind(key, at: 1)
      if try statement.step() { items.append(statement.row()) }
    }
    return items
  }

  /// The key of an item.
  func key(of id: Identifier<TodoItem>) throws -> Int? {
    try integer("SELECT pk FROM item WHERE id = ?", .blob(id))
  }
}

extension Statement {
  /// The key of a group, from a column and the next one, which says whether the item is behind all
  /// groups.
  func groupKey(_ grouping: Grouping, _ column: Int) -> ItemGroup.Key {
    if integer(column + 1) != 0 { return .done }
    return switch grouping {
    case .none, .day, .agenda: .day(optionalInteger(column).map(Day.init(daysSinceEpoch:)))
    case .list: .list(identifier(column))
    case .priority: .priority(Priority(rawValue: integer(column)) ?? .none)
    case .tag: .tag(text(column).isEmpty ? nil : text(column))
    case .today: .today(TodayPart(rawValue: integer(column)) ?? .due)
    }
  }
}
