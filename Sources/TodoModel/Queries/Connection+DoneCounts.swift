internal import CivilCalendar
internal import SQLiteKit

extension Connection {
  /// The numbers of items that were done within weeks, counted in the index of completion.
  ///
  /// - Parameters:
  ///   - edges: The first moment of each week, and the moment after the last one.
  ///   - limit: The most lists, and the most tags.
  func doneCounts(of edges: [Timestamp], atMost limit: Int) throws -> DoneCounts {
    let edges = edges.map { Value.integer($0.microseconds) }
    let weeks = try zip(edges, edges.dropFirst()).map { first, next in
      try rows("SELECT count(*) FROM \(SQL.doneWithin)", [first, next]) { $0.integer(0) }.first ?? 0
    }
    guard let first = edges.first, let end = edges.last else {
      return DoneCounts(weeks: [], lists: [], tags: [])
    }
    let lists = try rows(
      """
      SELECT i.list, count(*) AS number FROM \(SQL.doneWithin)
      GROUP BY i.list ORDER BY number DESC, i.list LIMIT ?
      """, [first, end, .integer(limit)]
    ) { row in (id: row.identifier(0) as Identifier<TodoList>, count: row.integer(1)) }
    let tags = try self.tags(
      """
      SELECT t.tag, count(*) AS number, max(t.item) FROM item_tag t
      WHERE t.item IN (SELECT i.pk FROM \(SQL.doneWithin))
      GROUP BY t.tag ORDER BY number DESC, t.tag LIMIT ?
      """, [first, end, .integer(limit)])
    return DoneCounts(weeks: weeks, lists: lists, tags: tags)
  }
}

extension SQL {
  /// The items that were done from a moment on and before another one.
  static let doneWithin: SQL = """
    item i INDEXED BY item_log WHERE i.deleted = 0 AND i.completed IS NOT NULL
      AND i.completed >= ? AND i.completed < ?
      AND i.list NOT IN (\(listsWithoutLog))
    """
}
