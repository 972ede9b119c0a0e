internal import CivilCalendar
internal import SQLiteKit
internal import TodoValues

extension Connection {
  /// The rows of a query, or the first `limit`.
  func rows(of query: ItemQuery, in zone: Zone, limit: Int? = nil) throws -> QueryRows {
    let selection = Selection(query, in: zone)
    let source = try rowsToSearch(for: selection, isWhole: limit == nil)
    let groupKey = try groupKeys(of: query)
    var rows = CollectedRows()
    // All parts together are read in one pass, and what is behind is put there.
    let isInOnePass = limit == nil && selection.parts.count > 1
    var behind: [Int] = []
    for part in isInOnePass ? ["1"] : selection.parts where rows.count != limit {
      let sql: SQL = """
        SELECT i.pk, \(selection.group), \(selection.isBehind) FROM \(source.sql)
        WHERE \(selection.condition) AND \(part) ORDER BY \(selection.order)
        LIMIT \(limit.map { $0 - rows.count } ?? -1)
        """
      try withStatement(sql, source.values + selection.values) { statement in
        while try statement.step() {
          if isInOnePass, statement.integer(2) != 0 {
            behind.append(statement.integer(0))
          } else {
            rows.append(statement.integer(0), in: groupKey?(statement))
          }
        }
      }
    }
    for key in behind { rows.append(key, in: groupKey == nil ? nil : .done) }
    return rows.end(isComplete: rows.count != limit)
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
    var items: [TodoItem] = []
    items.reserveCapacity(keys.count)
    try forEachItem(keys) { items.append($1) }
    return items
  }

  /// Reads the items with some keys, but for missing ones.
  func forEachItem(_ keys: some Collection<Int>, _ body: (Int, TodoItem) -> Void) throws {
    guard !keys.isEmpty else { return }
    let statement = try statement("SELECT \(TodoItem.table.columns) FROM item i WHERE pk = ?")
    defer { statement.reset() }
    for key in keys {
      statement.reset()
      try statement.bind(key, at: 1)
      if try statement.step() { body(key, statement.row()) }
    }
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

/// Rows in the order in which they are read, with their groups.
private struct CollectedRows {
  private var keys: [Int] = []
  private var groups: [ItemGroup] = []
  private var group: ItemGroup.Key?
  /// The index of the first row of the group.
  private var start = 0
  private var known: Set<ItemGroup.Key> = []

  var count: Int { keys.count }

  mutating func append(_ key: Int, in next: ItemGroup.Key?) {
    // A group that comes up again, as only another program can cause, joins the one before it.
    if let next, next != group, known.insert(next).inserted {
      endGroup()
      group = next
    }
    keys.append(key)
  }

  private mutating func endGroup() {
    guard let group, keys.count > start else { return }
    groups.append(ItemGroup(key: group, range: start..<keys.count))
    start = keys.count
  }

  mutating func end(isComplete: Bool) -> QueryRows {
    endGroup()
    return QueryRows(keys: keys, groups: groups, isComplete: isComplete)
  }
}
