extension View {
  /// Marks the view's subviews to be laid out at the end of the turn.
  public final func setNeedsLayout() {
    needsLayout = true
    var view: View? = self
    while let current = view, !current.subtreeNeedsLayout {
      current.subtreeNeedsLayout = true
      view = current.superview
    }
  }

  /// Lays out the marked ones among the view and its descendants, now.
  public final func layoutIfNeeded() {
    guard subtreeNeedsLayout || needsLayout else { return }
    subtreeNeedsLayout = false
    let isMarked = needsLayout
    if isMarked || followsContents {
      needsLayout = false
      isLayingOut = true
      layoutSubviews()
      isLayingOut = false
    }
    if isMarked { setNeedsDisplay() }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// The size that the view wants without limits.
  public final var intrinsicSize: Size {
    sizeThatFits(Size(width: unlimited, height: unlimited))
  }

  /// The number of columns or rows that means no limit.
  public nonisolated static var unlimited: Int { 1 << 20 }
  private var unlimited: Int { View.unlimited }
}
