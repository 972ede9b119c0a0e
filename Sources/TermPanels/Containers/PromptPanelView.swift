/// What a prompt looks like: a frame with the title, the fields, a message, the buttons. Where
/// there is less room than all of that needs, blank rows go first, then the fields scroll, and
/// last the buttons leave their row to the field that has the keys.
final class PromptPanelView: View {
  static let widths = 30...60

  let rows: [PromptPanelRow]
  let accept: Button
  let cancel = Button("Cancel")
  private let title: String
  private let viewport = View()
  private let message = Label(isMultiline: true)
  private weak var focusedRow: PromptPanelRow?

  init(title: String, rows: [PromptPanelRow], acceptTitle: String) {
    self.title = title
    self.rows = rows
    accept = Button(acceptTitle)
    focusedRow = rows.first
    super.init()
    surface = .raised
    for view in [viewport, message, accept, cancel] { addSubview(view) }
    for row in rows { viewport.addSubview(row) }
  }

  /// Shows a message about the prompt as a whole; an empty one takes no room.
  func show(_ text: String, role: Role) {
    message.role = role
    guard message.text != text else { return }
    message.text = text
    invalidateIntrinsicSize()
  }

  /// Scrolls to the field that has the keys.
  func focus(on view: View) {
    for row in rows {
      row.isFocused = row.field === view
      if row.isFocused { focusedRow = row }
    }
    setNeedsLayout()
  }

  // MARK: - View

  override func draw(in canvas: Canvas) { canvas.frame(bounds, title: title) }

  override func sizeThatFits(_ size: Size) -> Size {
    settleLabels(columns: size.width - 4)
    let wanted = rows.map { $0.sizeThatFits(size).width } + [title.columns + 2, buttonColumns]
    let width = min(
      max(PromptPanelView.widths.lowerBound, (wanted.max() ?? 0) + 4),
      PromptPanelView.widths.upperBound, size.width)
    settleLabels(columns: width - 4)
    return Size(width: width, height: PromptPanelPlan(needs(columns: width - 4)).height)
  }

  override func layoutSubviews() {
    let inner = bounds.inset(by: Insets(top: 1, left: 2, bottom: 1, right: 2))
    settleLabels(columns: inner.width)
    let plan = PromptPanelPlan(needs(columns: inner.width), available: inner.height)
    var y = inner.minY
    func place(_ view: View, height: Int) {
      view.frame = Rect(x: inner.minX, y: y, width: inner.width, height: height)
      y += height
    }
    y += plan.gapAbove
    place(viewport, height: plan.fields)
    y += plan.gapBelow
    place(message, height: plan.message)
    message.frame.origin.x += messageIndent(columns: inner.width)
    message.frame.size.width -= messageIndent(columns: inner.width)
    placeRows(plan)
    placeButtons(y: y, height: plan.buttons)
  }

  private func placeRows(_ plan: PromptPanelPlan) {
    let size = viewport.bounds.size
    var y = 0
    for row in rows {
      let height = row.sizeThatFits(size).height
      row.frame = Rect(x: 0, y: y, width: size.width, height: height)
      row.layoutIfNeeded()
      y += height + plan.spacing
    }
    guard y - plan.spacing > size.height, let focusedRow else { return }
    let offset = scrollOffset(for: focusedRow, rows: size.height)
    for row in rows { row.frame.origin.y -= offset }
  }

  /// Rows to scroll so that the field with the keys is visible: all of it where it fits, else the
  /// part that matters.
  private func scrollOffset(for row: PromptPanelRow, rows: Int) -> Int {
    let bottom = row.frame.maxY - rows
    guard row.frame.height > rows else { return max(0, bottom) }
    let area = row.focusArea.offsetBy(x: 0, y: row.frame.minY)
    return max(row.frame.minY, area.maxY - rows)
  }

  private func placeButtons(y: Int, height: Int) {
    // A button begins with a blank: one column to the left, its word stands below the fields'.
    let end = bounds.width - 2
    var x = 1 + indent
    if x + buttonColumns > end { x = 1 }
    for button in [accept, cancel] {
      let width = max(0, min(button.intrinsicSize.width, end - x))
      button.frame = Rect(x: x, y: y, width: width, height: height)
      x += width + 1
    }
  }

  // MARK: - Measuring

  private var buttonColumns: Int { accept.intrinsicSize.width + cancel.intrinsicSize.width + 1 }

  /// Columns to the left of the fields.
  private var indent: Int { rows.first?.indent ?? 0 }

  /// A message stands below the fields, or, where that column is narrow, across the prompt.
  private func messageIndent(columns: Int) -> Int { columns - indent < 20 ? 0 : indent }

  /// Every label as wide as the widest, but never more than a third of the prompt.
  private func settleLabels(columns: Int) {
    let widest = rows.map(\.naturalLabelColumns).max() ?? 0
    for row in rows { row.labelColumns = min(widest, max(4, columns / 3)) }
  }

  private func needs(columns: Int) -> PromptPanelPlan.Needs {
    let limit = Size(width: max(1, columns), height: View.unlimited)
    let width = columns - messageIndent(columns: columns)
    let lines = message.text.isEmpty ? 0 : message.text.wrapped(toColumns: width).count
    return PromptPanelPlan.Needs(
      fields: rows.map { $0.sizeThatFits(limit).height },
      focused: focusedRow?.sizeThatFits(limit).height ?? 0, message: min(4, lines))
  }
}
