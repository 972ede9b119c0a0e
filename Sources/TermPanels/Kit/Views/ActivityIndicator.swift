/// A sign of work under way whose end is not known: a small turning mark with words beside it.
///
/// It turns only while it is drawn: a hidden one, or one off the screen, costs nothing and wakes
/// nothing. With less than ``Motion/full`` it is a `…` that stands still.
public final class ActivityIndicator: View {
  /// The words beside the mark.
  public var text: String {
    didSet {
      guard text != oldValue else { return }
      setNeedsDisplay()
      if text.columns != oldValue.columns { superview?.setNeedsLayout() }
    }
  }
  /// Whether work is under way. If not, nothing is drawn, but the space stays.
  public var isAnimating = true {
    didSet { if isAnimating != oldValue { setNeedsDisplay() } }
  }

  /// Seconds for which each picture is shown.
  static let interval = 0.12
  private static let pictures = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private lazy var timer = PictureTimer(
    every: ActivityIndicator.interval, of: ActivityIndicator.pictures.count, for: self)

  /// Creates an indicator.
  public init(_ text: String = "") { self.text = text }

  /// The mark, and a blank and the words if there are any.
  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: 1 + (text.isEmpty ? 0 : 1 + text.columns), height: 1)
  }

  /// Work that goes on.
  public override var accessibilityRole: AccessibilityRole { .activity }

  /// The words, while work is under way.
  public override var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? (!isAnimating ? nil : text.isEmpty ? "Working" : text) }
    set { super.accessibilityLabel = newValue }
  }

  /// Writes the mark and the words, and schedules the next picture.
  public override func draw(in canvas: Canvas) {
    guard isAnimating else { return }
    let turns = timer.isMoving
    canvas.write(
      turns ? ActivityIndicator.pictures[timer.picture] : "…", at: .zero,
      role: turns ? .accent : .text)
    let shown = text.truncated(toColumns: max(0, bounds.width - 2))
    canvas.write(shown, at: Point(x: 2, y: 0), role: .secondary)
    timer.awaitNext()
  }
}
