/// Places a popover beside its anchor, in the same area.
struct PopoverPlan {
  /// The area, which the popover never leaves.
  let area: Rect
  /// The visible part of the anchor.
  let anchor: Rect

  /// The rectangle of a popover of a size: below the anchor, else above it, else to its right, else
  /// to its left. `nil` if there is room at none of these sides.
  func frame(of size: Size) -> Rect? {
    guard !anchor.isEmpty, size.width <= area.width, size.height <= area.height else { return nil }
    if size.height <= area.maxY - anchor.maxY { return frame(size, anchor.minX, anchor.maxY) }
    if size.height <= anchor.minY - area.minY {
      return frame(size, anchor.minX, anchor.minY - size.height)
    }
    if size.width <= area.maxX - anchor.maxX { return frame(size, anchor.maxX, anchor.minY) }
    if size.width <= anchor.minX - area.minX {
      return frame(size, anchor.minX - size.width, anchor.minY)
    }
    return nil
  }

  /// The rectangle of a size at a point, or as near to it as the area allows.
  private func frame(_ size: Size, _ x: Int, _ y: Int) -> Rect {
    Rect(
      x: max(area.minX, min(x, area.maxX - size.width)),
      y: max(area.minY, min(y, area.maxY - size.height)), width: size.width, height: size.height)
  }
}
