internal import SQLiteKit

extension ItemResults {
  /// Reads the rows with these indices, from the nearest known position and in either direction.
  /// The cost grows with the distance to that position; a long way leaves milestones for the next
  /// time.
  func fetch(_ window: Range<Int>) throws -> [TodoItem] {
    guard !window.isEmpty else { return [] }
    var anchor = nearest(to: window)
    while anchor.rank + step <= window.lowerBound, let next = try hop(from: anchor, by: step) {
      anchor = next
    }
    while anchor.rank - step >= window.upperBound, let next = try hop(from: anchor, by: -step) {
      anchor = next
    }
    // A position inside the window is the end of one part and the start of the other.
    let cut = min(max(anchor.rank, window.lowerBound), window.upperBound)
    let head = try rows(
      .rowsBackwards, from: anchor.key, skipping: max(0, anchor.rank - window.upperBound),
      count: cut - window.lowerBound)
    let tail = try rows(
      .rowsForwards, from: anchor.key, skipping: max(0, window.lowerBound - anchor.rank),
      count: window.upperBound - cut)
    return head.reversed() + tail
  }

  /// The index of a key, counted from the nearer of its two known neighbours. The nearer one is
  /// only found on the way, so both are followed towards the key, step by step.
  func rank(of key: SortKey) throws -> Int {
    var below = start
    var above = end
    for anchor in anchors {
      if anchor.key <= key, anchor.rank >= below.rank { below = anchor }
      if anchor.key > key, anchor.rank <= above.rank { above = anchor }
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

  private var anchors: [SortAnchor] { [start, boundary, end] + learned + milestones }

  private func nearest(to window: Range<Int>) -> SortAnchor {
    var nearest = start
    for anchor in anchors where distance(anchor, window) < distance(nearest, window) {
      nearest = anchor
    }
    return nearest
  }

  private func distance(_ anchor: SortAnchor, _ window: Range<Int>) -> Int {
    max(0, window.lowerBound - anchor.rank, anchor.rank - window.upperBound)
  }

  /// The position `rows` further on, or back when negative; nil when there are not so many rows.
  private func hop(from anchor: SortAnchor, by rows: Int) throws -> SortAnchor? {
    let statement = try store.reader.statement(rows > 0 ? .keyForwards : .keyBackwards)
    try statement.bind(list, at: 1)
    try statement.bind(anchor.key, from: 2)
    try statement.bind(rows > 0 ? rows : -rows - 1, at: 7)
    defer { statement.reset() }
    guard try statement.step() else { return nil }
    let id: Identifier<TodoItem> = statement.identifier(4)
    // An invalid identity cannot be a starting point.
    if id.isForeign { return nil }
    let key = SortKey(
      isDone: statement.integer(0) != 0, due: statement.integer(1), urgency: statement.integer(2),
      name: statement.text(3), id: id)
    let found = SortAnchor(key: key, rank: anchor.rank + rows)
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
        !bytes.elementsEqual(SortKey.sortName(item.name).utf8)
      }
      if isStranger || item.id.isForeign { hasStrangers = true }
      items.append(item)
    }
    return items
  }

  /// The key by which an item is ordered. It is read from the row: another program, or a version
  /// that knew fewer letters, may have stored the name for the order in another form.
  func storedKey(of item: TodoItem) throws -> SortKey {
    let statement = try store.reader.statement("SELECT sort_name FROM item WHERE id = ?")
    try statement.bind(item.id, at: 1)
    defer { statement.reset() }
    let key = SortKey(item)
    guard try statement.step() else { return key }
    return SortKey(
      isDone: key.isDone, due: key.due, urgency: key.urgency, name: statement.text(0), id: key.id)
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
  static let rowsForwards: SQL = """
    SELECT \(TodoItem.table.columns), i.sort_name FROM item i INDEXED BY item_order
    WHERE list = ?1 AND deleted = 0 AND parent IS NULL
      AND (is_done, due_key, priority_key, sort_name, id) >= (?2, ?3, ?4, ?5, ?6)
    ORDER BY is_done, due_key, priority_key, sort_name, id LIMIT ?7 OFFSET ?8
    """

  static let rowsBackwards: SQL = """
    SELECT \(TodoItem.table.columns), i.sort_name FROM item i INDEXED BY item_order
    WHERE list = ?1 AND deleted = 0 AND parent IS NULL
      AND (is_done, due_key, priority_key, sort_name, id) < (?2, ?3, ?4, ?5, ?6)
    ORDER BY is_done DESC, due_key DESC, priority_key DESC,
      sort_name DESC, id DESC LIMIT ?7 OFFSET ?8
    """

  static let rowsBetween: SQL = """
    SELECT count(*) FROM item i INDEXED BY item_order
    WHERE list = ?1 AND deleted = 0 AND parent IS NULL
      AND (is_done, due_key, priority_key, sort_name, id) >= (?2, ?3, ?4, ?5, ?6)
      AND (is_done, due_key, priority_key, sort_name, id) < (?7, ?8, ?9, ?10, ?11)
    """

  static let keyForwards: SQL = """
    SELECT is_done, due_key, priority_key, sort_name, id FROM item i INDEXED BY item_order
    WHERE list = ?1 AND deleted = 0 AND parent IS NULL
      AND (is_done, due_key, priority_key, sort_name, id) >= (?2, ?3, ?4, ?5, ?6)
    ORDER BY is_done, due_key, priority_key, sort_name, id LIMIT 1 OFFSET ?7
    """

  static let keyBackwards: SQL = """
    SELECT is_done, due_key, priority_key, sort_name, id FROM item i INDEXED BY item_order
    WHERE list = ?1 AND deleted = 0 AND parent IS NULL
      AND (is_done, due_key, priority_key, sort_name, id) < (?2, ?3, ?4, ?5, ?6)
    ORDER BY is_done DESC, due_key DESC, priority_key DESC,
      sort_name DESC, id DESC LIMIT 1 OFFSET ?7
    """
}
