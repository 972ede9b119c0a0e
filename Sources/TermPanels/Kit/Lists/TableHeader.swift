/// The titles of a table's columns: the current one on the selection surface, and a sign at the one
/// that the rows are sorted by. Marks show that there are further columns.
@MainActor final class TableHeader: View {
  var sorting: TableSorting? {
    didSet { if sorting != oldValue { setNeedsDisplay() } }
  }
  private let geometry: TableGeometry

  init(_ geometry: TableGeometry) { self.geometry = geometry }

  /// Places the columns for the rows, too: their views have the same columns, and are drawn later.
  override func layoutSubviews() {
    // The last cell is for the mark of further columns.
    geometry.layOut(in: bounds.width - 1)
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  override func draw(in canvas: Canvas) {
    for place in geometry.places {
      let shape = geometry.shapes[place.column]
      let isCurrent = place.column == geometry.current
      if isCurrent {
        let cells = Rect(x: place.cells.lowerBound, y: 0, width: place.cells.count, height: 1)
        canvas.fill(cells, role: .selected, on: .selection)
      }
      let title = title(of: place)
      canvas.write(
        title, at: place.origin(of: title, shape.alignment),
        role: isCurrent ? .selected : .secondary, on: isCurrent ? .selection : nil)
    }
    if geometry.hasMoreBefore, let first = geometry.places.first {
      canvas.write("‹", at: Point(x: first.cells.upperBound, y: 0), role: .faint)
    }
    if geometry.hasMoreAfter {
      canvas.write("›", at: Point(x: bounds.width - 1, y: 0), role: .faint)
    }
  }

  /// The title of a column, with the sign of the order.
  private func title(of place: TableGeometry.Place) -> String {
    let title = geometry.shapes[place.column].title
    guard let sorting, sorting.column == place.column else {
      return title.truncated(toColumns: place.cells.count)
    }
    let sign = sorting.isDescending ? "↓" : "↑"
    guard place.cells.count > 2 else { return sign }
    return title.truncated(toColumns: place.cells.count - 2) + " " + sign
  }

  override var accessibilityRole: AccessibilityRole { .columnTitles }

  /// The titles of all columns.
  override var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? geometry.shapes.map(\.title).joined(separator: ", ") }
    set { super.accessibilityLabel = newValue }
  }

  /// The order of the rows.
  override var accessibilityValue: String? {
    sorting.map {
      "sorted by \(geometry.shapes[$0.column].title)" + ($0.isDescending ? ", descending" : "")
    }
  }
}
