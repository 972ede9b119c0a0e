/// The widths of a split's columns. They are kept as shares of the whole, not as cells, so that the
/// proportions stay when the terminal's size changes.
struct SplitWidths {
  typealias Column = SplitPanel.Column

  let columns: [Column]
  /// The widths that the program has set, in cells; a column without one has its standard share.
  private(set) var preferred: [Column: Int] = [:]
  /// The widths that a person has set, as shares.
  private(set) var adjusted: [Column: Double] = [:]
  var minimum: [Column: Int] = [.primary: 12, .supplementary: 16, .secondary: 20]
  var maximum: [Column: Int] = [:]
  /// The shares that follow from `preferred`, as soon as the whole is known.
  private var shares: [Column: Double] = [:]

  init(columns: [Column]) { self.columns = columns }

  /// The minimum width of a column, in cells.
  func lowest(_ column: Column) -> Int { max(1, minimum[column] ?? 1) }

  /// The maximum width of a column, in cells.
  func highest(_ column: Column) -> Int { max(lowest(column), maximum[column] ?? .max) }

  /// Sets the width that the program prefers for a column, and discards what a person has set.
  mutating func prefer(_ cells: Int?, for column: Column) {
    preferred[column] = cells
    shares[column] = nil
    adjusted[column] = nil
  }

  /// Discards the widths that a person has set.
  mutating func reset() { adjusted = [:] }

  /// The columns' widths, which together are `available` cells. Where that is too few for all
  /// minima, the last column is cut first and then the others, from the right.
  mutating func widths(available: Int) -> [Column: Int] {
    var widths: [Column: Int] = [:]
    var rest = max(0, available)
    for column in columns.dropLast() {
      let wish = Int(
        (share(of: column, available: available) * Double(max(0, available))).rounded())
      let width = max(lowest(column), min(wish, highest(column)))
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
    give(lowest, until: lowest(last))
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
      let change = max(cells, lowest(column)) - (current[column] ?? 0)
      return adjust(neighbour, to: (current[neighbour] ?? 0) - change, available: available)
    }
    // Columns to the left stay as they are; those to the right may shrink to their minimum.
    var room = available
    for other in columns[..<index] { room -= current[other] ?? 0 }
    for other in columns[(index + 1)...] { room -= lowest(other) }
    let width = max(lowest(column), min(cells, highest(column), room))
    guard width != current[column] else { return }
    adjusted[column] = Double(width) / Double(available)
  }

  private mutating func share(of column: Column, available: Int) -> Double {
    if let adjusted = adjusted[column] { return adjusted }
    if let share = shares[column] { return share }
    guard let cells = preferred[column] else { return standard(column) }
    guard available > 0 else { return 0 }
    let share = Double(cells) / Double(available)
    shares[column] = share
    return share
  }

  private func standard(_ column: Column) -> Double {
    if columns.count == 2 { return 1.0 / 3 }
    return column == .primary ? 0.25 : 0.35
  }
}
