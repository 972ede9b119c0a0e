internal import CivilCalendar
internal import SQLiteKit

extension Connection {
  /// The numbers of items that were done on consecutive days, counted in the index of completion.
  ///
  /// - Parameter edges: The first moment of each day, and the moment after the last one.
  func doneCounts(ofDays edges: [Timestamp], _ filter: DoneFilter) throws -> [Int] {
    guard let first = edges.first, let end = edges.last, edges.count > 1 else { return [] }
    let (condition, value) = Self.condition(of: filter)
    let bounds = [first, end].map { Value.integer($0.microseconds) }
    let sql: SQL = """
      SELECT i.completed FROM \(SQL.doneWithin)\(condition) ORDER BY i.completed DESC
      """
    return try withStatement(sql, bounds + (value.map { [$0] } ?? [])) { statement in
      var counts = Array(repeating: 0, count: edges.count - 1)
      var day = counts.count - 1
      while try statement.step() {
        let moment = statement.moment(0)
        while day > 0, moment < edges[day] { day -= 1 }
        counts[day] += 1
      }
      return counts
    }
  }

  private static func condition(of filter: DoneFilter) -> (sql: SQL, value: Value?) {
    switch filter {
    case .everything: ("", nil)
    case .list(let id): (" AND i.list = ?", .blob(id))
    case .tag(let tag):
      (" AND i.pk IN (SELECT item FROM item_tag WHERE tag = ?)", .text(TagRule.key(tag)))
    }
  }
}
