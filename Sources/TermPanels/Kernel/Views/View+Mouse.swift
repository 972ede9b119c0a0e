extension View {
  /// Converts a point of the window to this view's coordinates.
  public final func convertFromWindow(_ point: Point) -> Point {
    let origin = convertToWindow(.zero)
    return Point(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Whether the mouse can hit the view.
  var canBeHit: Bool {
    !isHidden && alpha > 0 && isUserInteractionEnabled
      && panel?.appearance.state != .disappearing
  }
}

extension MouseEvent {
  /// The position in a view's own coordinates.
  @MainActor public func location(in view: View) -> Point { view.convertFromWindow(position) }
}
