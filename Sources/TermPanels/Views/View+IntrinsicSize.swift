extension View {
  /// Tells that the view wants another size than before: everything that it lies in is laid out
  /// again at the end of the turn, up to the window.
  public final func invalidateIntrinsicSize() {
    setNeedsLayout()
    var view = superview
    while let current = view {
      current.setNeedsLayout()
      view = current.superview
    }
  }
}
