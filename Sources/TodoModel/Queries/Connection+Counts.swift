internal import CivilCalendar
internal import SQLiteKit
internal import TodoValues

extension Connection {
  /// The number of items that match a query, when the lists store it.
  func knownCount(of query: ItemQuery) throws -> Int? {
    guard query.filter == .everything else { return nil }
    let counted: SQL
    switch query.scope {
    case .all: counted = "open_count"
    case .logbook: counted = "total_count - open_count"
    case .everything: counted = "total_count"
    default: return nil
    }
    return try integer(
      """
      SELECT ifnull(sum(\(counted)), 0) FROM list
      WHERE \(counted) <> 0 AND id NOT IN (\(query.scope.leftOutLists))
      """)
  }

  /// The open items due on each of some days; days without items are left out.
  func load(of days: Range<Day>) throws -> [Day: DayLoad] {
    let counts = try rows(
      """
      SELECT i.due, count(*), ifnull(sum(\(SQL.effort)), 0), count(i.effort) FROM item i
      WHERE i.deleted = 0 AND i.completed IS NULL AND i.due_key >= ? AND i.due_key < ?
        AND i.list NOT IN (\(ItemScope.all.leftOutLists))
      GROUP BY i.due
      """, [days.lowerBound, days.upperBound].map { .integer(DueKey.first(of: $0)) }
    ) { row in
      (
        Day(daysSinceEpoch: row.integer(0)),
        DayLoad(count: row.integer(1), minutes: row.integer(2), estimated: row.integer(3))
      )
    }
    return Dictionary(counts, uniquingKeysWith: +)
  }

  /// The number of items that match a query, and the sum of their efforts.
  func load(of query: ItemQuery, in zone: Zone) throws -> DayLoad {
    let selection = Selection(query, in: zone)
    let source = try rowsToSearch(for: selection, isWhole: true)
    let sql: SQL = """
      SELECT count(*), ifnull(sum(\(SQL.effort)), 0), count(i.effort) FROM \(source.sql)
      WHERE \(selection.condition)
      """
    return try withStatement(sql, source.values + selection.values) { row in
      guard try row.step() else { return DayLoad() }
      return DayLoad(count: row.integer(0), minutes: row.integer(1), estimated: row.integer(2))
    }
  }
}
