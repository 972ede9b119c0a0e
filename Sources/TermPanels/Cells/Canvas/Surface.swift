/// The cells that canvases draw into, and those of them that may be drawn.
@MainActor final class Surface {
  var grid: CellGrid
  /// The cells to draw; others keep their contents. `nil` draws all.
  var clip: Spans?
  /// Whether signs are drawn in ASCII.
  var usesPlainSigns: Bool

  init(grid: CellGrid, clip: Spans? = nil, usesPlainSigns: Bool = false) {
    self.grid = grid
    self.clip = clip
    self.usesPlainSigns = usesPlainSigns
  }

  /// Columns of a row that may be drawn.
  func drawable(row: Int) -> Range<Int> {
    clip?.columns(row: row) ?? 0..<grid.size.width
  }
}
