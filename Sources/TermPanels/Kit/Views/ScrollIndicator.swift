/// An indicator of the visible part of long content: a short stroke in a column of its own, nothing
/// where all is visible.
final class ScrollIndicator: View {
  /// The rows of the stroke, from the top of the view.
  private(set) var thumb = 0..<0 {
    didSet { if thumb != oldValue { setNeedsDisplay() } }
  }
  /// Called with the row to show first, while the stroke is dragged.
  var onDrag: (Int) -> Void = { _ in }
  /// The rows of the whole content.
  private var total = 0
  /// The rows between the upper end of the stroke and the point where it is held.
  private var grip = 0

  /// Shows that, of `total` rows, those from `offset` on are visible, as many as the view has.
  ///
  /// The stroke is at an end of the column only where there is nothing more in that direction.
  func show(offset: Int, of total: Int) {
    self.total = total
    let rows = bounds.height
    let most = total - rows
    guard rows > 0, most > 0 else { return thumb = 0..<0 }
    let length = max(1, rows * rows / total)
    let room = rows - length
    var start = (2 * offset * room + most) / (2 * most)
    if room > 1 {
      if offset > 0 { start = max(1, start) }
      if offset < most { start = min(room - 1, start) }
    }
    thumb = start..<start + length
  }

  // MARK: - The mouse

  /// Holds the stroke where it is pressed; after a press beside it, its middle jumps there first.
  override func mouseDown(_ event: MouseEvent) -> Bool {
    guard !thumb.isEmpty else { return false }
    let row = event.location(in: self).y
    grip = thumb.contains(row) ? row - thumb.lowerBound : thumb.count / 2
    drag(to: row)
    return true
  }

  override func mouseDragged(_ event: MouseEvent) { drag(to: event.location(in: self).y) }

  private func drag(to row: Int) {
    let room = bounds.height - thumb.count
    let start = min(max(0, row - grip), room)
    // Without a move, the stroke stays where it is: many rows share one position of it.
    guard room > 0, start != thumb.lowerBound else { return }
    let most = total - bounds.height
    onDrag((2 * start * most + room) / (2 * room))
  }

  override var accessibilityRole: AccessibilityRole { .decoration }

  /// Draws the stroke. What lies below does not show through.
  override func draw(in canvas: Canvas) {
    canvas.fill(bounds)
    canvas.fill(
      Rect(x: 0, y: thumb.lowerBound, width: bounds.width, height: thumb.count), with: "┃",
      role: .secondary)
  }
}
