/// A thin bar that fills from the left.
public final class ProgressView: View {
  /// How much is done, 0 to 1.
  public var progress: Double {
    didSet { if progress != oldValue { setNeedsDisplay() } }
  }
  /// Columns that the bar would like to have.
  public var preferredColumns: Int

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - progress: How much is done, 0 to 1.
  ///   - columns: Columns that the bar would like to have.
  public init(_ progress: Double = 0, columns: Int = 10) {
    self.progress = progress
    preferredColumns = columns
  }

  /// The preferred columns, one row.
  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(size.width, preferredColumns), height: 1)
  }

  /// The filled part in the progress role, the rest faint. A bar is full only when all is done,
  /// and empty only when nothing is.
  public override func draw(in canvas: Canvas) {
    let columns = bounds.width
    let exact = min(1, max(0, progress)) * Double(columns)
    var filled = Int(exact.rounded())
    if progress > 0 { filled = max(1, filled) }
    if progress < 1 { filled = min(columns - 1, filled) }
    canvas.fill(Rect(x: 0, y: 0, width: filled, height: 1), with: "━", role: .progress)
    canvas.fill(
      Rect(x: filled, y: 0, width: columns - filled, height: 1), with: "─", role: .border)
  }
}
