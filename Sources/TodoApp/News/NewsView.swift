import TermPanels

/// A row whose last column marks content that another program has just changed. The column is
/// always reserved, so that nothing moves.
@MainActor final class NewsView: View {
  /// The sign, which ASCII terminals show as a star.
  static let sign: Character = "•"

  private let content: View

  /// Whether the sign is shown.
  var isNews = false {
    didSet { if isNews != oldValue { setNeedsDisplay() } }
  }

  /// Creates the view of a row that leaves its last column free.
  init(_ content: View) {
    self.content = content
    super.init()
    embedSubview(content)
  }

  override func sizeThatFits(_ size: Size) -> Size { content.sizeThatFits(size) }

  override func draw(in canvas: Canvas) {
    guard isNews else { return }
    canvas.write(String(NewsView.sign), at: Point(x: bounds.width - 1, y: 0), role: .accent)
  }
}
