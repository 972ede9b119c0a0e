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

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: min(size.height, rowCount()))
  }
}
