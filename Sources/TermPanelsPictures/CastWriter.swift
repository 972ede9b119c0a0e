import TermPanels

/// The output of a film for a terminal: for each screen, the bytes that turn the screen before into
/// it.
struct CastWriter {
  private var book: LookBook
  private var former: Film.Frame?
  /// The look that the terminal writes with; `nil` if it is unknown.
  private var look: PictureLook?

  init(_ film: Film) { book = LookBook(film) }

  /// The output that shows a screen.
  mutating func output(showing frame: Film.Frame) -> String {
    var output = ""
    let isNew = former?.size != frame.size
    if isNew {
      look = nil
      output += "\u{1B}[0m\u{1B}[2J"
    }
    for y in 0..<frame.size.height {
      let old = isNew ? nil : former?.rows[y]
      let changed = frame.rows[y].changedColumns(since: old)
      if !changed.isEmpty { output += write(frame.rows[y], changed, row: y) }
    }
    if let cursor = frame.cursor {
      output += CastWriter.move(x: cursor.x, y: cursor.y)
      if former?.cursor == nil { output += "\u{1B}[?25h" }
    } else if former?.cursor != nil || former == nil {
      output = "\u{1B}[?25l" + output
    }
    former = frame
    return output
  }

  /// The output that leaves a terminal in order, below the last screen.
  var ending: String {
    let last = max(0, (former?.size.height ?? 1) - 1)
    return "\u{1B}[0m" + CastWriter.move(x: 0, y: last) + "\u{1B}[?25h"
  }

  private mutating func write(_ cells: [Cell], _ columns: Range<Int>, row: Int) -> String {
    var output = CastWriter.move(x: columns.lowerBound, y: row)
    for x in columns where !cells[x].glyph.isContinuation {
      let cell = cells[x]
      let wanted = book.look(of: cell.style)
      if wanted != look {
        output += sequence(for: wanted)
        look = wanted
      }
      output += cell.glyph.text
      // Terminals disagree about the width of some characters.
      let next = x + Int(cell.glyph.width)
      let isPlain = cell.glyph.width == 1 && cell.glyph.marks == (0, 0, 0)
      if !isPlain, next < columns.upperBound { output += "\u{1B}[\(next + 1)G" }
    }
    return output
  }

  /// The sequence that makes a terminal write with a look.
  private func sequence(for look: PictureLook) -> String {
    var codes = "0"
    for (attribute, code) in CastWriter.attributes where look.attributes.contains(attribute) {
      codes += ";\(code)"
    }
    if look.ink != book.text { codes += ";38;2;" + look.ink.dark.parts }
    if look.surface != book.ground { codes += ";48;2;" + look.surface.dark.parts }
    return "\u{1B}[\(codes)m"
  }

  private static let attributes: [(Style.Attributes, Int)] = [
    (.bold, 1), (.italic, 3), (.underline, 4), (.strikethrough, 9),
  ]

  private static func move(x: Int, y: Int) -> String { "\u{1B}[\(y + 1);\(x + 1)H" }
}

extension Color {
  fileprivate var parts: String { "\(red);\(green);\(blue)" }
}

extension [Cell] {
  /// The columns between the first and the last cell that differ from those of another row, with
  /// both halves of wide characters; all if there is no other row.
  fileprivate func changedColumns(since other: [Cell]?) -> Range<Int> {
    guard let other, other.count == count else { return indices }
    guard let first = indices.first(where: { self[$0] != other[$0] }),
      let last = indices.last(where: { self[$0] != other[$0] })
    else { return 0..<0 }
    let isRightHalf = first > 0 && self[first].glyph.isContinuation
    let isLeftHalf = last + 1 < count && self[last + 1].glyph.isContinuation
    return (isRightHalf ? first - 1 : first)..<(isLeftHalf ? last + 2 : last + 1)
  }
}
