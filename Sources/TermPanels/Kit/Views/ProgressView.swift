/// A thin bar that fills from the left or, while the amount of work is unknown, one in which a
/// short piece runs along.
///
/// The piece runs only while it is drawn. With less than ``Motion/full`` the whole bar is dashed
/// instead.
public final class ProgressView: View {
  /// The progress, 0 to 1; `nil` when it is unknown.
  public var progress: Double? {
    didSet { if progress != oldValue { setNeedsDisplay() } }
  }
  /// The meaning of the filled part.
  public var role = Role.progress {
    didSet { if role != oldValue { setNeedsDisplay() } }
  }
  /// The preferred columns of the bar.
  public var preferredColumns: Int {
    didSet { if preferredColumns != oldValue { invalidateIntrinsicSize() } }
  }

  /// Seconds that the running piece takes for a step.
  static let interval = 0.08
  private static let steps = 20
  private lazy var timer = PictureTimer(
    every: ProgressView.interval, of: ProgressView.steps, for: self)

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - progress: The progress, 0 to 1; `nil` when it is unknown.
  ///   - columns: The preferred columns of the bar.
  public init(_ progress: Double? = 0, columns: Int = 10) {
    self.progress = progress
    preferredColumns = columns
  }

  /// The preferred columns, one row.
  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(size.width, preferredColumns), height: 1)
  }

  /// Draws the filled part in its role and the rest as a border. A bar is full only when all is
  /// done, and empty only when nothing is.
  public override func draw(in canvas: Canvas) {
    guard let progress else { return drawUnknown(in: canvas) }
    canvas.bar(bounds, progress: progress, role: role)
  }

  /// The progress of something.
  public override var accessibilityRole: AccessibilityRole { .progress }

  /// The progress: `40 percent`; 100 only when all is done.
  public override var accessibilityValue: String? {
    progress.map(ProgressText.percent) ?? "in progress"
  }

  private func drawUnknown(in canvas: Canvas) {
    guard timer.isMoving else { return canvas.fill(bounds, with: "╌", role: role) }
    canvas.fill(bounds, with: "─", role: .border)
    // A fifth of the bar, which enters at the left and leaves at the right.
    let length = max(1, bounds.width / 5)
    let way = bounds.width + length
    let start = timer.picture * way / ProgressView.steps - length
    let piece = Rect(x: start, y: 0, width: length, height: 1)
    canvas.fill(piece.intersection(bounds), with: "━", role: role)
    timer.awaitNext()
  }
}
