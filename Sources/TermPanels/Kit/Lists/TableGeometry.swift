/// The columns of a table in the available width: those that are visible, and their places. Where
/// not all of them fit, the first one stays, and the others scroll beside it.
@MainActor final class TableGeometry {
  /// A visible column, and its cells.
  struct Place: Equatable {
    let column: Int
    let cells: Range<Int>
  }

  /// Cells between two columns.
  static let spacing = 2
  /// The fewest cells of a column.
  static let least = 3

  let shapes: [TableColumnShape]
  /// The index of the column that the keys act on.
  private(set) var current = 0
  /// The visible columns, from left to right, as of the last layout.
  private(set) var places: [Place] = []
  /// The width of each column, visible or not, as of the last layout.
  private var widths: [Int] = []
  /// The widths that a person chose, by column.
  private var chosen: [Int: Int] = [:]
  /// The index of the leftmost visible column of those that scroll.
  private var first = 1

  init(_ shapes: [TableColumnShape]) { self.shapes = shapes }

  /// Whether columns beside the first one are scrolled out of sight at the left.
  var hasMoreBefore: Bool { places.count > 1 && places[1].column > 1 }

  /// Whether columns are out of sight at the right, at least in part.
  var hasMoreAfter: Bool {
    guard let last = places.last else { return false }
    return last.column < shapes.count - 1 || last.cells.count < widths[last.column]
  }

  /// The index of the visible column at a cell.
  func column(at cell: Int) -> Int? { places.first { $0.cells.contains(cell) }?.column }

  // MARK: - Changes, followed by a layout

  /// Makes another column the one that the keys act on.
  func move(by step: Int) { current = min(max(0, current + step), shapes.count - 1) }

  /// Makes the current column wider, or narrower.
  func widen(by step: Int) {
    guard widths.indices.contains(current) else { return }
    chosen[current] = max(TableGeometry.least, widths[current] + step)
  }

  /// Gives all columns the widths that the program chose.
  func resetWidths() { chosen = [:] }

  // MARK: - Layout

  /// Places the columns in a number of cells, with the current one in sight.
  func layOut(in room: Int) {
    widths = shapes.indices.map(wantedWidth)
    guard room > 0, !widths.isEmpty else { return places = [] }
    let rest = room - length(widths.indices)
    if rest >= 0 {
      share(rest)
      first = 1
    } else {
      widths[0] = min(widths[0], max(TableGeometry.least, room / 2))
      scroll(in: room)
    }
    place(in: room)
  }

  private func wantedWidth(of column: Int) -> Int {
    if let chosen = chosen[column] { return chosen }
    return switch shapes[column].width {
    case .fixed(let width), .flexible(let width): width
    // The title, a blank, and the sign of the order.
    case .fitting(let minimum): max(minimum, shapes[column].title.columns + 2)
    }
  }

  /// Gives the rest of the room to the flexible columns.
  private func share(_ rest: Int) {
    var rest = rest
    let flexible = shapes.indices.filter { chosen[$0] == nil && shapes[$0].isFlexible }
    for (index, column) in flexible.enumerated() {
      let part = rest / (flexible.count - index)
      widths[column] += part
      rest -= part
    }
  }

  /// Scrolls as little as the current column needs, and leaves no room free at the end.
  private func scroll(in room: Int) {
    let last = widths.count - 1
    let free = room - widths[0] - TableGeometry.spacing
    first = max(1, min(first, last))
    if current > 0 { first = min(first, current) }
    while first < current, length(first..<current + 1) > free { first += 1 }
    while first > 1, length(first - 1..<last + 1) <= free { first -= 1 }
  }

  private func place(in room: Int) {
    places = []
    var x = 0
    for column in widths.indices where column == 0 || column >= first {
      let width = min(widths[column], room - x)
      guard column == 0 || width >= min(TableGeometry.least, widths[column]) else { return }
      places.append(Place(column: column, cells: x..<x + width))
      x += width + TableGeometry.spacing
    }
  }

  /// The cells of consecutive columns with the space between them.
  private func length(_ columns: Range<Int>) -> Int {
    widths[columns].reduce(TableGeometry.spacing * (columns.count - 1), +)
  }
}

extension TableColumnShape {
  fileprivate var isFlexible: Bool {
    if case .flexible = width { true } else { false }
  }
}
