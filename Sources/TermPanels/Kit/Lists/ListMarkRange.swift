/// The rows from the start of a range to the current row, both included.
@MainActor struct ListMarkRange<ID: Hashable> {
  /// The row at which the range was begun.
  let startID: ID
  private(set) var start: Int
  /// The row at its other end, as far as the limit allows.
  private(set) var end: Int
  /// Whether rows beyond the other end were requested, and are left out.
  private(set) var isCut = false
  /// The rows that can be marked, from the start on, with their indices.
  private var rows: [(index: Int, id: ID)] = []
  /// The indices of the other rows that the range has reached.
  private var others: Set<Int> = []

  init(startID: ID, at start: Int) {
    self.startID = startID
    (self.start, end) = (start, start)
    rows = [(start, startID)]
  }

  var ids: [ID] { rows.map(\.id) }

  func contains(_ index: Int) -> Bool {
    min(start, end) <= index && index <= max(start, end) && !others.contains(index)
  }

  /// Extends or shortens the range to a row. Only added rows are requested.
  mutating func reach(_ index: Int, in source: any ListDataSource<ID>, limit: Int) {
    isCut = abs(index - start) >= limit
    let index = isCut ? (index > start ? start + limit - 1 : start - limit + 1) : index
    let step = index < start ? -1 : 1
    // No rows are known on the other side of the start.
    if (end < start) != (index < start) { (end, rows) = (start, [(start, startID)]) }
    while let last = rows.last, (last.index - index) * step > 0 { rows.removeLast() }
    while (index - end) * step > 0 {
      end += step
      if let id = source.markableID(at: end) {
        rows.append((end, id))
      } else {
        others.insert(end)
      }
    }
    end = index
  }

  /// The same range after rows have moved: `nil` when its start is gone.
  func renewed(to index: Int, in source: any ListDataSource<ID>, limit: Int) -> Self? {
    guard let start = source.index(of: startID) else { return nil }
    var range = ListMarkRange(startID: startID, at: start)
    range.reach(index, in: source, limit: limit)
    return range
  }
}
