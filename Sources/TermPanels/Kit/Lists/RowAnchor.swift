/// The row from which a list is laid out.
struct RowAnchor: Hashable {
  enum Edge { case top, bottom }
  /// The index of the row.
  var index: Int
  /// The location of its edge, in rows from the view's top.
  var y: Int
  /// The edge that `y` refers to.
  var edge: Edge = .top
}

/// The anchors that bring rows into sight.
extension RowTiler {
  /// The first row of which anything can be seen, else the first one.
  var topRow: ListRow<ID>? { rows.first { $0.maxY > 0 } ?? rows.first }

  /// The rows that can be seen completely.
  var wholeRows: [ListRow<ID>] { rows.filter { $0.y >= 0 && $0.maxY <= height } }

  /// The rows that can be seen completely; where there are none, those of which a part can be.
  var visibleRows: [ListRow<ID>] {
    let whole = wholeRows
    return whole.isEmpty ? rows.filter { $0.y < height && $0.maxY > 0 } : whole
  }

  /// Whether some rows of a list with this many are out of sight.
  func isLonger(withCount count: Int) -> Bool {
    guard let top = topRow, let last = rows.last else { return false }
    return top.index > 0 || top.y < 0 || last.index < count - 1 || last.maxY > height
  }

  /// The height of the headings between two rows, as far as they exist.
  func heightOfHeadings(between first: Int, and last: Int) -> Int {
    rows.filter { $0.isHeading && $0.index > first && $0.index < last }.reduce(0) { $0 + $1.height }
  }

  /// The anchor that brings a row into sight by scrolling just far enough; `nil` if it is.
  func anchor(revealing index: Int) -> RowAnchor? {
    guard let row = self[index] else {
      if let first = rows.first, index > first.index {
        return RowAnchor(index: index, y: height, edge: .bottom)
      }
      return RowAnchor(index: index, y: 0)
    }
    if row.y < 0 || row.height > height { return RowAnchor(index: index, y: 0) }
    return row.maxY > height ? RowAnchor(index: index, y: height, edge: .bottom) : nil
  }

  /// The anchor that brings the headings right above a row into sight, where there is room; `nil`
  /// where they are, or where there are none.
  func anchor(
    revealingHeadingsAbove index: Int, in source: any ListDataSource<ID>
  ) -> RowAnchor? {
    var first = index
    // No heading is less than one cell high.
    let farthest = index - height
    while first > 0, first > farthest, source.isHeading(at: first - 1) { first -= 1 }
    guard first < index, let row = self[index], row.maxY < height,
      self[first].map({ $0.y < 0 }) ?? true
    else { return nil }
    return RowAnchor(index: first, y: 0)
  }

  /// The anchor that brings the headings below the last row into sight, which have no rows and
  /// would never be seen otherwise; `nil` if they are, or where there are none.
  func anchor(
    revealingLastHeadingsBelow index: Int, in source: any ListDataSource<ID>
  ) -> RowAnchor? {
    var last = index
    let farthest = index + height
    while last < farthest, last + 1 < source.rowCount, source.isHeading(at: last + 1) { last += 1 }
    guard last > index, last == source.rowCount - 1, let row = self[index], row.y > 0,
      self[last].map({ $0.maxY > height }) ?? true
    else { return nil }
    return RowAnchor(index: last, y: height, edge: .bottom)
  }
}
