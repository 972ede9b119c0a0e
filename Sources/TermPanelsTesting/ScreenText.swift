public import TermPanels

/// A screen as text that can be read in a test, and pasted into one.
@MainActor public struct ScreenText {
  private let grid: CellGrid
  private let cursor: Point?

  /// Reads a terminal's screen.
  public init(_ terminal: MemoryTerminal) {
    grid = terminal.screen
    cursor = terminal.cursor
  }

  /// A line for each row, without blanks at the end of a line. The cursor is not shown.
  public var text: String {
    rows.map { $0.trimmed }.joined(separator: "\n")
  }

  /// A line for each row at its full width, `|`, and a letter for each cell's role: capital where
  /// the cell lies on the selection; `^` is the cursor, `.` a blank on the plain background.
  public var textWithRoles: String {
    rows.enumerated().map { "\($1)|   \(roles(row: $0))".trimmed }.joined(separator: "\n")
  }

  private var rows: [String] { (0..<grid.size.height).map { grid.text(row: $0) } }

  private func roles(row: Int) -> String {
    var line = ""
    for x in 0..<grid.size.width {
      let cell = grid[x, row]
      if cursor == Point(x: x, y: row) {
        line += "^"
      } else if cell.glyph == .blank, cell.style.background.role == .background {
        line += "."
      } else {
        let letter = cell.style.foreground.role.letter
        let isCurrent = [.selection, .otherSelection].contains(cell.style.background.role)
        line += isCurrent ? letter.uppercased() : letter
      }
    }
    return line.trimmed(".")
  }
}

extension String {
  fileprivate var trimmed: String { trimmed(" ") }

  fileprivate func trimmed(_ blank: Character) -> String {
    var text = Substring(self)
    while text.last == blank { text.removeLast() }
    return String(text)
  }
}

extension Role {
  /// The letter for a role in the output of `ScreenText`.
  public var letter: String {
    switch self {
    case .text: "t"
    case .secondary: "s"
    case .faint: "f"
    case .accent: "a"
    case .title: "n"
    case .done: "d"
    case .overdue: "o"
    case .today: "y"
    case .hint: "h"
    case .hintKey: "k"
    case .error: "e"
    case .border: "b"
    case .progress: "p"
    case .selected: "x"
    default: "?"
    }
  }
}
