/// The view of prompts and alerts: a frame with the title, a text, fields, a message, buttons.
/// Where there is no room for all of that, blank rows go first, then the fields scroll, and last
/// the buttons leave their row to the field that has the keys.
final class DialogView: View {
  static let widths = 30...60

  /// The view that the form fills.
  let viewport = View()
  private let title: String
  private let text: Label
  private let form: FormView
  private let message = Label(isMultiline: true)
  private let buttons: [Button]

  init(title: String, text: String = "", form: FormView, buttons: [Button]) {
    self.title = title
    self.text = Label(text, isMultiline: true)
    self.form = form
    self.buttons = buttons
    super.init()
    surface = .raised
    for view in [self.text, viewport, message] + buttons { addSubview(view) }
  }

  /// Shows a message about the dialog as a whole; an empty one takes no room.
  func show(_ text: String, role: Role) {
    message.role = role
    guard message.text != text else { return }
    message.text = text
    invalidateIntrinsicSize()
  }

  // MARK: - View

  override var accessibilityRole: AccessibilityRole { .dialog }

  /// The title.
  override var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  override func draw(in canvas: Canvas) { canvas.frame(bounds, title: title) }

  override func sizeThatFits(_ size: Size) -> Size {
    let limit = Size(
      width: min(size.width, DialogView.widths.upperBound) - 4, height: View.unlimited)
    let wanted = [
      form.sizeThatFits(limit).width, title.columns + 2, buttonColumns,
      text.text.isEmpty ? 0 : text.sizeThatFits(limit).width,
    ]
    let width = min(
      max(DialogView.widths.lowerBound, (wanted.max() ?? 0) + 4),
      DialogView.widths.upperBound, size.width)
    form.settleLabels(columns: width - 4)
    return Size(width: width, height: DialogPlan(needs(columns: width - 4)).height)
  }

  override func layoutSubviews() {
    let inner = bounds.inset(by: Insets(top: 1, left: 2, bottom: 1, right: 2))
    form.settleLabels(columns: inner.width)
    let plan = DialogPlan(needs(columns: inner.width), available: inner.height)
    var y = inner.minY + plan.gapAbove
    func place(_ view: View, height: Int) {
      view.frame = Rect(x: inner.minX, y: y, width: inner.width, height: height)
      y += height
    }
    place(text, height: plan.text)
    y += plan.gapBetween
    place(viewport, height: plan.fields)
    viewport.setNeedsLayout()
    form.setNeedsLayout()
    y += plan.gapBelow
    place(message, height: plan.message)
    message.frame.origin.x += messageIndent(columns: inner.width)
    message.frame.size.width -= messageIndent(columns: inner.width)
    placeButtons(y: y, rows: plan.buttons)
  }

  private func placeButtons(y: Int, rows: Int) {
    let columns = bounds.width - 4
    let left = 1 + buttonIndent(columns: columns)
    let end = bounds.width - 2
    var x = left
    var row = 0
    for button in buttons {
      let width = max(0, min(button.intrinsicSize.width, end - left))
      if x > left, x + width > end { (x, row) = (left, row + 1) }
      button.frame = Rect(x: x, y: y + row, width: width, height: row < rows ? 1 : 0)
      x += width + 1
    }
  }

  // MARK: - Measuring

  private var buttonColumns: Int {
    buttons.reduce(-1) { $0 + $1.intrinsicSize.width + 1 }
  }

  /// The columns to the left of the buttons. A button begins with a blank: placed one column to the
  /// left, its word lines up with the fields. Where the buttons do not fit there, they begin at the
  /// left edge.
  private func buttonIndent(columns: Int) -> Int {
    form.indent + buttonColumns > columns + 1 ? 0 : form.indent
  }

  private func buttonRows(columns: Int) -> Int {
    let room = columns + 1 - buttonIndent(columns: columns)
    var (rows, x) = (1, 0)
    for button in buttons {
      let width = min(button.intrinsicSize.width, room)
      if x > 0, x + width > room { (rows, x) = (rows + 1, 0) }
      x += width + 1
    }
    return rows
  }

  /// The columns to the left of the message: it stands below the fields or, where their column is
  /// narrow, across the dialog.
  private func messageIndent(columns: Int) -> Int { columns - form.indent < 20 ? 0 : form.indent }

  private func needs(columns: Int) -> DialogPlan.Needs {
    let width = columns - messageIndent(columns: columns)
    func rows(_ label: Label, _ columns: Int) -> Int {
      label.text.isEmpty ? 0 : label.text.wrapped(toColumns: columns).count
    }
    return DialogPlan.Needs(
      text: rows(text, columns), fields: form.heights(columns: columns),
      focused: form.focusedHeight(columns: columns), message: min(4, rows(message, width)),
      buttons: buttonRows(columns: columns))
  }
}
