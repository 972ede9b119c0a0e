/// The title line, the content, and the bottom line. A blank line follows the title if the height
/// permits it.
@MainActor final class NavigationView: View {
  private let titleBar: TitleBar
  private let content: View
  private let hints: KeyHintsBar

  init(titleBar: TitleBar, content: View, hints: KeyHintsBar) {
    self.titleBar = titleBar
    self.content = content
    self.hints = hints
    super.init()
    for view in [titleBar, content, hints] { addSubview(view) }
    accessibilityElements = [content]
  }

  /// Rows below the view that a bottom line for several navigations takes.
  var rowsBelow = 0 {
    didSet { if rowsBelow != oldValue { setNeedsLayout() } }
  }

  /// Blank rows between the content and the lines around it, on a screen of this height.
  static func gap(forHeight height: Int) -> Int { height >= 10 ? 1 : 0 }

  /// The size of the content, and of the lines above and below it.
  override func sizeThatFits(_ size: Size) -> Size {
    let gap = NavigationView.gap(forHeight: size.height + rowsBelow)
    let lines = 1 + gap + (hints.isHidden ? 0 : 1 + gap)
    let inner = content.sizeThatFits(
      Size(width: size.width, height: max(0, size.height - lines)))
    return Size(
      width: max(inner.width, titleBar.sizeThatFits(size).width),
      height: min(size.height, inner.height + lines))
  }

  override func layoutSubviews() {
    let size = bounds.size
    let gap = NavigationView.gap(forHeight: size.height + rowsBelow)
    let bottom = hints.isHidden ? 0 : 1 + gap
    titleBar.frame = Rect(x: 0, y: 0, width: size.width, height: 1)
    hints.frame = Rect(x: 0, y: size.height - 1, width: size.width, height: 1)
    content.frame = Rect(
      x: 0, y: 1 + gap, width: size.width, height: max(0, size.height - 1 - gap - bottom))
  }
}
