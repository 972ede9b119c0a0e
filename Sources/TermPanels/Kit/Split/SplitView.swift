/// The columns of a split, with lines between them and the bottom line below them. A person sets
/// their widths with keys, or drags the lines.
@MainActor final class SplitView: View {
  typealias Column = SplitPanel.Column

  private unowned let split: SplitPanel
  private let columns: SplitColumns
  private let hints: KeyHintsBar
  private var widths: SplitWidths
  /// The column whose right edge is being dragged, and the widths before that.
  private var dragged: (column: Column, former: SplitWidths)?

  init(_ columns: SplitColumns, of split: SplitPanel, hints: KeyHintsBar) {
    self.columns = columns
    self.split = split
    self.hints = hints
    widths = SplitWidths(columns: columns.all, standard: split.standardWidths)
    super.init()
    for view in columns.places + [hints] { addSubview(view) }
  }

  // MARK: - Widths

  /// Sets a column to the width that a person wants.
  func setWidth(_ cells: Int, of column: Column) {
    guard !split.isCollapsed else { return }
    let shown = split.columnsInSight
    widths.adjust(column, to: cells, of: shown, available: available(for: shown))
    widthsDidChange()
  }

  /// Adopts other standard widths; those that a person has set stay.
  func setStandardWidths(_ standard: [Column: SplitPanel.Width]) {
    widths.standard = standard
    widthsDidChange()
  }

  /// Gives the columns their first widths.
  func resetWidths() {
    widths.reset()
    widthsDidChange()
  }

  /// The commands of the expanded split that change the width of the column with the keys.
  var widthCommands: [KeyCommand] {
    [
      changingWidth(.splitWiden, by: SplitView.step),
      changingWidth(.splitNarrow, by: -SplitView.step),
      KeyCommand(.splitResetWidths, isEnabled: widths.areAdjusted) { [unowned self] in
        resetWidths()
      },
    ]
  }

  /// Cells that a key adds to a column's width.
  private static let step = 2

  private func changingWidth(_ command: Command, by cells: Int) -> KeyCommand {
    KeyCommand(command) { [unowned self] in
      let column = split.focusedColumn
      setWidth(split.width(of: column) + cells, of: column)
    }
  }

  private func widthsDidChange() {
    setNeedsLayout()
    split.setNeedsStatusUpdate()
  }

  /// The cells for some columns together, without the lines between them.
  private func available(for shown: [Column]) -> Int { bounds.width - (shown.count - 1) }

  // MARK: - Layout

  override func sizeThatFits(_ size: Size) -> Size { size }

  override func layoutSubviews() {
    hints.frame = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    let rowsBelow = rowsBelow
    let height = max(0, bounds.height - rowsBelow)
    // The shape that this width asks for; the panels follow when their turn comes.
    let inSight = split.sight.columnsInSight(
      isCollapsed: split.shape.isCollapsed(columns: bounds.width))
    let shown = widths.widths(of: inSight, available: available(for: inSight))
    var x = 0
    for column in columns.all {
      let width = shown[column] ?? 0
      columns.place(of: column).frame = Rect(x: x, y: 0, width: width, height: height)
      x += width + (shown[column] == nil ? 0 : 1)
    }
    for navigation in columns.navigations { navigation.rowsBelow = rowsBelow }
    // The columns have their frames before panels are put into them.
    split.shape.adopt(columns: bounds.width)
  }

  /// Rows that the bottom line takes, with the blank row above it, if any.
  private var rowsBelow: Int {
    hints.isHidden ? 0 : 1 + NavigationView.gap(forHeight: bounds.height)
  }

  // MARK: - Responder

  /// Begins to drag a line, or gives the keys to a column in which no other view took the press.
  override func mouseDown(_ event: MouseEvent) -> Bool {
    guard !split.isCollapsed else { return false }
    let point = event.location(in: self)
    let edge = split.columnsInSight.dropLast().first { column in
      let frame = columns.place(of: column).frame
      return point.x == frame.maxX && (frame.minY..<frame.maxY).contains(point.y)
    }
    dragged = edge.map { ($0, widths) }
    if edge != nil { return true }
    let pressed = split.columnsInSight.first { columns.place(of: $0).frame.contains(point) }
    return pressed.map { split.focus(on: $0) } ?? false
  }

  /// Moves the line with the mouse.
  override func mouseDragged(_ event: MouseEvent) {
    guard let column = dragged?.column else { return }
    setWidth(event.location(in: self).x - columns.place(of: column).frame.minX, of: column)
  }

  override func mouseUp(_ event: MouseEvent) { dragged = nil }

  /// Brings the lines back to where they were.
  override func mouseCancelled() {
    guard let former = dragged?.former else { return }
    dragged = nil
    widths = former
    widthsDidChange()
  }

  // MARK: - View

  override func draw(in canvas: Canvas) {
    guard !split.isCollapsed else { return }
    for place in split.columnsInSight.dropLast().map(columns.place) {
      canvas.fill(
        Rect(x: place.frame.maxX, y: 0, width: 1, height: place.frame.height), with: "│",
        role: .border)
    }
  }
}
