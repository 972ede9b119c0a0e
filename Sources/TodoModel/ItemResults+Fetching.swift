internal import SQLiteKit

extension ItemResults {
  /// Reads the rows with these indices, from the nearest known place and in either direction. The
  /// cost grows with the distance to that place.
  func fetch(_ window: Range<Int>) throws -> [TodoItem] {
    guard !window.isEmpty else { return [] }
    let places = [start, boundary, end] + learned
    let before = places.filter { $0.rank <= window.lowerBound }.max { $0.rank < $1.rank } ?? start
    let after = places.filter { $0.rank >= window.upperBound }.min { $0.rank < $1.rank } ?? end
    if window.lowerBound - before.rank <= after.rank - window.upperBound {
      return try rows(
        .rowsForwards, from: before.key, skipping: window.lowerBound - before.rank,
        count: window.count)
    }
    return try rows(
      .rowsBackwards, from: after.key, skipping: after.rank - window.upperBound,
      count: window.count
    ).reversed()
  }

  /// The index of a key: counts the rows between it and the nearer of its two known neighbours.
  func rank(of key: SortKey) throws -> Int {
    let places = [start, boundary, end] + learned
    let below = places.filter { $0.key <= key }.max { $0.rank < $1.rank } ?? start
    let above = places.filter { $0.key > key }.min { $0.rank < $1.rank } ?? end
    // Which one is nearer is not known before counting, so both sides are tried with growing limits.
    var limit = 512
    while true {
      let fromBelow = try rowCount(from: below.key, to: key, limit: limit)
      if fromBelow < limit { return known(key, below.rank + fromBelow) }
      let fromAbove = try rowCount(from: key, to: above.key, limit: limit)
      if fromAbove < limit { return known(key, above.rank - fromAbove) }
      limit *= 4
    }
  }

  private func known(_ key: SortKey, _ rank: Int) -> Int {
    learn(SortAnchor(key: key, rank: rank))
    return rank
  }

  private func rows(
    _ sql: SQL, from key: SortKey, skipping: Int, count: Int
  ) throws -> [TodoItem] {
    let statement = try store.reader.statement(sql)
    try statement.bind(list, at: 1)
    try statement.bind(key, from: 2)
    try statement.bind(count, at: 6)
    try statement.bind(skipping, at: 7)
    defer { statement.reset() }
    var items: [TodoItem] = []
    items.reserveCapacity(count)
    while try statement.step() { items.append(statement.item()) }
    return items
  }

  private func rowCount(from lower: SortKey, to upper: SortKey, limit: Int) throws -> Int {
    let statement = try store.reader.statement(.rowsBetween)
    try statement.bind(list, at: 1)
    try statement.bind(lower, from: 2)
    try statement.bind(upper, from: 6)
    try statement.bind(limit, at: 10)
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : 0
  }
}

extension SQL {
  static let rowsForwards: SQL = """
    SELECT \(itemColumns) FROM item i INDEXED BY item_order
    WHERE list = ?1 AND deleted = 0 AND (is_done, due_key, sort_name, id) >= (?2, ?3, ?4, ?5)
    ORDER BY is_done, due_key, sort_name, id LIMIT ?6 OFFSET ?7
    """

  static let rowsBackwards: SQL = """
    SELECT \(itemColumns) FROM item i INDEXED BY item_order
    WHERE list = ?1 AND deleted = 0 AND (is_done, due_key, sort_name, id) < (?2, ?3, ?4, ?5)
    ORDER BY is_done DESC, due_key DESC, sort_name DESC, id DESC LIMIT ?6 OFFSET ?7
    """

  static let rowsBetween: SQL = """
    SELECT count(*) FROM (
      SELECT 1 FROM item INDEXED BY item_order
      WHERE list = ?1 AND deleted = 0 AND (is_done, due_key, sort_name, id) >= (?2, ?3, ?4, ?5)
        AND (is_done, due_key, sort_name, id) < (?6, ?7, ?8, ?9)
      LIMIT ?10)
    """
}
