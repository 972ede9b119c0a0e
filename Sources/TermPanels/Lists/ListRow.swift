/// A row that is on the screen or near it: its panel, the view that holds the panel's view, and
/// where it lies.
@MainActor final class ListRow {
  private(set) var id: AnyHashable
  private(set) var panel: Panel
  let host: ListRowView
  /// The row's place in the list; -1 when the row is gone.
  var index: Int
  /// Rows from the top of the list's view; negative above it.
  var y = 0
  var height = 1
  /// Whether it is a heading, which never becomes current.
  var isHeading: Bool

  init(id: AnyHashable, index: Int, isHeading: Bool, panel: Panel, host: ListRowView) {
    self.id = id
    self.index = index
    self.isHeading = isHeading
    self.panel = panel
    self.host = host
  }

  /// Whether the panel's view lies in this row's host, and not in another row's.
  var holdsItsPanel: Bool { panel.viewIfLoaded?.superview === host }

  /// Stands for another row of the list from now on.
  func becomeRow(_ id: AnyHashable, at index: Int, with panel: Panel) {
    self.id = id
    self.index = index
    self.panel = panel
  }
}

/// Holds a row panel's view, beside the mark of the current row. Hosts are recycled; the panel in
/// one is always the row's own, never a former one.
@MainActor final class ListRowView: View {
  /// Columns at the left that the mark lives in.
  static let gutter = 2

  /// Whether this is the current row.
  var isCurrent = false {
    didSet {
      guard isCurrent != oldValue else { return }
      surface = isCurrent ? .selection : nil
      setNeedsDisplay()
    }
  }

  /// Whether the row is on its way, and passes over others that must not show through.
  var isTravelling = false

  override func draw(in canvas: Canvas) {
    if isTravelling, surface == nil { canvas.fill(bounds) }
    guard isCurrent else { return }
    // Beside the column that has the keys, the mark only says what is open there.
    let role: Role = SplitColumnView.isInactive(around: self) ? .faint : .accent
    canvas.fill(Rect(x: 0, y: 0, width: 1, height: bounds.height), with: "▌", role: role)
  }
}
