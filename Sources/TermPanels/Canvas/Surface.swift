/// The cells that canvases draw into, and which of them may be drawn at all.
@MainActor final class Surface {
  var grid: CellGrid
  /// The cells to draw; others keep what they have. `nil` draws all.
  var clip: Spans?

  init(grid: CellGrid, clip: Spans? = nil) {
    self.grid = grid
    self.clip = clip
  }

  /// Columns of a row that may be drawn.
  func drawable(row: Int) -> Range<Int> {
    clip?.columns(row: row) ?? 0..<grid.size.width
  }

  /// Puts one glyph into its one or two cells. Half a wide character that stays behind becomes a
  /// blank, so that no row ever holds half of one.
  func put(_ glyph: Glyph, x: Int, y: Int, style: Style) {
    let old = grid[x, y]
    if old.glyph.isContinuation, x > 0 {
      grid[x - 1, y].glyph = .blank
    }
    let last = x + Int(glyph.width) - 1
    if grid[last, y].glyph.width == 2, last + 1 < grid.size.width {
      grid[last + 1, y].glyph = .blank
    }
    grid[x, y] = Cell(glyph: glyph, style: style)
    if glyph.width == 2 { grid[x + 1, y] = Cell(glyph: .continuation, style: style) }
  }
}
