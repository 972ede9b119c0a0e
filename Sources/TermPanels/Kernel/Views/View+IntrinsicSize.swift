extension View {
  /// Marks the view's wanted size as changed: every view that it lies in is laid out again at the
  /// end of the turn, up to the window.
  public final func invalidateIntrinsicSize() {
    setNeedsLayout()
    var view = superview
    while let current = view {
      current.setNeedsLayout()
      view = current.superview
    }
  }
}
