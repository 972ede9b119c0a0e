internal import SQLiteKit

/// The known positions in the order of a list, from which any page and any index are found in a few
/// steps, in either direction.
///
/// The start, the first done item and the end are always known; every read adds some. All of them
/// follow each change of the list.
struct ItemPositions {
  /// Whether a row has been read whose position is not that of its name. Positions are then only
  /// learned from stored keys, and after a change everything is read again.
  private(set) var hasStrangers = false

  private let list: Identifier<TodoList>
  private let start = SortAnchor(key: .first, rank: 0)
  private var boundary = SortAnchor(key: .firstDone, rank: 0)
  private var end = SortAnchor(key: .last, rank: 0)
  // The positions used last come last; the oldest make room.
  private var learned: [SortAnchor] = []
  // Positions left behind on long ways, about a step apart; they stay.
  private var milestones: [SortAnchor] = []

  private static let keptAnchors = 32
  static let smallestStep = 4096

  init(of list: Identifier<TodoList>) { self.list = list }

  /// The number of items.
  var count: Int { end.rank }

  /// The number of open items.
  var openCount: Int { boundary.rank }

  /// Forgets all positions, and takes the numbers of open items and of all.
  mutating func reset(open: Int, all: Int) {
    learned = []
    milestones = []
    boundary.rank = open
    end.rank = all
  }

  /// Follows the change of one item's key.
  mutating func shift(from before: SortKey?, to after: SortKey?) {
    boundary.shift(from: before, to: after)
    end.shift(from: before, to: after)
    for index in learned.indices { learned[index].shift(from: before, to: after) }
    for index in milestones.indices { milestones[index].shift(from: before, to: after) }
  }

  /// Learns the positions of both ends of a run of items.
  mutating func learn(_ run: ItemRun) {
    if hasStrangers { return }
    if let first = run.items.first { learn(SortAnchor(key: SortKey(first), rank: run.start)) }
    if let last = run.items.last {
      learn(SortAnchor(key: SortKey(last), rank: run.range.upperBound - 1))
    }
  }

  // MARK: - Reading

  /// Reads the rows with these indices, from the nearest known position and in either direction.
  /// The cost grows with the distance to that position; a long way leaves milestones for the next
  /// time.
  mutating func fetch(_ window: Range<Int>, from connection: Connection) throws -> [TodoItem] {
    guard !window.isEmpty else { return [] }
    var anchor = nearest(to: window)
    while anchor.rank + step <= window.lowerBound,
      let next = try hop(from: anchor, by: step, connection)
    {
      anchor = next
    }
    while anchor.rank - step >= window.upperBound,
      let next = try hop(from: anchor, by: -step, connection)
    {
      anchor = next
    }
    // A position inside the window is the end of one part and the start of the other.
    let cut = min(max(anchor.rank, window.lowerBound), window.upperBound)
    let head = try rows(
      .rowsBackwards, from: anchor.key, skipping: max(0, anchor.rank - window.upperBound),
      count: cut - window.lowerBound, connection)
    let tail = try rows(
      .rowsForwards, from: anchor.key, skipping: max(0, window.lowerBound - anchor.rank),
      count: window.upperBound - cut, connection)
    return head.reversed() + tail
  }

  /// The index of a key, counted from the nearer of its two known neighbours. The nearer one is
  /// only found on the way, so both are followed towards the key, step by step.
  mutating func rank(of key: SortKey, in connection: Connection) throws -> Int {
    var below = start
    var above = end
    for anchor in anchors {
      if anchor.key <= key, anchor.rank >= below.rank { below = anchor }
      if anchor.key > key, anchor.rank <= above.rank { above = anchor }
    }
    while true {
      guard let next = try hop(from: below, by: step, connection), next.key <= key else {
        return known(key, below.rank + (try connection.rowCount(from: below.key, to: key, list)))
      }
      below = next
      guard let next = try hop(from: above, by: -step, connection), next.key > key else {
        return known(key, above.rank - (try connection.rowCount(from: key, to: above.key, list)))
      }
      above = next
    }
  }

  private mutating func known(_ key: SortKey, _ rank: Int) -> Int {
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

  /// The distance between milestones: a read never skips many more rows than this once the way is
  /// known, and there are never more than a few hundred milestones.
  private var step: Int { max(Self.smallestStep, count / 128) }

  private mutating func addMilestone(_ anchor: SortAnchor) {
    guard !milestones.contains(where: { abs($0.rank - anchor.rank) < step / 2 }) else { return }
    milestones.append(anchor)
  }

  private mutating func learn(_ anchor: SortAnchor) {
    learned.removeAll { $0.rank == anchor.rank }
    learned.append(anchor)
    if learned.count > Self.keptAnchors { learned.removeFirst() }
  }

  /// The position `rows` further on, or back when negative; nil when there are not so many rows.
  private mutating func hop(
    from anchor: SortAnchor, by rows: Int, _ connection: Connection
  ) throws -> SortAnchor? {
    let key = try connection.first(
      rows > 0 ? .keyForwards : .keyBackwards,
      [.blob(list)] + anchor.key.bindings + [.integer(rows > 0 ? rows : -rows - 1)]
    ) { $0.sortKey() }
    // An invalid identity cannot be a starting point.
    guard let key, !key.id.isForeign else { return nil }
    let found = SortAnchor(key: key, rank: anchor.rank + rows)
    addMilestone(found)
    return found
  }

  private mutating func rows(
    _ sql: SQL, from key: SortKey, skipping: Int, count: Int, _ connection: Connection
  ) throws -> [TodoItem] {
    guard count > 0 else { return [] }
    return try connection.rows(
      sql, [.blob(list)] + key.bindings + [.integer(count), .integer(skipping)]
    ) { row in
      let item: TodoItem = row.row()
      let isStranger = row.withBytes(TodoItem.table.width) { bytes in
        !bytes.elementsEqual(SortColumn.sortName(item.name).utf8)
      }
      if isStranger || item.id.isForeign { hasStrangers = true }
      return item
    }
  }
}
