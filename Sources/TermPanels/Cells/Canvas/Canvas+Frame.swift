extension Canvas {
  /// Draws a border with round corners just inside a rectangle, with a title in its upper line.
  /// Where signs are plain, so is the border.
  public func frame(_ rect: Rect, title: String = "", role: Role = .border) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let line = String(repeating: "─", count: rect.width - 2)
    write("╭" + line + "╮", at: rect.origin, role: role)
    for y in rect.minY + 1..<rect.maxY - 1 {
      write("│", at: Point(x: rect.minX, y: y), role: role)
      write("│", at: Point(x: rect.maxX - 1, y: y), role: role)
    }
    write("╰" + line + "╯", at: Point(x: rect.minX, y: rect.maxY - 1), role: role)
    let shown = title.truncated(toColumns: max(0, rect.width - 6))
    guard !shown.isEmpty else { return }
    write(" \(shown) ", at: Point(x: rect.minX + 2, y: rect.minY), role: .title, .bold)
  }
}
