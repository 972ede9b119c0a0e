import SafeText

/// The form of output for people: aligned, cut to a width, and coloured if that is wanted.
package struct HumanPage: Sendable {
  /// The columns of the terminal; nil if nothing is cut.
  private let columns: Int?
  private let isColored: Bool
  /// The columns of a text, as a terminal shows it.
  private let width: @Sendable (String) -> Int
  /// A text cut to a number of columns.
  private let cut: @Sendable (String, Int) -> String

  package init(
    columns: Int?, isColored: Bool, width: @escaping @Sendable (String) -> Int,
    cut: @escaping @Sendable (String, Int) -> String
  ) {
    (self.columns, self.isColored, self.width, self.cut) = (columns, isColored, width, cut)
  }

  private static let gap = "  "
  /// The fewest columns to which a text is cut.
  private static let narrowest = 8

  func text(of output: CommandOutput) -> String {
    let rows = output.page ?? output.records.map(\.cells)
    let widths = columnWidths(of: rows)
    var lines: [String] = []
    for (index, row) in rows.enumerated() {
      if output.page == nil, let heading = output.records[index].heading {
        if !lines.isEmpty { lines.append("") }
        lines.append(color(heading.shownInLine, .strong))
      }
      lines.append(line(row, widths))
    }
    return lines.joined(separator: "\n")
  }

  // MARK: - Columns

  /// The width of each column: that of its widest cell. Where the rows are too wide, flexible
  /// columns are narrower. A row of one cell, such as a title, has no columns.
  private func columnWidths(of rows: [[CommandOutput.Cell]]) -> [Int] {
    var widths: [Int] = []
    var flexible: Int?
    for row in rows where row.count > 1 {
      for (index, cell) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], width(cell.text.shownInLine))
        if cell.isFlexible { flexible = index }
      }
    }
    let filled = widths.filter { $0 > 0 }
    let total = filled.reduce(0, +) + max(0, filled.count - 1) * Self.gap.count
    if let columns, let flexible, total > columns {
      widths[flexible] = max(Self.narrowest, widths[flexible] - (total - columns))
    }
    return widths
  }

  private func line(_ row: [CommandOutput.Cell], _ widths: [Int]) -> String {
    if row.count == 1 { return color(row[0].text.shownInLine, row[0].tone) }
    var line = ""
    var owed = 0
    for (index, cell) in row.enumerated() {
      let text = cut(cell.text.shownInLine, widths[index])
      // No line ends with spaces.
      if !text.isEmpty {
        line += String(repeating: " ", count: owed) + color(text, cell.tone)
        owed = 0
      }
      // A column that is empty in every row takes no room.
      if widths[index] > 0 { owed += widths[index] - width(text) + Self.gap.count }
    }
    return line
  }

  // MARK: - Colours

  private func color(_ text: String, _ tone: CommandOutput.Cell.Tone) -> String {
    guard isColored, let code = tone.colorCode else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension CommandOutput.Cell.Tone {
  /// The number of the colour or style in a terminal's sequence (SGR); nil for the usual one.
  fileprivate var colorCode: Int? {
    switch self {
    case .plain: nil
    case .strong: 1
    case .faint: 2
    case .urgent: 31
    case .today: 33
    }
  }
}
