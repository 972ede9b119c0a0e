/// The view that holds one column of a split.
@MainActor final class SplitColumnView: View {
  /// Whether the keys go to the column, as far as the split decides that.
  var isActive = true {
    didSet { if isActive != oldValue { setNeedsDisplay() } }
  }

  override var dimsAccents: Bool { !isActive || super.dimsAccents }
}
