internal import SQLiteKit

extension ItemResults {
  /// Reads the rows with these indices, from the nearest known position and in either direction.
  /// The cost grows with the distance to that position; a long way leaves milestones for the next
  /// time.
  func fetch(_ window: Range<Int>) throws -> [TodoItem] {
    guard !window.isEmpty else { return [] }
    var place = nearest(to: window)
    while place.rank + step <= window.lowerBound, let next = try hop(from: place, by: step) {
      place = next
    }
    while place.rank - step >= window.upperBound, let next = try hop(from: place, by: -step) {
      place = next
    }
    // A position inside the window is the end of one part and the start of the other.
    let cut = min(max(place.rank, window.lowerBound), window.upperBound)
    let head = try rows(
      .rowsBackwards, from: place.key, skipping: max(0, place.rank - window.upperBound),
      count: cut - window.lowerBound)
    let tail = try rows(
      .rowsForwards, from: place.key, skipping: max(0, window.lowerBound - place.rank),
      count: window.upperBound - cut)
    return head.reversed() + tail
  }

  /// The index of a key, counted from the nearer of its two known neighbours. The nearer one is
  /// only found on the way, so both are followed towards the key, step by step.
  func rank(of key: SortKey) throws -> Int {
    var below = start
    var above = end
    for place in places {
      if place.key <= key, place.rank >= below.rank { below = place }
      if place.key > key, place.rank <= above.rank { above = place }
    }
    while true {
      guard let next = try hop(from: below, by: step), next.key <= key else {
        return known(key, below.rank + (try rowCount(from: below.key, to: key)))
      }
      below = next
      guard let next = try hop(from: above, by: -step), next.key > key else {
        return known(key, above.rank - (try rowCount(from: key, to: above.key)))
      }
      above = next
    }
  }

  private func known(_ key: SortKey, _ rank: Int) -> Int {
    learn(SortAnchor(key: key, rank: rank))
    return rank
  }

  private var places: [SortAnchor] { [start, boundary, end] + learned + milestones }

  private func nearest(to window: Range<Int>) -> SortAnchor {
    var nearest = start
    for place in places where distance(place, window) < distance(nearest, window) {
      nearest = place
    }
    return nearest
  }

  private func distance(_ place: SortAnchor, _ window: Range<Int>) -> Int {
    max(0, window.lowerBound - place.rank, place.rank - window.upperBound)
  }

  /// The position `rows` further on, or back when negative; nil when there are not so many rows.
  private func hop(from place: SortAnchor, by rows: Int) throws -> SortAnchor? {
    let statement = try store.reader.statement(rows > 0 ? .keyForwards : .keyBackwards)
    try statement.bind(list, at: 1)
    try statement.bind(place.key, from: 2)
    try statement.bind(rows > 0 ? rows : -rows - 1, at: 7)
    defer { statement.reset() }
    guard try statement.step() else { return nil }
    let key = statement.sortKey()
    // An invalid identity cannot be a starting point.
    if key.id.isForeign { return nil }
    let found = SortAnchor(key: key, rank: place.rank + rows)
    addMilestone(found)
    return found
  }

  private func rows(
    _ sql: SQL, from key: SortKey, skipping: Int, count: Int
  ) throws -> [TodoItem] {
    guard count > 0 else { return [] }
    let statement = try store.reader.statement(sql)
    try statement.bind(list, at: 1)
    try statement.bind(key, from: 2)
    try statement.bind(count, at: 7)
    try statement.bind(skipping, at: 8)
    defer { statement.reset() }
    var items: [TodoItem] = []
    items.reserveCapacity(count)
    while try statement.step() {
      let item: TodoItem = statement.row()
      let isStranger = statement.withBytes(TodoItem.table.width) { bytes in
        !bytes.elementsEqual(SortColumn.sortName(item.name).utf8)
      }
      if isStranger || item.id.isForeign { hasStrangers = true }
      items.append(item)
    }
    return items
  }

  /// The key by which an item is ordered. It is read from the row: another program, or a version
  /// that knew fewer letters, may have stored the name for the order in another form.
  func storedKey(of item: TodoItem) throws -> SortKey {
    let statement = try store.reader.statement("SELECT \(SQL.sortColumns) FROM item i WHERE id = ?")
    try statement.bind(item.id, at: 1)
    defer { statement.reset() }
    return try statement.step() ? statement.sortKey() : SortKey(item)
  }

  private func rowCount(from lower: SortKey, to upper: SortKey) throws -> Int {
    let statement = try store.reader.statement(.rowsBetween)
    try statement.bind(list, at: 1)
    try statement.bind(lower, from: 2)
    try statement.bind(upper, from: 7)
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : 0
  }
}

extension SQL {
  private static let inList: SQL =
    "FROM item i INDEXED BY item_order WHERE list = ?1 AND deleted = 0 AND parent IS NULL"
  private static let forwards: SQL = """
    \(inList) AND (\(sortColumns)) >= (\(sortParameters(from: 2))) ORDER BY \(sortColumns)
    """
  private static let backwards: SQL = """
    \(inList) AND (\(sortColumns)) < (\(sortParameters(from: 2))) ORDER BY \(sortColumnsBackwards)
    """

  static let rowsForwards: SQL =
    "SELECT \(TodoItem.table.columns), i.sort_name \(forwards) LIMIT ?7 OFFSET ?8"
  static let rowsBackwards: SQL =
    "SELECT \(TodoItem.table.columns), i.sort_name \(backwards) LIMIT ?7 OFFSET ?8"
  static let keyForwards: SQL = "SELECT \(sortColumns) \(forwards) LIMIT 1 OFFSET ?7"
  static let keyBackwards: SQL = "SELECT \(sortColumns) \(backwards) LIMIT 1 OFFSET ?7"
  static let rowsBetween: SQL = """
    SELECT count(*) \(inList) AND (\(sortColumns)) >= (\(sortParameters(from: 2)))
      AND (\(sortColumns)) < (\(sortParameters(from: 7)))
    """
}
