/// The view that the rows lie in; a change of its size lays them out again.
@MainActor final class ListView: View {
  private unowned let list: ListPanel

  init(list: ListPanel) { self.list = list }

  override func layoutSubviews() { list.layoutRows() }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: min(size.height, list.source?.rowCount ?? 0))
  }
}
