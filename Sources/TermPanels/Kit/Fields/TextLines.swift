internal import SortedSearch

/// A text broken into lines of a number of columns: at blanks if there are any, inside a word
/// where there are none, and at line breaks. Blanks at which a line is broken hang over its end.
struct TextLines {
  /// The characters of each line, its line break or hanging blanks at the end included; at least
  /// one line. Each begins where the one before ends.
  private(set) var lines: [Range<Int>] = []
  /// The characters of the text.
  let characters: [Character]

  init(_ characters: [Character], columns: Int) {
    self.characters = characters
    let columns = max(1, columns)
    var start = 0
    /// The start of the word that is being measured, and its columns.
    var word = 0
    var wordColumns = 0
    var used = 0
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        lines.append(start..<index + 1)
        (start, word, wordColumns, used) = (index + 1, index + 1, 0, 0)
        continue
      }
      let width = character.columns
      if character == " " {
        used += width
        (word, wordColumns) = (index + 1, 0)
        continue
      }
      if used + width > columns, index > start {
        // The word moves to the next line, or the rest of a word that is too long for a line.
        let isBroken = word == start
        let end = isBroken ? index : word
        lines.append(start..<end)
        start = end
        if isBroken { (word, wordColumns) = (index, 0) }
        used = wordColumns
      }
      used += width
      wordColumns += width
    }
    lines.append(start..<characters.count)
  }

  /// The line that a position lies in. The end of a line that was broken is the start of the next.
  func line(of position: Int) -> Int {
    max(0, lines.partitioningIndex { $0.lowerBound > position } - 1)
  }

  /// The column in which a position lies.
  func column(of position: Int) -> Int {
    var column = 0
    for index in lines[line(of: position)].lowerBound..<position {
      column += characters[index].columns
    }
    return column
  }

  /// The position in a line that is nearest to a column, and not beyond it.
  func position(inLine line: Int, column: Int) -> Int {
    let end = end(ofLine: line)
    var position = lines[line].lowerBound
    var used = 0
    while position < end {
      used += characters[position].columns
      if used > column { break }
      position += 1
    }
    return position
  }

  /// The last position that is shown in a line: before its line break, or before the character
  /// that a broken line ends with.
  func end(ofLine line: Int) -> Int {
    let range = lines[line]
    if line == lines.count - 1 { return range.upperBound }
    return range.upperBound - 1
  }
}
