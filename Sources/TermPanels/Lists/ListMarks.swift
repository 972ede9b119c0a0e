/// The rows of a list that are marked, by identity, in the order in which they were.
struct ListMarks {
  private var numbers: [AnyHashable: Int] = [:]
  private var next = 0

  var count: Int { numbers.count }

  var isEmpty: Bool { numbers.isEmpty }

  /// The identities, the one that was marked first at the front.
  var ids: [AnyHashable] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  func contains(_ id: AnyHashable) -> Bool { numbers[id] != nil }

  /// Marks a row; one that is marked keeps its place.
  mutating func insert(_ id: AnyHashable) {
    guard numbers[id] == nil else { return }
    numbers[id] = next
    next += 1
  }

  mutating func remove(_ id: AnyHashable) { numbers[id] = nil }
}

/// The rows from one at which a range was begun to the current one, both among them.
struct ListMarkRange {
  /// The row at which it was begun.
  let startID: AnyHashable
  private(set) var start: Int
  /// The row at its other end, as far as so many can be marked.
  private(set) var end: Int
  /// Rows beyond the other end were asked for, and are left out.
  private(set) var isCut = false
  /// The rows that are no headings, from the start on, with their places.
  private var rows: [(index: Int, id: AnyHashable)] = []

  init(startID: AnyHashable, at start: Int) {
    self.startID = startID
    (self.start, end) = (start, start)
    rows = [(start, startID)]
  }

  var ids: [AnyHashable] { rows.map(\.id) }

  func contains(_ index: Int) -> Bool { min(start, end) <= index && index <= max(start, end) }

  /// Extends the range to a row, or takes it back to there. Only rows that come are asked for.
  @MainActor mutating func reach(_ index: Int, in source: any ListDataSource, limit: Int) {
    isCut = abs(index - start) >= limit
    let index = isCut ? (index > start ? start + limit - 1 : start - limit + 1) : index
    let step = index < start ? -1 : 1
    // On the other side of the start nothing is known.
    if (end < start) != (index < start) { (end, rows) = (start, [(start, startID)]) }
    while let last = rows.last, (last.index - index) * step > 0 { rows.removeLast() }
    while (index - end) * step > 0 {
      end += step
      if !source.isHeading(at: end) { rows.append((end, source.rowID(at: end))) }
    }
    end = index
  }

  /// The same range after rows have moved: `nil` when its start is gone.
  @MainActor func renewed(to index: Int, in source: any ListDataSource, limit: Int) -> Self? {
    guard let start = source.index(of: startID) else { return nil }
    var range = ListMarkRange(startID: startID, at: start)
    range.reach(index, in: source, limit: limit)
    return range
  }
}
