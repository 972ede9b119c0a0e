/// Draws an activity: its words, and a bar if its progress is known.
@MainActor final class ActivityView: View {
  private var text = ""
  private var progress: Double?
  private static let margin = 2
  private static let barColumns = 10

  override init() {
    super.init()
    surface = .toast
    isUserInteractionEnabled = false
  }

  /// Shows an activity, and the number of others that go on.
  func show(_ activity: Activity, others: Int) {
    text = activity.text + (others > 0 ? ", and \(others) more" : "…")
    progress = activity.progress
    setNeedsDisplay()
  }

  private var columnsBesideText: Int {
    2 * ActivityView.margin + (progress == nil ? 0 : ActivityView.barColumns + 2)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(size.width, text.columns + columnsBesideText), height: 1)
  }

  override var accessibilityRole: AccessibilityRole { .activity }

  override var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// The progress, where it is known: `40 percent`.
  override var accessibilityValue: String? { progress.map(ProgressText.percent) }

  override func draw(in canvas: Canvas) {
    let room = max(0, bounds.width - columnsBesideText)
    canvas.write(text.truncated(toColumns: room), at: Point(x: ActivityView.margin, y: 0))
    guard let progress else { return }
    let x = bounds.width - ActivityView.margin - ActivityView.barColumns
    canvas.bar(
      Rect(x: x, y: 0, width: ActivityView.barColumns, height: 1), progress: progress)
  }
}
