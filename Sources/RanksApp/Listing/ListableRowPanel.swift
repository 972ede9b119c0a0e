import TermPanels

/// A row: the mark, the icon, two lines, and a word at the right end. In a narrow row the icon goes
/// first, then the word.
@MainActor final class ListableRowPanel: Panel {
  /// The item in the row.
  var item: (any Listable)? {
    didSet { if isViewLoaded { show() } }
  }

  private static let iconSize = Size(width: 6, height: 3)

  private let mark = Label(role: .faint)
  private let text = Label()
  private let detail = Label(role: .secondary)
  private let value = Label(role: .secondary)
  private let iconPanel: IconPanel

  init(icons: IconLoader) {
    iconPanel = IconPanel(ListableRowPanel.iconSize, loader: icons)
  }

  override func loadView() {
    let iconPlace = View()
    let row = ColumnsView(
      [
        Column(.fixed(3), alignment: .trailing, priority: 1),
        Column(.fixed(ListableRowPanel.iconSize.width), priority: 0),
        Column(.flexible(minimum: 24)),
        Column(.fitting(minimum: 5), alignment: .trailing, priority: 0),
      ], [mark, iconPlace, StackView(.vertical, [text, detail]), value], spacing: 2)
    row.insets = Insets(right: 2)
    view = row
    embedChild(iconPanel, in: iconPlace)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    guard let item else { return }
    iconPanel.item = item
    mark.text = item.markText
    text.text = item.text
    detail.text = item.detailText
    value.text = item.valueText
  }
}
