public import TermPanels

extension Film {
  /// A screen of a film. Rows that have not changed share their cells with the screen before.
  public struct Frame: Equatable, Sendable {
    /// Microseconds since the beginning.
    public private(set) var time: Int
    /// Columns and rows.
    public let size: Size
    /// The position of the cursor; `nil` while it is hidden.
    public let cursor: Point?
    /// The cells of each row.
    let rows: [[Cell]]

    /// Creates a frame from the cells of a screen.
    init(_ screen: CellGrid, cursor: Point?, time: Int, after former: Frame?) {
      (self.time, self.cursor, size) = (time, cursor, screen.size)
      let old = former?.size == screen.size ? former?.rows : nil
      rows = (0..<screen.size.height).map { y in
        let row = (0..<screen.size.width).map { screen[$0, y] }
        return old?[y] == row ? old?[y] ?? row : row
      }
    }

    /// The cell at a column and a row, which must be inside.
    public subscript(x: Int, y: Int) -> Cell { rows[y][x] }

    /// Whether another frame looks the same.
    func looks(like other: Frame) -> Bool {
      size == other.size && cursor == other.cursor && rows == other.rows
    }

    /// The same screen at another time.
    func at(_ time: Int) -> Frame {
      var frame = self
      frame.time = time
      return frame
    }
  }
}
