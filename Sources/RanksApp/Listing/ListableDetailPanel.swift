import TermPanels

/// The details of an item: its icon and its lines, and below them its long text. It is as high as
/// it has to be; put it into a scrolling container.
@MainActor final class ListableDetailPanel: Panel {
  private static let iconSize = Size(width: 16, height: 8)

  private let item: any Listable
  private let iconPanel: IconPanel

  init(_ item: any Listable, icons: IconLoader) {
    self.item = item
    iconPanel = IconPanel(ListableDetailPanel.iconSize, loader: icons)
    super.init()
    title = item.text
  }

  override func loadView() {
    let iconPlace = View()
    let lines = [
      Label(item.text, role: .title, .bold, isMultiline: true),
      Label(item.detailText, role: .secondary, isMultiline: true),
      Label(item.valueText, role: .accent),
    ]
    let head = ColumnsView(
      [
        Column(.fixed(ListableDetailPanel.iconSize.width), priority: 0),
        Column(.flexible(minimum: 24)),
      ], [iconPlace, StackView(.vertical, spacing: 1, lines.filter { !$0.text.isEmpty })],
      spacing: 3)
    let body = StackView(.vertical, spacing: 1, [head, Label(item.longText, isMultiline: true)])
    body.insets = Insets(left: 2, bottom: 1, right: 2)
    view = MeasureView(body)
    embedChild(iconPanel, in: iconPlace)
    iconPanel.item = item
  }
}

/// Holds one view at its left, no wider than a text that is easy to read.
private final class MeasureView: View {
  private static let columns = 84

  private let content: View

  init(_ content: View) {
    self.content = content
    super.init()
    addSubview(content)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    content.sizeThatFits(Size(width: min(size.width, MeasureView.columns), height: size.height))
  }

  override func layoutSubviews() {
    content.frame = Rect(
      x: 0, y: 0, width: min(bounds.width, MeasureView.columns), height: bounds.height)
  }
}
