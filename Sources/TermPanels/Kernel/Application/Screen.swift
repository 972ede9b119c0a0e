/// Draws a window's dirty cells and hands the terminal those that have actually changed.
@MainActor final class Screen {
  private let terminal: any Terminal
  private let surface = Surface(grid: CellGrid(size: .zero))
  private var presented = CellGrid(size: .zero)
  private var presentedCursor: Cursor?
  private var isInvalid = true

  init(terminal: any Terminal) { self.terminal = terminal }

  /// Makes the next drawing send everything, whether or not it changed.
  func invalidate() { isInvalid = true }

  /// Whether there is something to show: cells to draw, or a cursor that moved.
  func needsDrawing(_ window: Window) -> Bool {
    isInvalid || !window.dirty.isEmpty || window.terminalCursor != presentedCursor
  }

  /// Draws the dirty cells.
  ///
  /// - Returns: The cells that were drawn, and those handed to the terminal; `nil` when nothing has
  ///   changed.
  func draw(_ window: Window) -> (dirty: Spans, changes: Spans)? {
    let size = window.frame.size
    if surface.grid.size != size {
      surface.grid = CellGrid(size: size)
      presented = surface.grid
      isInvalid = true
      window.setNeedsDisplay()
    }
    var dirty = window.takeDirty()
    // Drawing can halve a wide character beside it, or complete one again.
    dirty.widen()
    surface.clip = dirty
    surface.usesPlainSigns = window.application?.usesPlainSigns == true
    let canvas = Canvas(surface: surface)
    canvas.fill(window.bounds)
    window.drawTree(in: canvas)
    let changes = changes(in: dirty)
    let cursor = window.terminalCursor
    guard isInvalid || !changes.isEmpty || cursor != presentedCursor else { return nil }
    if isInvalid { terminal.invalidate() }
    isInvalid = false
    presentedCursor = cursor
    surface.grid.forgetUnusedTags()
    terminal.present(surface.grid, changes: changes, cursor: cursor)
    return (dirty, changes)
  }

  /// The cells that differ from the presented ones.
  private func changes(in dirty: Spans) -> Spans {
    var changes = Spans(size: surface.grid.size)
    for y in 0..<dirty.rows {
      let columns = surface.grid.update(&presented, row: y, dirty.columns(row: y))
      changes.insert(Rect(x: columns.lowerBound, y: y, width: columns.count, height: 1))
    }
    return changes
  }
}
