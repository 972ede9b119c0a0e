/// The panel of a table's row: a text for each column.
@MainActor final class TableRowPanel: Panel {
  private let row: TableRowView

  init(_ geometry: TableGeometry) { row = TableRowView(geometry) }

  /// The texts of all columns, visible or not.
  var texts: [String] {
    get { row.texts }
    set { row.texts = newValue }
  }

  override func loadView() { view = row }
}

/// Draws the texts of the visible columns.
@MainActor final class TableRowView: View {
  var texts: [String] = [] {
    didSet { if texts != oldValue { setNeedsDisplay() } }
  }
  private let geometry: TableGeometry

  init(_ geometry: TableGeometry) { self.geometry = geometry }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  override func draw(in canvas: Canvas) {
    for place in geometry.places where texts.indices.contains(place.column) {
      let shape = geometry.shapes[place.column]
      let text = texts[place.column].truncated(toColumns: place.cells.count)
      canvas.write(
        name: texts[place.column], upTo: place.cells.count,
        at: place.origin(of: text, shape.alignment), role: shape.role)
    }
  }

  override var accessibilityRole: AccessibilityRole { .text }

  /// The texts of all columns, also of those out of sight.
  override var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? texts.filter { !$0.isEmpty }.joined(separator: ", ") }
    set { super.accessibilityLabel = newValue }
  }
}

extension TableGeometry.Place {
  /// The first cell of a text that fits.
  func origin(of text: String, _ alignment: Label.Alignment) -> Point {
    let free = cells.count - text.columns
    let indentation =
      switch alignment {
      case .leading: text.runsRightToLeft ? free : 0
      case .center: free / 2
      case .trailing: free
      }
    return Point(x: cells.lowerBound + indentation, y: 0)
  }
}
