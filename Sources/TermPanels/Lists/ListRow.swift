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

/// Holds a row panel's view, beside the bar of the current row and the sign of a marked one. Hosts are recycled; the panel in
/// one is always the row's own, never a former one.
@MainActor final class ListRowView: View {
  /// Columns at the left that bar and sign live in.
  static let gutter = 2

  /// Whether this is the current row.
  var isCurrent = false {
    didSet {
      guard isCurrent != oldValue else { return }
      surface = isCurrent ? .selection : nil
      setNeedsDisplay()
    }
  }

  /// Whether the row is marked. The sign stands in the place of the bar: of a row that is both, the
  /// surface tells that it is the current one.
  var isMarked = false {
    didSet { if isMarked != oldValue { setNeedsDisplay() } }
  }

  /// What says that a row is marked: a character that every terminal has.
  static let markSign: Character = "*"

  /// What is said of a marked row behind all else.
  static let markWord = "marked"

  /// Whether the row is on its way, and passes over others that must not show through.
  var isTravelling = false

  /// Gives the panel what the gutter leaves; in a list that is no wider than that, all there is.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width <= ListRowView.gutter else { return }
    for view in subviews { view.frame = bounds }
  }

  override func draw(in canvas: Canvas) {
    if isTravelling, surface == nil { canvas.fill(bounds) }
    guard isCurrent || isMarked else { return }
    // Beside the column that has the keys, the bar only says what is open there.
    let role: Role = SplitColumnView.isInactive(around: self) ? .faint : .accent
    let gutter = Rect(x: 0, y: 0, width: 1, height: bounds.height)
    canvas.fill(gutter, with: isMarked ? ListRowView.markSign : "▌", role: role)
  }

  override var accessibilityLabel: String? {
    get {
      let label = super.accessibilityLabel
      return isMarked ? (label.map { $0 + ", " } ?? "") + ListRowView.markWord : label
    }
    set { super.accessibilityLabel = newValue }
  }
}
