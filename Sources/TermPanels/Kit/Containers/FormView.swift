/// The rows of a form: labels as wide as the widest, fields below each other, scrolled to the one
/// that has the keys if there is no room for all.
final class FormView: View {
  let rows: [FormRow]
  private weak var focusedRow: FormRow?

  init(_ rows: [FormRow]) {
    self.rows = rows
    focusedRow = rows.first
    super.init()
    for row in rows { addSubview(row) }
  }

  /// Scrolls to the field that has the keys.
  func focus(on view: View) {
    for row in rows {
      row.isFocused = row.field === view
      if row.isFocused { focusedRow = row }
    }
    setNeedsLayout()
  }

  // MARK: - Measuring

  /// Columns to the left of the fields.
  var indent: Int { rows.first?.indent ?? 0 }

  /// The rows of each field.
  func heights(columns: Int) -> [Int] { rows.map { height(of: $0, columns: columns) } }

  /// The rows of the field that has the keys.
  func focusedHeight(columns: Int) -> Int {
    focusedRow.map { height(of: $0, columns: columns) } ?? 0
  }

  private func height(of row: FormRow, columns: Int) -> Int {
    row.sizeThatFits(Size(width: max(1, columns), height: View.unlimited)).height
  }

  /// Makes every label as wide as the widest, but never more than a third of the form.
  func settleLabels(columns: Int) {
    let widest = rows.map(\.naturalLabelColumns).max() ?? 0
    for row in rows { row.labelColumns = min(widest, max(4, columns / 3)) }
  }

  // MARK: - View

  override func sizeThatFits(_ size: Size) -> Size {
    settleLabels(columns: size.width)
    let width = rows.map { $0.sizeThatFits(size).width }.max() ?? 0
    let height = heights(columns: min(width, size.width)).reduce(0, +) + max(0, rows.count - 1)
    return Size(width: width, height: height)
  }

  override func layoutSubviews() {
    let size = bounds.size
    settleLabels(columns: size.width)
    let heights = heights(columns: size.width)
    let all = heights.reduce(0, +)
    let spacing = all + rows.count - 1 <= size.height ? 1 : 0
    var y = 0
    for (row, height) in zip(rows, heights) {
      row.frame = Rect(x: 0, y: y, width: size.width, height: height)
      row.layoutIfNeeded()
      y += height + spacing
    }
    guard all > size.height, let focusedRow else { return }
    let offset = scrollOffset(for: focusedRow, rows: size.height)
    for row in rows { row.frame.origin.y -= offset }
  }

  /// Rows to scroll so that the field with the keys is visible: all of it where it fits, else the
  /// part that matters.
  private func scrollOffset(for row: FormRow, rows: Int) -> Int {
    let bottom = row.frame.maxY - rows
    guard row.frame.height > rows else { return max(0, bottom) }
    let area = row.focusArea.offsetBy(x: 0, y: row.frame.minY)
    // If that part does not fit either, its beginning is shown: it holds the text.
    return area.height > rows ? area.minY : max(row.frame.minY, area.maxY - rows)
  }
}
