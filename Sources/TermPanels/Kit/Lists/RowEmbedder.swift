/// Makes the panels of rows children of the list, with their views in the hosts of the rows.
@MainActor final class RowEmbedder {
  private unowned let list: Panel
  private let changes: RowChanges

  init(in list: Panel, _ changes: RowChanges) {
    self.list = list
    self.changes = changes
  }

  /// The size of the list's view; none before the view is loaded.
  var size: Size { list.viewIfLoaded?.bounds.size ?? .zero }

  /// The density of the window.
  var density: Density { list.viewIfLoaded?.window?.density ?? .compact }

  /// The height of a row: that of its content at the list's width, and the blank rows above it.
  func measuredHeight<ID>(of row: ListRow<ID>) -> Int {
    let panel = row.panel
    let inner = Size(width: max(1, size.width - ListRowView.gutter), height: View.unlimited)
    let height = panel.preferredContentSize?.height ?? panel.view.sizeThatFits(inner).height
    return max(1, height) + row.host.air
  }

  /// Adds the host of a new row.
  func add(_ host: ListRowView) { list.view.addSubview(host) }

  /// Shows a row at its own y coordinate.
  func place<ID>(_ row: ListRow<ID>) { row.show(at: row.y, width: size.width) }

  /// Makes a row's panel a child, with its view in its host, if that has not been done. A panel
  /// that is being moved elsewhere follows after that.
  func adopt<ID>(_ row: ListRow<ID>) {
    // A panel that showed another row is already in place: scrolling is not a change of parents.
    guard !row.holdsItsPanel else { return }
    guard ChangeQueue.mayTake(row.panel, into: list) else { return changes.catchUpLater() }
    ChangeQueue.run(in: list, moving: [row.panel]) { embed(row) }
  }

  private func embed<ID>(_ row: ListRow<ID>) {
    row.panel.leavePlace()
    list.addChild(row.panel)
    row.panel.loadViewIfNeeded()
    row.height = measuredHeight(of: row)
    place(row)
    list.insertChild(row.panel, animated: false) {
      row.host.embedSubview(row.panel.view, insets: Insets(left: ListRowView.gutter))
    }
    row.panel.didMove(toParent: list)
  }

  /// Removes the row's panel from the children, unless another row has taken it over.
  func release<ID>(_ row: ListRow<ID>) {
    if row.panel.parent === list, row.holdsItsPanel {
      ChangeQueue.run(in: list, moving: [row.panel]) { list.unembed(row.panel) }
    }
  }

  /// Removes a row.
  func giveUp<ID>(_ row: ListRow<ID>) {
    release(row)
    row.host.removeFromSuperview()
  }
}
