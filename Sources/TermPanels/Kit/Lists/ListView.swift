/// The view that the rows lie in; a change of its size lays them out again.
@MainActor final class ListView: View {
  private let layOut: () -> Void
  private let rowCount: () -> Int

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - layOut: Lays the rows out for the view's size.
  ///   - rowCount: Returns the number of rows of the list.
  init(layOut: @escaping () -> Void, rowCount: @escaping () -> Int) {
    self.layOut = layOut
    self.rowCount = rowCount
  }

  override func layoutSubviews() { layOut() }

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
