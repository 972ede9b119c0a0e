/// The widths of a split's columns. One column takes what the others leave. A width that a person
/// has set is kept as a share of the whole, not as cells, so that the proportions stay when the
/// terminal's size changes.
struct SplitWidths {
  typealias Column = SplitPanel.Column

  let columns: [Column]
  /// The standard widths. The last column without one takes what the others leave; if all have
  /// one, that is the last column.
  var standard: [Column: SplitPanel.Width]
  /// The widths that a person has set, as shares.
  private var adjusted: [Column: Double] = [:]

  init(columns: [Column], standard: [Column: SplitPanel.Width]? = nil) {
    self.columns = columns
    self.standard = standard ?? SplitPanel.Width.standard(for: columns)
  }

  /// Whether a person has set a width.
  var areAdjusted: Bool { !adjusted.isEmpty }

  /// Discards the widths that a person has set.
  mutating func reset() { adjusted = [:] }

  /// The widths of the columns in sight, which together are `available` cells. Where that is too
  /// few for all minima, the column that takes the rest is cut first and then the others, from the
  /// right.
  func widths(of shown: [Column], available: Int) -> [Column: Int] {
    guard let flexible = flexible(among: shown) else { return [:] }
    let available = max(0, available)
    var widths: [Column: Int] = [:]
    var rest = available
    for column in shown where column != flexible {
      let width = max(minimum(column), wish(for: column, available: available))
      widths[column] = width
      rest -= width
    }
    func give(_ floor: (Column) -> Int, until goal: Int) {
      for column in shown.reversed() where column != flexible && rest < goal {
        let width = widths[column] ?? 0
        let given = max(0, min(width - floor(column), goal - rest))
        widths[column] = width - given
        rest += given
      }
    }
    give(minimum, until: minimum(flexible))
    give({ _ in 0 }, until: 0)
    widths[flexible] = rest
    return widths
  }

  /// Sets a column in sight to the width that a person wants, as far as the other ones have room to
  /// spare.
  mutating func adjust(_ column: Column, to cells: Int, of shown: [Column], available: Int) {
    guard let index = shown.firstIndex(of: column), available > 0 else { return }
    let current = widths(of: shown, available: available)
    let flexible = flexible(among: shown)
    if column == flexible {
      // It takes cells from its neighbour, or gives cells to it.
      guard shown.count > 1 else { return }
      let neighbour = index + 1 < shown.count ? shown[index + 1] : shown[index - 1]
      let change = max(cells, minimum(column)) - (current[column] ?? 0)
      return adjust(
        neighbour, to: (current[neighbour] ?? 0) - change, of: shown, available: available)
    }
    // Columns to the left stay as they are; the others may shrink to their minimum.
    var room = available
    for (position, other) in shown.enumerated() where other != column {
      let mayShrink = position > index || other == flexible
      room -= mayShrink ? minimum(other) : current[other] ?? 0
    }
    let width = max(minimum(column), min(cells, room))
    guard width != current[column] else { return }
    adjusted[column] = Double(width) / Double(available)
  }

  /// The column that takes what the others leave.
  private func flexible(among shown: [Column]) -> Column? {
    shown.last { standard[$0] == nil } ?? shown.last
  }

  private func wish(for column: Column, available: Int) -> Int {
    if let share = adjusted[column] { return Int((share * Double(available)).rounded()) }
    return standard[column]?.cells(of: available) ?? 0
  }

  /// The minimum width of a column where there is room for all, in cells.
  private func minimum(_ column: Column) -> Int {
    switch column {
    case .primary: 12
    case .supplementary: 16
    case .secondary: 20
    }
  }
}
