/// Consecutive rows, one below the other, from which a layout grows until it fills a view.
@MainActor struct RowStack<ID: Hashable> {
  /// The rows, from top to bottom; at least one.
  private(set) var rows: [ListRow<ID>]
  private let height: Int
  private let count: Int
  private let row: (Int) -> ListRow<ID>

  /// Creates a stack of one row.
  ///
  /// - Parameters:
  ///   - first: The row, at its y coordinate.
  ///   - height: The height of the view.
  ///   - count: The number of rows in the list.
  ///   - row: Returns the row at an index, with its height.
  init(_ first: ListRow<ID>, height: Int, count: Int, row: @escaping (Int) -> ListRow<ID>) {
    rows = [first]
    self.height = height
    self.count = count
    self.row = row
  }

  private var top: ListRow<ID> { rows[0] }
  private var bottom: ListRow<ID> { rows[rows.count - 1] }

  /// Adds the rows that are in sight, removes the others, and adds a few beyond each edge. Where
  /// the list ends above the bottom of the view, the rows move down; where it has fewer rows than
  /// the view has room for, they begin at the top.
  mutating func fill(overscan: Int) {
    fillDown()
    if bottom.maxY < height { move(by: height - bottom.maxY) }
    while top.y > 0, addAbove() {}
    if top.y > 0 {
      move(by: -top.y)
      fillDown()
    }
    // Filling from an anchor may have gone beyond the view; overscan counts from its edges.
    while rows.count > 1, top.maxY <= 0 { rows.removeFirst() }
    while rows.count > 1, bottom.y >= height { rows.removeLast() }
    for _ in 0..<overscan { guard addAbove() else { break } }
    for _ in 0..<overscan { guard addBelow() else { break } }
  }

  private func move(by offset: Int) { for row in rows { row.y += offset } }

  private mutating func fillDown() { while bottom.maxY < height, addBelow() {} }

  /// Adds the next row of the list, if there is one.
  private mutating func addBelow() -> Bool {
    let last = bottom
    guard last.index + 1 < count else { return false }
    let next = row(last.index + 1)
    next.y = last.maxY
    rows.append(next)
    return true
  }

  /// Adds the row of the list before these, if there is one.
  private mutating func addAbove() -> Bool {
    let first = top
    guard first.index > 0 else { return false }
    let previous = row(first.index - 1)
    previous.y = first.y - previous.height
    rows.insert(previous, at: 0)
    return true
  }
}
