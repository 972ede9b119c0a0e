/// The rows in which a text is shown, and the first visible one.
///
/// A line is broken into rows only when it is in sight, or next to what is, and its rows are kept
/// for a while. So a long text costs as much as a short one.
@MainActor final class TextLayout {
  /// A row: one of those that a line is broken into.
  struct Row: Comparable {
    /// The index of the line.
    var line = 0
    /// The index of the row in its line.
    var index = 0

    static func < (a: Row, b: Row) -> Bool { (a.line, a.index) < (b.line, b.index) }
  }

  /// The first visible row.
  private(set) var top = Row()
  private var columns = 1
  private var height = 1
  /// The rows of the lines that were measured last.
  private(set) var measured: [Int: TextLines] = [:]
  private var measuredVersion = -1
  private static let mostMeasured = 1_000

  /// Sets the columns of a row and the number of visible rows.
  func setSize(columns: Int, height: Int) {
    if columns != self.columns { measured = [:] }
    self.columns = columns
    self.height = max(1, height)
  }

  // MARK: - Rows

  /// The rows of a line.
  func rows(ofLine line: Int, in text: TextBuffer) -> TextLines {
    if measuredVersion != text.version { (measured, measuredVersion) = ([:], text.version) }
    if let rows = measured[line] { return rows }
    if measured.count == TextLayout.mostMeasured { measured = [:] }
    let rows = TextLines(Array(text.lines[line]), columns: columns)
    measured[line] = rows
    return rows
  }

  /// The row that a position lies in.
  func row(of position: TextPosition, in text: TextBuffer) -> Row {
    let rows = rows(ofLine: position.line, in: text)
    return Row(line: position.line, index: rows.line(of: position.offset))
  }

  /// The column in which a position lies.
  func column(of position: TextPosition, in text: TextBuffer) -> Int {
    rows(ofLine: position.line, in: text).column(of: position.offset)
  }

  /// The position in a row that is nearest to a column, and not beyond it.
  func position(in row: Row, column: Int, of text: TextBuffer) -> TextPosition {
    let rows = rows(ofLine: row.line, in: text)
    return TextPosition(
      line: row.line, offset: rows.position(inLine: row.index, column: column))
  }

  /// The start of a row.
  func start(of row: Row, in text: TextBuffer) -> TextPosition {
    let rows = rows(ofLine: row.line, in: text)
    return TextPosition(line: row.line, offset: rows.lines[row.index].lowerBound)
  }

  /// The last position that is shown in a row.
  func end(of row: Row, in text: TextBuffer) -> TextPosition {
    let rows = rows(ofLine: row.line, in: text)
    return TextPosition(line: row.line, offset: rows.end(ofLine: row.index))
  }

  /// Moves a row down, or up if the offset is negative, as far as the text reaches.
  ///
  /// - Returns: Whether the text reaches that far.
  @discardableResult
  func move(_ row: inout Row, by offset: Int, in text: TextBuffer) -> Bool {
    var rest = offset
    while rest > 0 {
      let below = rows(ofLine: row.line, in: text).lines.count - 1 - row.index
      if rest <= below {
        row.index += rest
        return true
      }
      guard row.line + 1 < text.lines.count else {
        row.index += below
        return false
      }
      rest -= below + 1
      row = Row(line: row.line + 1)
    }
    while rest < 0 {
      if -rest <= row.index {
        row.index += rest
        return true
      }
      guard row.line > 0 else {
        row.index = 0
        return false
      }
      rest += row.index + 1
      row.line -= 1
      row.index = rows(ofLine: row.line, in: text).lines.count - 1
    }
    return true
  }

  // MARK: - The visible part

  /// The visible row at which a position is; `nil` if it is out of sight.
  func y(of position: TextPosition, in text: TextBuffer) -> Int? {
    let row = row(of: position, in: text)
    guard row >= top else { return nil }
    var (y, current) = (0, top)
    while current.line < row.line {
      y += rows(ofLine: current.line, in: text).lines.count - current.index
      if y >= height { return nil }
      current = Row(line: current.line + 1)
    }
    y += row.index - current.index
    return y < height ? y : nil
  }

  /// The row at a number of rows below the top, or the last one; the first one if it is above.
  func row(at y: Int, in text: TextBuffer) -> Row {
    var row = top
    move(&row, by: y, in: text)
    return row
  }

  /// Scrolls by rows, as far as the text reaches.
  ///
  /// - Returns: Whether any row is out of sight, so that there is something to scroll.
  func scroll(by offset: Int, in text: TextBuffer) -> Bool {
    guard lastTop(in: text) > Row() else { return false }
    move(&top, by: offset, in: text)
    adjust(in: text)
    return true
  }

  /// Scrolls as little as is needed for a position to be visible.
  func reveal(_ position: TextPosition, in text: TextBuffer) {
    let row = row(of: position, in: text)
    var lowest = row
    move(&lowest, by: 1 - height, in: text)
    top = max(min(top, row), lowest)
  }

  /// Brings the first visible row back into the text after a change, with as many rows below it as
  /// are visible.
  func adjust(in text: TextBuffer) {
    top.line = min(top.line, text.lines.count - 1)
    top.index = min(top.index, rows(ofLine: top.line, in: text).lines.count - 1)
    top = min(top, lastTop(in: text))
  }

  /// The first visible row when the last row is the lowest visible one.
  private func lastTop(in text: TextBuffer) -> Row {
    var row = row(of: text.end, in: text)
    move(&row, by: 1 - height, in: text)
    return row
  }
}
