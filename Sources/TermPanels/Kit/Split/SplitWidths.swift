/// The widths of a split's columns. They are kept as shares of the whole, not as cells, so that the
/// proportions stay when the terminal's size changes.
struct SplitWidths {
  typealias Column = SplitPanel.Column

  let columns: [Column]
  /// The widths that a person has set, as shares; a column without one has its standard share.
  private var adjusted: [Column: Double] = [:]

  init(columns: [Column]) { self.columns = columns }

  /// Whether a person has set a width.
  var areAdjusted: Bool { !adjusted.isEmpty }

  /// Discards the widths that a person has set.
  mutating func reset() { adjusted = [:] }

  /// The columns' widths, which together are `available` cells. Where that is too few for all
  /// minima, the last column is cut first and then the others, from the right.
  func widths(available: Int) -> [Column: Int] {
    let available = max(0, available)
    var widths: [Column: Int] = [:]
    var rest = available
    for column in columns.dropLast() {
      let wish = Int((share(of: column) * Double(available)).rounded())
      let width = max(minimum(column), wish)
      widths[column] = width
      rest -= width
    }
    let last = columns[columns.count - 1]
    func give(_ floor: (Column) -> Int, until goal: Int) {
      for column in columns.dropLast().reversed() where rest < goal {
        let width = widths[column] ?? 0
        let given = max(0, min(width - floor(column), goal - rest))
        widths[column] = width - given
        rest += given
      }
    }
    give(minimum, until: minimum(last))
    give({ _ in 0 }, until: 0)
    widths[last] = rest
    return widths
  }

  /// Sets a column to the width that a person wants, as far as the other columns have room to
  /// spare.
  mutating func adjust(_ column: Column, to cells: Int, available: Int) {
    guard let index = columns.firstIndex(of: column), available > 0 else { return }
    let current = widths(available: available)
    let last = columns.count - 1
    if index == last {
      // The last column takes cells from its neighbour, or gives cells to it.
      let neighbour = columns[last - 1]
      let change = max(cells, minimum(column)) - (current[column] ?? 0)
      return adjust(neighbour, to: (current[neighbour] ?? 0) - change, available: available)
    }
    // Columns to the left stay as they are; those to the right may shrink to their minimum.
    var room = available
    for other in columns[..<index] { room -= current[other] ?? 0 }
    for other in columns[(index + 1)...] { room -= minimum(other) }
    let width = max(minimum(column), min(cells, room))
    guard width != current[column] else { return }
    adjusted[column] = Double(width) / Double(available)
  }

  /// The minimum width of a column where there is room for all, in cells.
  private func minimum(_ column: Column) -> Int {
    switch column {
    case .primary: 12
    case .supplementary: 16
    case .secondary: 20
    }
  }

  private func share(of column: Column) -> Double {
    adjusted[column] ?? (columns.count == 2 ? 1.0 / 3 : column == .primary ? 0.25 : 0.35)
  }
}
