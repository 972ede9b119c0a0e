extension Canvas {
  /// Lays a surface behind what has been drawn so far inside a rectangle.
  public func tint(_ rect: Rect, with role: Role) {
    let area = rect.offsetBy(x: origin.x, y: origin.y).intersection(clip)
    guard !area.isEmpty else { return }
    let ink = Ink(role)
    for y in area.minY..<area.maxY {
      for x in surface.drawable(row: y).clamped(to: area.minX..<area.maxX) {
        surface.grid[x, y].style.background = ink
      }
    }
  }

  /// Draws a border just inside a rectangle, through what has been drawn so far: only where a cell
  /// and those beside it are blank, so that every word stays legible.
  public func outline(_ rect: Rect, role: Role) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    for x in rect.minX + 1..<max(rect.minX + 1, right) {
      writeWhereBlank("─", at: Point(x: x, y: rect.minY), role: role)
      writeWhereBlank("─", at: Point(x: x, y: bottom), role: role)
    }
    for y in rect.minY + 1..<max(rect.minY + 1, bottom) {
      writeWhereBlank("│", at: Point(x: rect.minX, y: y), role: role)
      writeWhereBlank("│", at: Point(x: right, y: y), role: role)
    }
    writeWhereBlank("╭", at: rect.origin, role: role)
    writeWhereBlank("╮", at: Point(x: right, y: rect.minY), role: role)
    writeWhereBlank("╰", at: Point(x: rect.minX, y: bottom), role: role)
    writeWhereBlank("╯", at: Point(x: right, y: bottom), role: role)
  }

  private func writeWhereBlank(_ character: Character, at point: Point, role: Role) {
    let (x, y) = (point.x + origin.x, point.y + origin.y)
    guard clip.contains(Point(x: x, y: y)), surface.drawable(row: y).contains(x) else { return }
    var glyphs: [Glyph] = []
    Glyph.append(shown(character), to: &glyphs)
    // A neighbour that is not drawn now may still have its piece of the border from before.
    for column in [x - 1, x + 1] where column >= clip.minX && column < clip.maxX {
      let neighbour = surface.grid[column, y].glyph
      let isBorder =
        neighbour.base >= 0x2500 && neighbour.base < 0x2580
        || surface.usesPlainSigns && "+-|".unicodeScalars.contains { $0.value == neighbour.base }
      if neighbour != .blank && !isBorder { return }
    }
    guard surface.grid[x, y].glyph == .blank else { return }
    surface.grid[x, y].glyph = glyphs[0]
    surface.grid[x, y].style.foreground = Ink(role)
    surface.grid[x, y].style.attributes = []
    surface.grid[x, y].style.tag = 0
  }
}
