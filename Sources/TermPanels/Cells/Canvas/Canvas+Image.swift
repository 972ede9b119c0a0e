extension Canvas {
  /// Lets a terminal that can show pixels put an image over a rectangle. Draw the image in cells
  /// first: every other terminal shows these, and so do recordings, fades, and cells that something
  /// else is drawn into afterwards.
  public func place(_ image: PixelImage, in rect: Rect) {
    let frame = rect.offsetBy(x: origin.x, y: origin.y)
    let area = frame.intersection(clip)
    guard fade == 0, !area.isEmpty else { return }
    let placed = PlacedImage(image, in: frame, on: background)
    let number = surface.grid.tags.number(of: placed)
    for y in area.minY..<area.maxY {
      for x in surface.drawable(row: y).clamped(to: area.minX..<area.maxX) {
        surface.grid[x, y].style.tag = number
      }
    }
  }
}
