/// The coordinates of a view in those of the views around it.
extension View {
  /// The part of a rectangle of the view that no ancestor clips or hides, and the view's origin,
  /// both in the coordinates of the topmost ancestor.
  final func visiblePart(of rect: Rect) -> (area: Rect, origin: Point, top: View) {
    var area = rect.intersection(bounds)
    var origin = Point.zero
    var view = self
    while let superview = view.superview {
      if view.isHidden { area = .zero }
      let offset = view.frame.origin
      area = area.offsetBy(x: offset.x, y: offset.y).intersection(superview.bounds)
      origin = Point(x: origin.x + offset.x, y: origin.y + offset.y)
      view = superview
    }
    return (area, origin, view)
  }

  /// Converts a point of this view to the window's coordinates.
  public final func convertToWindow(_ point: Point) -> Point {
    var point = point
    var view: View? = self
    while let current = view, !(current is Window) {
      point.x += current.frame.minX
      point.y += current.frame.minY
      view = current.superview
    }
    return point
  }

  /// Converts a point of this view to the window's coordinates; `nil` if it is cut off by a view
  /// that this one lies in.
  final func convertToWindowIfVisible(_ point: Point) -> Point? {
    let area = visiblePart(of: Rect(x: point.x, y: point.y, width: 1, height: 1)).area
    return area.isEmpty ? nil : area.origin
  }
}
