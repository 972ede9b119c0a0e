/// The line of segments or tabs above the chosen one's view. A blank line follows it if the height
/// permits it, or a rule.
final class SegmentedView: View {
  private let bar: SegmentBar
  private let content: View
  private let hasRule: Bool

  init(bar: SegmentBar, content: View, hasRule: Bool = false) {
    self.bar = bar
    self.content = content
    self.hasRule = hasRule
    super.init()
    for view in [bar, content] { addSubview(view) }
  }

  /// Rows above the content.
  static func barRows(of height: Int) -> Int { height >= 10 ? 2 : 1 }

  override func layoutSubviews() {
    let size = bounds.size
    let top = SegmentedView.barRows(of: size.height)
    bar.frame = Rect(x: 0, y: 0, width: size.width, height: 1)
    content.frame = Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
  }

  /// The chosen title, where nothing in the content can be chosen.
  override var focusPoint: Point? { bar.focusPoint }

  override func draw(in canvas: Canvas) {
    guard hasRule, SegmentedView.barRows(of: bounds.height) > 1 else { return }
    canvas.fill(Rect(x: 0, y: 1, width: bounds.width, height: 1), with: "─", role: .border)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let top = SegmentedView.barRows(of: size.height)
    let wanted = content.sizeThatFits(
      Size(width: size.width, height: max(0, size.height - top)))
    return Size(
      width: max(wanted.width, bar.sizeThatFits(size).width), height: wanted.height + top)
  }
}
