/// A part of the screen that the keys go to or not, such as a column of a split.
@MainActor package protocol KeyArea: View {
  /// Whether the keys go to the area.
  var isActive: Bool { get }
}

extension View {
  /// Whether the view lies in an area that the keys do not go to.
  var isInInactiveArea: Bool {
    var current = superview
    while let ancestor = current {
      if let area = ancestor as? any KeyArea, !area.isActive { return true }
      current = ancestor.superview
    }
    return false
  }
}
