/// A row that is on the screen or near it: its panel, the view that holds the panel's view, and its
/// location.
@MainActor final class ListRow<ID: Hashable> {
  private(set) var panel: Panel
  let host: ListRowView
  /// The row's index in the list; -1 when the row is gone.
  var index: Int
  /// Rows from the top of the list's view; negative above it.
  var y = 0
  var height = 1
  private(set) var key: RowKey<ID>

  init(_ key: RowKey<ID>, at index: Int, panel: Panel) {
    self.key = key
    self.index = index
    self.panel = panel
    host = ListRowView()
  }

  /// Whether the row is a heading, which never becomes current.
  var isHeading: Bool { key.isHeading }

  /// The y coordinate below the row.
  var maxY: Int { y + height }

  /// Whether the row has an identity; a heading has none of this kind.
  func isRow(_ id: ID?) -> Bool {
    guard let id, case .row(let own) = key else { return false }
    return own == id
  }

  /// Whether the panel's view lies in this row's host, and not in another row's.
  var holdsItsPanel: Bool { panel.viewIfLoaded?.superview === host }

  /// Makes this object another row of the list.
  func becomeRow(_ key: RowKey<ID>, at index: Int, with panel: Panel) {
    self.key = key
    self.index = index
    self.panel = panel
  }

  /// Shows the row at a y coordinate, which differs from its own while it moves; `nil` keeps the
  /// width.
  func show(at y: Int, width: Int? = nil) {
    host.frame = Rect(x: 0, y: y, width: width ?? host.frame.width, height: height)
  }
}
