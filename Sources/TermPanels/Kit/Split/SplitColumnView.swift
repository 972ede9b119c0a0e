/// The view that holds one column of a split.
@MainActor final class SplitColumnView: View {
  /// Whether the keys go to the column, as far as the split decides that.
  var isActive = true {
    didSet { if isActive != oldValue { setNeedsDisplay() } }
  }

  /// Whether a view lies in a column that the keys do not go to.
  static func isInactive(around view: View) -> Bool {
    var current = view.superview
    while let ancestor = current {
      if let column = ancestor as? SplitColumnView, !column.isActive { return true }
      current = ancestor.superview
    }
    return false
  }
}
