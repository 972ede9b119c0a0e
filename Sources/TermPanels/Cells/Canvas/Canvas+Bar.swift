extension Canvas {
  /// Draws a thin bar of one row, filled from the left. It is full only when the progress is 1, and
  /// empty only when that is 0.
  func bar(_ rect: Rect, progress: Double, role: Role = .progress) {
    let exact = min(1, max(0, progress)) * Double(rect.width)
    var filled = Int(exact.rounded())
    if progress > 0 { filled = max(1, filled) }
    if progress < 1 { filled = min(rect.width - 1, filled) }
    fill(rect, with: "─", role: .border)
    fill(Rect(x: rect.minX, y: rect.minY, width: filled, height: 1), with: "━", role: role)
  }
}
