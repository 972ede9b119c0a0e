/// The columns of a split with a line between each two, and the bottom line below them.
@MainActor final class SplitView: View {
  private unowned let split: SplitPanel
  private let places: [SplitColumnView]
  private let hints: KeyHintsBar

  init(split: SplitPanel, places: [SplitColumnView], hints: KeyHintsBar) {
    self.split = split
    self.places = places
    self.hints = hints
    super.init()
    for view in places + [hints] { addSubview(view) }
  }

  /// Rows that the bottom line takes, with what sets it off.
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
    // The columns have their places before panels are put into them.
    split.adopt(columns: bounds.width, rowsBelow: rowsBelow)
  }

  override func draw(in canvas: Canvas) {
    guard !split.isCollapsed else { return }
    for place in places.dropLast() {
      canvas.fill(
        Rect(x: place.frame.maxX, y: 0, width: 1, height: place.frame.height), with: "│",
        role: .border)
    }
  }
}
