/// The marked rows of a list, by identity, in the order of marking.
struct ListMarks {
  private var numbers: [AnyHashable: Int] = [:]
  private var next = 0

  var count: Int { numbers.count }

  var isEmpty: Bool { numbers.isEmpty }

  /// The identities, the one that was marked first in front.
  var ids: [AnyHashable] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  func contains(_ id: AnyHashable) -> Bool { numbers[id] != nil }

  /// Marks a row; a marked one keeps its place in the order.
  mutating func insert(_ id: AnyHashable) {
    guard numbers[id] == nil else { return }
    numbers[id] = next
    next += 1
  }

  mutating func remove(_ id: AnyHashable) { numbers[id] = nil }
}

/// The rows from the start of a range to the current row, both included.
struct ListMarkRange {
  /// The row at which the range was begun.
  let startID: AnyHashable
  private(set) var start: Int
  /// The row at its other end, as far as the limit allows.
  private(set) var end: Int
  /// Whether rows beyond the other end were requested, and are left out.
  private(set) var isCut = false
  /// The rows except headings, from the start on, with their indices.
  private var rows: [(index: Int, id: AnyHashable)] = []

  init(startID: AnyHashable, at start: Int) {
    self.startID = startID
    (self.start, end) = (start, start)
    rows = [(start, startID)]
  }

  var ids: [AnyHashable] { rows.map(\.id) }

  func contains(_ index: Int) -> Bool { min(start, end) <= index && index <= max(start, end) }

  /// Extends or shortens the range to a row. Only added rows are requested.
  @MainActor mutating func reach(_ index: Int, in source: any ListDataSource, limit: Int) {
    isCut = abs(index - start) >= limit
    let index = isCut ? (index > start ? start + limit - 1 : start - limit + 1) : index
    let step = index < start ? -1 : 1
    // No rows are known on the other side of the start.
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
