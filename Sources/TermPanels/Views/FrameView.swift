/// A rounded border with a title in it, on a raised surface, around one view: what modal panels
/// stand in.
public final class FrameView: View {
  /// The words in the upper border.
  public var title: String { didSet { if title != oldValue { setNeedsDisplay() } } }

  /// Creates a frame around a view.
  ///
  /// - Parameters:
  ///   - title: The words in the upper border.
  ///   - content: The view inside.
  ///   - padding: Space between the border and the content.
  public init(title: String, content: View, padding: Insets = Insets(left: 1, right: 1)) {
    self.title = title
    super.init()
    surface = .raised
    insets = Insets(top: 1, left: 1, bottom: 1, right: 1)
    embedSubview(content, insets: padding)
  }

  /// The border and its title.
  public override func draw(in canvas: Canvas) { canvas.frame(bounds, title: title) }
}
