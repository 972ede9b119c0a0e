/// A screenful of cells, row by row.
public struct CellGrid: Hashable, Sendable {
  /// Columns and rows.
  public let size: Size
  /// The links and the images of the cells.
  public internal(set) var tags = TagTable()
  private var cells: [Cell]

  /// Creates a grid of one repeated cell.
  public init(size: Size, filledWith cell: Cell = .blank) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: cell, count: self.size.width * self.size.height)
  }

  /// The cell at a column and a row, which must be inside.
  public subscript(x: Int, y: Int) -> Cell {
    get { cells[y * size.width + x] }
    set { cells[y * size.width + x] = newValue }
  }

  /// The text of a row, including blanks at its end; the right half of a wide character adds
  /// nothing.
  public func text(row: Int) -> String {
    var text = ""
    for x in 0..<size.width { text += self[x, row].glyph.text }
    return text
  }
}
