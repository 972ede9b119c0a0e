/// The columns of a split, with lines between them and the bottom line below them.
@MainActor final class SplitView: View {
  private unowned let split: SplitPanel
  private let places: [SplitColumnView]
  private let hints: KeyHintsBar
  /// The column whose right edge is being dragged.
  private var dragged: SplitPanel.Column?

  init(split: SplitPanel, places: [SplitColumnView], hints: KeyHintsBar) {
    self.split = split
    self.places = places
    self.hints = hints
    super.init()
    for view in places + [hints] { addSubview(view) }
  }

  /// Rows that the bottom line takes, with the blank row above it, if any.
  var rowsBelow: Int {
    hints.isHidden ? 0 : 1 + NavigationView.gap(forHeight: bounds.height)
  }

  override func sizeThatFits(_ size: Size) -> Size { size }

  override func layoutSubviews() {
    hints.frame = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    let height = max(0, bounds.height - rowsBelow)
    let isCollapsed = split.willBeCollapsed(columns: bounds.width)
    let widths = isCollapsed ? [bounds.width] : split.columnWidths(in: bounds.width)
    var x = 0
    for (index, place) in places.enumerated() {
      let width = index < widths.count ? widths[index] : 0
      place.frame = Rect(x: x, y: 0, width: width, height: height)
      x += width + (index < widths.count ? 1 : 0)
    }
    // The columns have their frames before panels are put into them.
    split.adopt(columns: bounds.width, rowsBelow: rowsBelow)
  }

  // MARK: - Responder

  /// Begins to drag a line, or gives the keys to a column in which no other view took the press.
  override func mouseDown(_ event: MouseEvent) -> Bool {
    let point = event.location(in: self)
    dragged = split.separator(at: point)
    guard dragged == nil, !split.isCollapsed else { return dragged != nil }
    for (column, place) in zip(split.columns, places) where place.frame.contains(point) {
      return split.focus(on: column)
    }
    return false
  }

  /// Moves the line with the mouse.
  override func mouseDragged(_ event: MouseEvent) {
    if let dragged { split.moveSeparator(after: dragged, to: event.location(in: self).x) }
  }

  // MARK: - View

  override func draw(in canvas: Canvas) {
    guard !split.isCollapsed else { return }
    for place in places.dropLast() {
      canvas.fill(
        Rect(x: place.frame.maxX, y: 0, width: 1, height: place.frame.height), with: "│",
        role: .border)
    }
  }
}
