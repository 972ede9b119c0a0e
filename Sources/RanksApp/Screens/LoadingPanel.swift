import TermPanels

/// Shows in its middle that something is being loaded.
@MainActor final class LoadingPanel: Panel {
  private let indicator: ActivityIndicator

  init(_ text: String) { indicator = ActivityIndicator(text) }

  override func loadView() { view = CenteringView(indicator) }
}

/// Holds one view in its middle, in its preferred size.
private final class CenteringView: View {
  private let content: View

  init(_ content: View) {
    self.content = content
    super.init()
    addSubview(content)
  }

  override func layoutSubviews() {
    let size = content.sizeThatFits(bounds.size)
    let width = min(size.width, bounds.width)
    content.frame = Rect(
      x: (bounds.width - width) / 2, y: max(0, bounds.height - size.height) / 2, width: width,
      height: min(size.height, bounds.height))
  }
}
