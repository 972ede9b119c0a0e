extension TextBuffer {
  /// Whether the text has no character.
  var isEmpty: Bool { length == 0 }

  /// The end of the text.
  var end: TextPosition { end(ofLine: lines.count - 1) }

  /// The end of a line, before its line break.
  func end(ofLine line: Int) -> TextPosition {
    TextPosition(line: line, offset: lines[line].count)
  }

  /// The characters of the cursor's line.
  var characters: [Character] { Array(lines[cursor.line]) }

  /// The position in the text that is nearest to another one, in its line if the line exists.
  func nearest(to position: TextPosition) -> TextPosition {
    if position.line < 0 { return TextPosition() }
    guard position.line < lines.count else { return end }
    let offset = min(max(0, position.offset), lines[position.line].count)
    return TextPosition(line: position.line, offset: offset)
  }

  /// The text between two positions, with its line breaks.
  func text(in range: Range<TextPosition>) -> String {
    let (start, end) = (range.lowerBound, range.upperBound)
    if start.line == end.line {
      return String(lines[start.line].prefix(end.offset).dropFirst(start.offset))
    }
    var text = String(lines[start.line].dropFirst(start.offset)) + "\n"
    for line in lines[(start.line + 1)..<end.line] {
      text += line
      text += "\n"
    }
    return text + String(lines[end.line].prefix(end.offset))
  }

  /// The selected part of a line, as the offsets of its characters; the line break is the one after
  /// the last of them.
  func selection(inLine line: Int) -> Range<Int> {
    guard let selection, selection.lowerBound.line <= line, line <= selection.upperBound.line
    else { return 0..<0 }
    let (start, end) = (selection.lowerBound, selection.upperBound)
    let first = start.line == line ? start.offset : 0
    let last = end.line == line ? end.offset : lines[line].count + 1
    return first..<last
  }

  /// The position to the left of the cursor: where the line runs from right to left, the next one.
  var positionToTheLeft: TextPosition {
    lines[cursor.line].runsRightToLeft ? positionAfter : positionBefore
  }

  /// The position to the right of the cursor: where the line runs from right to left, the one
  /// before.
  var positionToTheRight: TextPosition {
    lines[cursor.line].runsRightToLeft ? positionBefore : positionAfter
  }

  /// The position one character before the cursor; at the start of the text, the cursor's.
  var positionBefore: TextPosition {
    if cursor.offset > 0 { return TextPosition(line: cursor.line, offset: cursor.offset - 1) }
    return cursor.line > 0 ? end(ofLine: cursor.line - 1) : cursor
  }

  /// The position one character after the cursor; at the end of the text, the cursor's.
  var positionAfter: TextPosition {
    if cursor.offset < lines[cursor.line].count {
      return TextPosition(line: cursor.line, offset: cursor.offset + 1)
    }
    return cursor.line + 1 < lines.count ? TextPosition(line: cursor.line + 1) : cursor
  }

  /// The start of the word before the cursor. A word is letters and digits.
  var wordStart: TextPosition { start(of: \.isWordPart) }

  /// The start of the word before the cursor, a word being anything between blanks.
  var blankSeparatedStart: TextPosition { start { !$0.isWhitespace } }

  /// The end of the word at or after the cursor.
  var wordEnd: TextPosition {
    var position = cursor
    var characters = characters
    while true {
      while position.offset < characters.count, !characters[position.offset].isWordPart {
        position.offset += 1
      }
      if position.offset < characters.count || position.line + 1 == lines.count { break }
      position = TextPosition(line: position.line + 1)
      characters = Array(lines[position.line])
    }
    while position.offset < characters.count, characters[position.offset].isWordPart {
      position.offset += 1
    }
    return position
  }

  /// A unit in which the mouse selects.
  enum Unit { case character, word, line }

  /// The piece of the text that a press at a position selects: nothing, the word there or what is
  /// between two words, or the line without its line break.
  func piece(_ unit: Unit, at position: TextPosition) -> Range<TextPosition> {
    let place = nearest(to: position)
    switch unit {
    case .character: return place..<place
    case .line: return TextPosition(line: place.line)..<end(ofLine: place.line)
    case .word:
      let characters = Array(lines[place.line])
      guard !characters.isEmpty else { return place..<place }
      let pressed = min(place.offset, characters.count - 1)
      let kind = characters[pressed].kind
      var (start, end) = (pressed, pressed + 1)
      while start > 0, characters[start - 1].kind == kind { start -= 1 }
      while end < characters.count, characters[end].kind == kind { end += 1 }
      return TextPosition(
        line: place.line, offset: start)..<TextPosition(line: place.line, offset: end)
    }
  }

  /// The start of the cursor's line.
  var lineStart: TextPosition { TextPosition(line: cursor.line) }

  /// The end of the cursor's line, before its line break.
  var lineEnd: TextPosition { end(ofLine: cursor.line) }

  private func start(of isPart: (Character) -> Bool) -> TextPosition {
    var position = cursor
    var characters = characters
    while true {
      while position.offset > 0, !isPart(characters[position.offset - 1]) { position.offset -= 1 }
      if position.offset > 0 || position.line == 0 { break }
      position.line -= 1
      characters = Array(lines[position.line])
      position.offset = characters.count
    }
    while position.offset > 0, isPart(characters[position.offset - 1]) { position.offset -= 1 }
    return position
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }

  /// A part of a word, a blank, or anything else.
  fileprivate var kind: Int { isWordPart ? 0 : isWhitespace ? 1 : 2 }
}
