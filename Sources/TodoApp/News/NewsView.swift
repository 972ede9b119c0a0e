import TermPanels

/// A row whose last column says whether somebody else has just changed what it shows. The column is
/// always there, so that nothing moves.
@MainActor final class NewsView: View {
  /// The sign, which ASCII terminals show as a star.
  static let sign: Character = "•"

  private let content: View

  /// Whether the sign is shown.
  var isNews = false {
    didSet { if isNews != oldValue { setNeedsDisplay() } }
  }

  /// Puts a row that leaves its last column free beside the sign.
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
