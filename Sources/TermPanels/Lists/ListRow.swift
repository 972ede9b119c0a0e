/// A row that is on the screen or near it: its panel, the view that holds the panel's view, and its
/// location.
@MainActor final class ListRow {
  private(set) var id: AnyHashable
  private(set) var panel: Panel
  let host: ListRowView
  /// The row's index in the list; -1 when the row is gone.
  var index: Int
  /// Rows from the top of the list's view; negative above it.
  var y = 0
  var height = 1
  /// Whether the row is a heading, which never becomes current.
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

  /// Makes this object another row of the list.
  func becomeRow(_ id: AnyHashable, at index: Int, with panel: Panel) {
    self.id = id
    self.index = index
    self.panel = panel
  }
}

/// Holds a row panel's view, beside the bar of the current row or the sign of a marked one. Hosts
/// are recycled; the panel in one is always the row's own, never a former one.
@MainActor final class ListRowView: View {
  /// Columns at the left for the bar and the sign.
  static let gutter = 2

  /// Whether the row is the current one.
  var isCurrent = false {
    didSet {
      guard isCurrent != oldValue else { return }
      surface = isCurrent ? .selection : nil
      setNeedsDisplay()
    }
  }

  /// Whether the row is marked. The sign replaces the bar: if a marked row is the current one, its
  /// surface shows that.
  var isMarked = false {
    didSet { if isMarked != oldValue { setNeedsDisplay() } }
  }

  /// The sign of a marked row: a character that every terminal has.
  static let markSign: Character = "*"

  /// The last word of a marked row's accessibility label.
  static let markWord = "marked"

  /// Whether the row is moving, and passes over others that must not show through.
  var isTravelling = false

  /// Gives the panel the columns beside the gutter; in a list no wider than the gutter, all of
  /// them.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width <= ListRowView.gutter else { return }
    for view in subviews { view.frame = bounds }
  }

  override func draw(in canvas: Canvas) {
    if isTravelling, surface == nil { canvas.fill(bounds) }
    guard isCurrent || isMarked else { return }
    // Without the keys, the bar only shows which row is open beside it.
    let role: Role = dimsAccents ? .faint : .accent
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
