// Drawing into cells, a stretch of a row at a time: a screen has thousands of cells, and they are
// reached with one call per stretch instead of several per cell.
extension CellGrid {
  /// Puts a character of one column into every cell of a stretch.
  mutating func fill(row y: Int, _ columns: Range<Int>, with cell: Cell, drawable: Range<Int>) {
    let columns = columns.clamped(to: drawable)
    guard !columns.isEmpty else { return }
    breakWideCharacters(at: columns, row: y, drawable: drawable)
    for x in columns { self[x, y] = cell }
  }

  /// Writes characters of one column and one byte, from `x` on, as far as they lie in `limits`.
  mutating func write(
    ascii: UnsafeBufferPointer<UInt8>, x: Int, y: Int, within limits: Range<Int>, style: Style,
    drawable: Range<Int>
  ) {
    let columns = (x..<x + ascii.count).clamped(to: limits).clamped(to: drawable)
    guard !columns.isEmpty else { return }
    breakWideCharacters(at: columns, row: y, drawable: drawable)
    for column in columns {
      self[column, y] = Cell(glyph: Glyph(ascii: ascii[column - x]), style: style)
    }
  }

  /// Puts one glyph into its one or two cells, where they may be drawn. Half a wide character
  /// that stays behind becomes a blank, so that no row ever holds half of one.
  ///
  /// A cell that may not be drawn has its final contents already. So it decides about a wide
  /// character of which it is one half: either it holds that half, and the other one belongs beside
  /// it; or something lies above, and the other half becomes a blank.
  mutating func put(_ glyph: Glyph, x: Int, y: Int, style: Style, drawable: Range<Int>) {
    guard glyph.width == 2 else {
      if drawable.contains(x) { replace(x, y, with: glyph, style, drawable) }
      return
    }
    switch (drawable.contains(x), drawable.contains(x + 1)) {
    case (true, true):
      replace(x, y, with: glyph, style, drawable)
      replace(x + 1, y, with: .continuation, style, drawable)
      self[x, y].glyph = glyph
    case (true, false):
      let isWhole = self[x + 1, y].glyph.isContinuation
      replace(x, y, with: isWhole ? glyph : .blank, style, drawable)
    case (false, true):
      let isWhole = self[x, y].glyph.width == 2
      replace(x + 1, y, with: isWhole ? .continuation : .blank, style, drawable)
    case (false, false): break
    }
  }

  /// Copies the cells of a stretch into another grid and returns the columns between which they
  /// differed.
  func update(_ other: inout CellGrid, row y: Int, _ columns: Range<Int>) -> Range<Int> {
    var changed = 0..<0
    for x in columns where self[x, y] != other[x, y] {
      other[x, y] = self[x, y]
      changed = (changed.isEmpty ? x : changed.lowerBound)..<x + 1
    }
    return changed
  }

  /// Puts a glyph into one cell and blanks the other half of a wide character that was there.
  private mutating func replace(
    _ x: Int, _ y: Int, with glyph: Glyph, _ style: Style, _ drawable: Range<Int>
  ) {
    breakWideCharacters(at: x..<x + 1, row: y, drawable: drawable)
    self[x, y] = Cell(glyph: glyph, style: style)
  }

  /// Blanks the halves of wide characters beside a stretch that is about to be overwritten.
  private mutating func breakWideCharacters(
    at columns: Range<Int>, row y: Int, drawable: Range<Int>
  ) {
    let (left, right) = (columns.lowerBound, columns.upperBound)
    if self[left, y].glyph.isContinuation, drawable.contains(left - 1) {
      self[left - 1, y].glyph = .blank
    }
    if self[right - 1, y].glyph.width == 2, drawable.contains(right) {
      self[right, y].glyph = .blank
    }
  }
}
