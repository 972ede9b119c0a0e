/// Lays out the rows in sight and a few more beyond each edge: takes their panels from the data
/// source, stacks them, and gives the panels of rows that leave to those that come. The only place
/// where rows come and go.
///
/// It knows nothing of the current row, of marks and of animations.
@MainActor final class RowTiler<ID: Hashable> {
  /// Rows beyond each edge of the view that exist although they cannot be seen.
  var overscan = 2

  /// Called for each row that is laid out.
  var didPlace: (ListRow<ID>) -> Void = { _ in }

  /// The rows that exist, from top to bottom.
  private(set) var rows: [ListRow<ID>] = []
  /// The rows by index; empty while indices may have changed.
  private var rowsByIndex: [Int: ListRow<ID>] = [:]
  /// Rows that have left the view and can be recycled.
  private var free: [ListRow<ID>] = []
  /// The size that the rows were last laid out for.
  private var tiledSize = Size.zero
  private let embedder: RowEmbedder
  /// The blank rows above the headings when they were last measured.
  private var air = 0

  init(_ embedder: RowEmbedder) { self.embedder = embedder }

  /// The row at an index, if it exists.
  subscript(index: Int) -> ListRow<ID>? { rowsByIndex[index] }

  /// The height of the list's view.
  var height: Int { embedder.size.height }

  /// Whether the list has a view with room for rows.
  var hasRoom: Bool { embedder.size.width > 0 && embedder.size.height > 0 }

  /// Whether the size of the list's view, the height of a row in it, or the room for blank rows has
  /// changed.
  func needsLayout(in source: RowSource<ID>?) -> Bool {
    if tiledSize != embedder.size || air != wantedAir(in: source) { return true }
    for row in rows where embedder.measuredHeight(of: row) != row.height { return true }
    return false
  }

  // MARK: - Air

  /// The blank rows above a heading: one where the view is high, or where all rows are in sight
  /// nevertheless.
  private func wantedAir(in source: RowSource<ID>?) -> Int {
    guard embedder.density == .comfortable else { return 0 }
    // A list that has become empty keeps its last picture.
    guard let source, source.rowCount > 0 else { return air }
    if height >= Density.highEnough { return 1 }
    let count = source.rowCount
    guard count < height else { return 0 }
    let headings = (0..<count).count { $0 > 0 && source.isHeading(at: $0) }
    return count + headings <= height ? 1 : 0
  }

  /// Measures a row with the blank rows that it has at its index. The first row has none.
  private func measure(_ row: ListRow<ID>) {
    row.host.air = row.isHeading && row.index > 0 ? air : 0
    row.height = embedder.measuredHeight(of: row)
  }

  // MARK: - Bringing up to date

  /// Brings every row up to date. Rows that are gone can be recycled in the next layout.
  func update(from source: RowSource<ID>?) {
    air = wantedAir(in: source)
    let old = rows
    for row in old { update(row, from: source) }
    rows.removeAll(keepingCapacity: true)
    rowsByIndex.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    for row in old {
      // All rows with equal identities have the index of the first.
      if row.index >= 0, rowsByIndex[row.index] == nil {
        rowsByIndex[row.index] = row
        rows.append(row)
      } else {
        row.index = -1
        free.append(row)
      }
    }
  }

  /// Brings a row up to date: its index, its content, its height. A row that is gone, or that got
  /// another panel, is given up: its index becomes -1.
  func update(_ row: ListRow<ID>, from source: RowSource<ID>?) {
    guard let source, let index = source.index(ofKey: row.key) else { return row.index = -1 }
    let panel = source.panel(forRowAt: index, reusing: row.panel)
    row.index = panel === row.panel ? index : -1
    measure(row)
  }

  /// Measures every row again.
  func measure(in source: RowSource<ID>?) {
    air = wantedAir(in: source)
    for row in rows { measure(row) }
  }

  // MARK: - Layout

  /// Makes the rows that are in sight, and ``overscan`` more, starting from the anchor; gives up
  /// the others.
  func tile(from anchor: RowAnchor, in source: RowSource<ID>?) {
    tiledSize = embedder.size
    let count = source?.rowCount ?? 0
    guard let source, count > 0, tiledSize.width > 0, tiledSize.height > 0 else { return keep([]) }
    var anchor = anchor
    anchor.index = min(max(0, anchor.index), count - 1)
    freeRows(outOfReachOf: anchor)
    let first = row(at: anchor.index, in: source)
    first.y = anchor.edge == .top ? anchor.y : anchor.y - first.height
    var stack = RowStack(first, height: tiledSize.height, count: count) { [self] index in
      row(at: index, in: source)
    }
    stack.fill(overscan: overscan)
    keep(stack.rows)
  }

  /// Frees the rows that will not be in sight, so that new ones can have their panels: no row is
  /// less than one cell high. Near the list's end a row too many may be freed; it comes back.
  private func freeRows(outOfReachOf anchor: RowAnchor) {
    // The anchor's own row takes one of the rows of the screen on its side of the edge.
    let (own, others) = anchor.edge == .top ? (0, 1) : (1, 0)
    let above = max(0, anchor.y - own) + overscan
    let below = max(0, height - anchor.y - others) + overscan
    for row in rows
    where row.index >= 0
      && (row.index < anchor.index - above || row.index > anchor.index + below)
    {
      rowsByIndex[row.index] = nil
      free.append(row)
    }
  }

  /// Keeps these rows and no others, each in its place.
  private func keep(_ stack: [ListRow<ID>]) {
    for row in stack { rowsByIndex[row.index] = nil }
    free.append(contentsOf: rowsByIndex.values)
    for row in free { embedder.giveUp(row) }
    free.removeAll(keepingCapacity: true)
    rows = stack
    rowsByIndex.removeAll(keepingCapacity: true)
    for row in stack {
      rowsByIndex[row.index] = row
      embedder.place(row)
      didPlace(row)
    }
  }

  /// The row at an index: the existing one, else a recycled one that has left the view, else a new
  /// one.
  private func row(at index: Int, in source: any ListDataSource<ID>) -> ListRow<ID> {
    if let row = rowsByIndex[index] {
      embedder.adopt(row)
      return row
    }
    let row = recycledRow(at: index, in: source)
    embedder.adopt(row)
    row.host.alpha = 1
    measure(row)
    rowsByIndex[index] = row
    return row
  }

  private func recycledRow(at index: Int, in source: any ListDataSource<ID>) -> ListRow<ID> {
    let key = source.key(at: index)
    guard let row = popFree(isHeading: key.isHeading) else {
      let row = ListRow(key, at: index, panel: source.panel(forRowAt: index, reusing: nil))
      embedder.add(row.host)
      return row
    }
    let panel = source.panel(forRowAt: index, reusing: row.panel)
    if panel !== row.panel { embedder.release(row) }
    row.becomeRow(key, at: index, with: panel)
    return row
  }

  /// Takes a free row of the same kind: a heading's panel is of no use to another row.
  private func popFree(isHeading: Bool) -> ListRow<ID>? {
    var position = free.count
    while position > 0 {
      position -= 1
      if free[position].isHeading == isHeading { return free.remove(at: position) }
    }
    return nil
  }
}
