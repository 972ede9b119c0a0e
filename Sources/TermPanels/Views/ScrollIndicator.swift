/// Which part of something long is in sight: a short stroke in a column of its own, nothing where
/// there is no more than what is seen.
final class ScrollIndicator: View {
  /// The rows of the stroke, from the top of the view.
  private(set) var thumb = 0..<0 {
    didSet { if thumb != oldValue { setNeedsDisplay() } }
  }

  /// Shows that of `total` rows those from `offset` on are seen, as many as the view has.
  ///
  /// The stroke is at an end of the column only where there is nothing more in that direction.
  func show(offset: Int, of total: Int) {
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

  /// Draws the stroke. What lies below does not show through.
  override func draw(in canvas: Canvas) {
    canvas.fill(bounds)
    canvas.fill(
      Rect(x: 0, y: thumb.lowerBound, width: bounds.width, height: thumb.count), with: "┃",
      role: .secondary)
  }
}
