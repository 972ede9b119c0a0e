import TermPanels

/// A screen on which every row differs from its neighbours in every cell, so that every cell is
/// sent.
final class PicturePanel: Panel {
  override func loadView() { view = PictureView() }
}

private final class PictureView: View {
  private static let text = String(
    repeating: "Nothing has happened yet. ", count: View.unlimited >> 12)

  override func draw(in canvas: Canvas) {
    for row in 0..<bounds.height {
      canvas.write(Self.text.dropFirst(row), at: Point(x: 0, y: row))
    }
  }
}
