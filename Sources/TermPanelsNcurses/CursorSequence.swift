import TermPanels

/// The sequences that move the cursor past ncurses, and back to where ncurses knows it.
enum CursorSequence {
  /// Notes the position and the look of text.
  static let save = "\u{1B}7"
  /// Returns to what was noted.
  static let restore = "\u{1B}8"

  /// Moves the cursor to a cell.
  static func move(to cell: Point) -> String { "\u{1B}[\(cell.y + 1);\(cell.x + 1)H" }
}
