/// The view that holds one column of a split.
@MainActor final class SplitColumnView: View, KeyArea {
  /// Whether the keys go to the column, as far as the split decides that.
  var isActive = true {
    didSet { if isActive != oldValue { setNeedsDisplay() } }
  }
}
