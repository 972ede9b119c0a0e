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

  /// Puts one glyph into its one or two cells, where they may be drawn. Half a wide character
  /// that stays behind becomes a blank, so that no row ever holds half of one.
  ///
  /// A cell that may not be drawn is as it will be when everything is drawn. So it decides what
  /// becomes of a wide character of which it is one half: either it holds that half, and the
  /// other one belongs beside it; or something lies above, and the other half is a blank.
  func put(_ glyph: Glyph, x: Int, y: Int, style: Style) {
    let drawable = drawable(row: y)
    guard glyph.width == 2 else {
      if drawable.contains(x) { replace(x, y, with: glyph, style, drawable) }
      return
    }
    switch (drawable.contains(x), drawable.contains(x + 1)) {
    case (true, true):
      replace(x, y, with: glyph, style, drawable)
      replace(x + 1, y, with: .continuation, style, drawable)
      grid[x, y].glyph = glyph
    case (true, false):
      let isWhole = grid[x + 1, y].glyph.isContinuation
      replace(x, y, with: isWhole ? glyph : .blank, style, drawable)
    case (false, true):
      let isWhole = grid[x, y].glyph.width == 2
      replace(x + 1, y, with: isWhole ? .continuation : .blank, style, drawable)
    case (false, false): break
    }
  }

  /// Puts a glyph into one cell and takes the other half of what was there away.
  private func replace(
    _ x: Int, _ y: Int, with glyph: Glyph, _ style: Style, _ drawable: Range<Int>
  ) {
    let old = grid[x, y].glyph
    if old.isContinuation, drawable.contains(x - 1) { grid[x - 1, y].glyph = .blank }
    if old.width == 2, drawable.contains(x + 1) { grid[x + 1, y].glyph = .blank }
    grid[x, y] = Cell(glyph: glyph, style: style)
  }
}
