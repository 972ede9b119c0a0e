/// A rounded border with a title in it, on a raised surface, around one view, such as a modal
/// panel's.
public final class FrameView: View {
  /// The words in the upper border.
  public var title: String { didSet { if title != oldValue { setNeedsDisplay() } } }

  /// The padding of a dialog: a blank row below the title, and a blank at each side.
  public static let dialogPadding = Insets(top: 1, left: 1, right: 1)

  /// The number of rows inside the border below which blank ones give way to the content, if it
  /// needs them.
  private static let fewRows = 8
  private let content: View
  private let padding: Insets

  /// Creates a frame around a view.
  ///
  /// - Parameters:
  ///   - title: The words in the upper border.
  ///   - content: The view inside.
  ///   - padding: Space between the border and the content. In a frame of few rows none of them is
  ///     blank, unless the content fits anyway.
  public init(title: String, content: View, padding: Insets = Insets(left: 1, right: 1)) {
    self.title = title
    self.content = content
    self.padding = padding
    super.init()
    surface = .raised
    insets = Insets(top: 1, left: 1, bottom: 1, right: 1)
    embedSubview(content, insets: padding)
  }

  /// Gives the content the space inside.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let inside = bounds.inset(by: insets)
    let padded = inside.inset(by: padding)
    guard inside.height < FrameView.fewRows,
      content.sizeThatFits(Size(width: padded.width, height: inside.height)).height > padded.height
    else { return }
    content.frame = inside.inset(by: Insets(left: padding.left, right: padding.right))
  }

  /// The focus point of the view inside.
  public override var focusPoint: Point? {
    content.focusPoint?.offset(by: content.frame.origin)
  }

  /// A border with a title.
  public override var accessibilityRole: AccessibilityRole { .frame }

  /// The title.
  public override var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? (title.isEmpty ? labelOfElements : title) }
    set { super.accessibilityLabel = newValue }
  }

  /// Draws the border and its title.
  public override func draw(in canvas: Canvas) { canvas.frame(bounds, title: title) }
}
