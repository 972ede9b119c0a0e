internal import FileKit

/// A text broken into lines of a number of columns: at blanks if there are any, inside a word
/// where there are none, and at line breaks. Blanks at which a line is broken hang over its end.
struct TextLines {
  /// The characters of each line, its line break or hanging blanks at the end included; at least
  /// one line. Each begins where the one before ends.
  private(set) var lines: [Range<Int>] = []
  /// The characters of the text.
  let characters: [Character]
  /// The columns of a line.
  private let columns: Int
  /// The direction of the text, if any character may run from right to left.
  private let direction: TextDirection?

  init(_ characters: [Character], columns: Int) {
    self.characters = characters
    let columns = max(1, columns)
    self.columns = columns
    let isMixed = characters.contains(where: \.isRightToLeft)
    direction = isMixed ? TextDirection(of: characters) : nil
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
        // A wide character may not fit behind a word that moved away from a single blank.
        if index > start, used + width > columns {
          lines.append(start..<index)
          (start, word, wordColumns, used) = (index, index, 0, 0)
        }
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

  /// The characters of a line in the order of the screen, and the column at which they begin, if
  /// any may run from right to left. Hanging blanks are left out.
  func visualLine(_ line: Int) -> (characters: VisualLine, origin: Int)? {
    guard let direction else { return nil }
    var range = lines[line]
    while let last = range.last, characters[last].isNewline || isHanging(last, in: line) {
      range.removeLast()
    }
    return VisualLine(characters[range], in: direction).map {
      // The last column of a field is for the cursor behind a text that fills the others.
      ($0, $0.origin(in: columns + 1))
    }
  }

  private func isHanging(_ index: Int, in line: Int) -> Bool {
    line < lines.count - 1 && characters[index] == " "
  }

  /// The column in which a position lies.
  func column(of position: Int) -> Int {
    let line = line(of: position)
    if let (visual, origin) = visualLine(line) {
      return max(0, origin + visual.column(of: position - lines[line].lowerBound))
    }
    var column = 0
    for index in lines[line].lowerBound..<position {
      column += characters[index].columns
    }
    return column
  }

  /// The position in a line that is nearest to a column, and not beyond it.
  func position(inLine line: Int, column: Int) -> Int {
    let end = end(ofLine: line)
    if let (visual, origin) = visualLine(line) {
      return min(end, lines[line].lowerBound + visual.index(at: column - origin))
    }
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
