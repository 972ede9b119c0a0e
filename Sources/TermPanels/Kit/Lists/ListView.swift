/// The view that the rows lie in; a change of its size lays them out again.
@MainActor final class ListView: View {
  private let layOut: () -> Void
  private let rowCount: () -> Int
  private let currentRow: () -> ListRowView?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - layOut: Lays the rows out for the view's size.
  ///   - rowCount: Returns the number of rows of the list.
  ///   - currentRow: Returns the view of the current row, if the row exists.
  init(
    layOut: @escaping () -> Void, rowCount: @escaping () -> Int,
    currentRow: @escaping () -> ListRowView?
  ) {
    self.layOut = layOut
    self.rowCount = rowCount
    self.currentRow = currentRow
  }

  override func layoutSubviews() { layOut() }

  /// The first words of the current row.
  override var focusPoint: Point? {
    currentRow().flatMap { $0.beginningOfWords?.offset(by: $0.frame.origin) }
  }

  override var accessibilityRole: AccessibilityRole { .list }

  /// The number of rows: `3 rows`. The rows in sight are the views in it.
  override var accessibilityValue: String? {
    let count = rowCount()
    return count == 1 ? "1 row" : "\(count) rows"
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: min(size.height, rowCount()))
  }
}
