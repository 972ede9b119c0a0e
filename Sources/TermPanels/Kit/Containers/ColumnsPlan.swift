/// The columns of a ``ColumnsPanel`` that are in sight at a width, and their widths.
struct ColumnsPlan: Equatable {
  /// The indices of the columns in sight.
  let inSight: Range<Int>
  /// The width of each of them, in cells.
  let widths: [Int]

  /// Plans as many columns as fit, with a line between two of them. The current one is in sight,
  /// and the first one changes only if it has to.
  ///
  /// - Parameters:
  ///   - count: The number of columns.
  ///   - current: The index of the current one.
  ///   - first: The index of the first one that was in sight so far.
  ///   - width: The cells for all.
  ///   - minimum: The fewest cells of a column beside another one.
  init(count: Int, current: Int, first: Int, width: Int, minimum: Int) {
    let most = max(1, (width + 1) / (max(1, minimum) + 1))
    let shown = min(count, most)
    let start = max(0, min(max(first, current - shown + 1), current, count - shown))
    inSight = start..<start + shown
    let room = max(0, width - (shown - 1))
    widths = (0..<shown).map { room / shown + ($0 < room % shown ? 1 : 0) }
  }

  /// The columns of cells of each one, from left to right.
  var places: [Range<Int>] {
    var x = 0
    return widths.map { width in
      defer { x += width + 1 }
      return x..<x + width
    }
  }
}
