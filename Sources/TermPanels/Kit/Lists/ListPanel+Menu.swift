/// The places of rows, and the menu of their actions.
extension ListPanel {
  /// The place of a row, for a popover beside it: it follows the row by its identity, also when
  /// others come or go, and is gone when the row is.
  ///
  /// - Parameters:
  ///   - id: The identity of the row.
  ///   - column: The column of the list that the place is in; `nil` is the whole row.
  public func anchor(ofRow id: ID, column: Int? = nil) -> PopoverAnchor {
    PopoverAnchor(view) { [weak self] in
      guard let self, rows.source?.index(of: id) != nil else { return nil }
      guard let row = rows.live.first(where: { $0.isRow(id) }) else { return .zero }
      let area = row.host.frame.inset(by: Insets(top: row.host.air, left: ListRowView.gutter))
      return column.map { Rect(x: $0, y: area.minY, width: 1, height: area.height) } ?? area
    }
  }

  /// Shows the actions of a row as a menu, if there are any.
  ///
  /// - Parameters:
  ///   - actions: The actions.
  ///   - id: The identity of the row.
  ///   - column: The column that the mouse has pressed.
  func presentMenu(of actions: [RowAction], forRow id: ID, column: Int? = nil) {
    guard !actions.isEmpty else { return }
    let menu = MenuPanel(title: "Actions", actions: actions)
    if showsMenuBesideRow {
      menu.presentationStyle = .popover(anchor(ofRow: id, column: column))
    }
    present(menu)
  }
}
