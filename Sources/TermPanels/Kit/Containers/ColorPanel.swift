/// A panel in a single colour, for checking whether a container shows its panels where and when it
/// should.
///
/// ```swift
/// let container = ContainerPanel(content: ColorPanel(.accent))
/// container.content = ColorPanel(.overdue, pattern: "▒")   // fades from one to the other
/// ```
public final class ColorPanel: Panel {
  /// The role whose colour the panel has.
  public var role: Role {
    didSet { if role != oldValue { viewIfLoaded?.setNeedsDisplay() } }
  }
  /// The pattern shown without colours: a character of one column.
  public var pattern: Character {
    didSet { if pattern != oldValue { viewIfLoaded?.setNeedsDisplay() } }
  }

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - role: The role whose colour the panel has.
  ///   - pattern: The pattern shown without colours: a character of one column.
  public init(_ role: Role, pattern: Character = "█") {
    self.role = role
    self.pattern = pattern
  }

  /// Sets the panel's view.
  public override func loadView() { view = ColorView(panel: self) }
}

private final class ColorView: View {
  private unowned let color: ColorPanel

  init(panel: ColorPanel) { color = panel }

  override var accessibilityRole: AccessibilityRole { .picture }

  /// The title of the panel, or `a colour`.
  override var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? color.title ?? "a colour" }
    set { super.accessibilityLabel = newValue }
  }

  /// Ink and surface are the same, so that the pattern is seen only where neither has a colour.
  override func draw(in canvas: Canvas) {
    canvas.fill(bounds, with: color.pattern, role: color.role, on: color.role)
  }
}
