/// Draws a window's dirty cells and hands the terminal those that have really changed.
@MainActor final class Screen {
  private let terminal: any Terminal
  private let surface = Surface(grid: CellGrid(size: .zero))
  private var presented = CellGrid(size: .zero)

  init(terminal: any Terminal) { self.terminal = terminal }

  func draw(_ window: Window) {
    let size = window.frame.size
    if surface.grid.size != size {
      surface.grid = CellGrid(size: size)
      presented = surface.grid
      terminal.invalidate()
      window.setNeedsDisplay()
    }
    let dirty = window.takeDirty()
    surface.clip = dirty
    let canvas = Canvas(surface: surface)
    canvas.fill(window.bounds)
    window.drawTree(in: canvas)
    terminal.present(surface.grid, changes: changes(in: dirty), cursor: window.cursor)
  }

  /// The cells that differ from what was presented. A wide character reaches one column beyond
  /// the dirty cells when half of it was overwritten.
  private func changes(in dirty: Spans) -> Spans {
    var changes = Spans(size: surface.grid.size)
    let width = surface.grid.size.width
    for y in 0..<dirty.rows {
      let columns = dirty.columns(row: y)
      guard !columns.isEmpty else { continue }
      for x in max(0, columns.lowerBound - 1)..<min(width, columns.upperBound + 1) {
        let cell = surface.grid[x, y]
        guard cell != presented[x, y] else { continue }
        presented[x, y] = cell
        changes.insert(Rect(x: x, y: y, width: 1, height: 1))
      }
    }
    return changes
  }
}
