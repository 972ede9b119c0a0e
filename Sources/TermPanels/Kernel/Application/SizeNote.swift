/// The note that replaces a program in a terminal that is too small for it.
@MainActor final class SizeNote: View {
  private let text: String

  override init() {
    let size = Window.minimumSize
    text = "Make the window larger (\(size.width)×\(size.height))."
    super.init()
  }

  override var accessibilityRole: AccessibilityRole { .text }

  override var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Writes the lines, each in the middle.
  override func draw(in canvas: Canvas) {
    let width = bounds.width
    for (row, line) in text.wrapped(toColumns: width).enumerated() {
      let shown = line.truncated(toColumns: width)
      canvas.write(shown, at: Point(x: (width - shown.columns) / 2, y: row), role: .secondary)
    }
  }
}
