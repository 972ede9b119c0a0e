/// The titles of a table above its rows. A table of fewer than three rows shows only rows.
@MainActor final class TableView: View {
  private let header: TableHeader
  private let content: View

  init(_ header: TableHeader, _ content: View) {
    self.header = header
    self.content = content
    super.init()
    for view in [header, content] { addSubview(view) }
  }

  /// Places the header first: the rows have its columns.
  override func layoutSubviews() {
    let size = bounds.size
    let top = size.height >= 3 ? 1 : 0
    let gutter = size.width <= ListRowView.gutter ? 0 : ListRowView.gutter
    header.frame = Rect(x: gutter, y: 0, width: size.width - gutter, height: top)
    content.frame = Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let inner = content.sizeThatFits(Size(width: size.width, height: max(0, size.height - 1)))
    return Size(width: size.width, height: min(size.height, inner.height + 1))
  }
}
