extension Canvas {
  /// Copies cells that were drawn before, from the canvas's upper left corner on.
  func draw(_ picture: CellGrid) {
    let columns = (clip.minX..<clip.maxX).clamped(to: origin.x..<origin.x + picture.size.width)
    for y in max(
      clip.minY, origin.y)..<max(clip.minY, min(clip.maxY, origin.y + picture.size.height))
    {
      let drawable = surface.drawable(row: y)
      for x in columns {
        var cell = picture[x - origin.x, y - origin.y]
        // A wide character is put as a whole, or left out where the edge would halve it.
        if cell.glyph.isContinuation { continue }
        if x + Int(cell.glyph.width) > columns.upperBound { cell.glyph = .blank }
        // The tags are those of the picture.
        cell.style.tag = 0
        if fade > 0 { cell.style.fade(fade) }
        surface.grid.put(cell.glyph, x: x, y: y, style: cell.style, drawable: drawable)
      }
    }
  }
}
