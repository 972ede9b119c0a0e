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
      SELECT ifnull(sum(\(counted)), 0) FROM list WHERE id NOT IN (\(query.scope.leftOutLists))
      """)
  }

  /// The number of open items due on each of some days; days without items are left out.
  func load(of days: Range<Day>) throws -> [Day: Int] {
    let counts = try rows(
      """
      SELECT i.due, count(*) FROM item i
      WHERE i.deleted = 0 AND i.completed IS NULL AND i.due_key >= ? AND i.due_key < ?
        AND i.list NOT IN (\(ItemScope.all.leftOutLists))
      GROUP BY i.due
      """, [days.lowerBound, days.upperBound].map { .integer(DueKey.first(of: $0)) }
    ) { (Day(daysSinceEpoch: $0.integer(0)), $0.integer(1)) }
    return Dictionary(counts, uniquingKeysWith: +)
  }
}
