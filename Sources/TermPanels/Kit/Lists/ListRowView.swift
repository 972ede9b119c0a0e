/// Holds a row panel's view, beside the bar of the current row or the sign of a marked one. Hosts
/// are recycled; the panel in one is always the row's own, never a former one.
@MainActor final class ListRowView: View, WordsView {
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

  /// In a column without the keys, the current row only shows which one is open beside it.
  override var shownSurface: Role? {
    surface == .selection && isInInactiveArea ? .otherSelection : surface
  }

  private var isInInactiveArea: Bool {
    var current = superview
    while let ancestor = current {
      if let area = ancestor as? any KeyArea, !area.isActive { return true }
      current = ancestor.superview
    }
    return false
  }

  /// Whether the row is marked. The sign replaces the bar: if a marked row is the current one, its
  /// surface shows that.
  var isMarked = false {
    didSet { if isMarked != oldValue { setNeedsDisplay() } }
  }

  /// The sign of a marked row: a character that every terminal has.
  static let markSign: Character = "*"

  /// The blank rows above the panel's view.
  var air = 0 {
    didSet { if air != oldValue { setNeedsLayout() } }
  }

  /// Whether the row is moving, and passes over others that must not show through.
  var isTravelling = false

  /// Gives the panel the columns beside the gutter; in a list no wider than the gutter, all of
  /// them.
  override func layoutSubviews() {
    super.layoutSubviews()
    let gutter = bounds.width <= ListRowView.gutter ? 0 : ListRowView.gutter
    guard air > 0 || gutter == 0 else { return }
    for view in subviews { view.frame = bounds.inset(by: Insets(top: air, left: gutter)) }
  }

  override func draw(in canvas: Canvas) {
    if isTravelling, surface == nil { canvas.fill(bounds) }
    guard isCurrent || isMarked else { return }
    let role: Role = isInInactiveArea ? .faint : .accent
    let gutter = Rect(x: 0, y: 0, width: 1, height: bounds.height)
    canvas.fill(gutter, with: isMarked ? ListRowView.markSign : "▌", role: role)
  }

  /// The first words of the row; without any, the cell after the bar.
  var beginningOfWords: Point? {
    let start = Point(x: min(ListRowView.gutter, max(0, bounds.width - 1)), y: air)
    return Words.beginning(inSubviewsOf: self) ?? start
  }

  override var accessibilityRole: AccessibilityRole { .row }

  override var accessibilityLabel: String? {
    get {
      let label = super.accessibilityLabel
      return isMarked ? (label.map { $0 + ", " } ?? "") + ListPanel.markWord : label
    }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? { isCurrent ? "current" : nil }
}
