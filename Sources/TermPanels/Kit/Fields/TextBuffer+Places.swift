extension TextBuffer {
  /// The start of the word before the cursor. A word is letters and digits.
  var wordStart: Int { start(of: \.isWordPart) }

  /// The start of the word before the cursor, a word being anything between blanks.
  var blankSeparatedStart: Int { start { !$0.isWhitespace } }

  /// The end of the word at or after the cursor.
  var wordEnd: Int {
    var position = cursor
    while position < characters.count, !characters[position].isWordPart { position += 1 }
    while position < characters.count, characters[position].isWordPart { position += 1 }
    return position
  }

  /// The start of the cursor's line.
  var lineStart: Int {
    var position = cursor
    while position > 0, !characters[position - 1].isNewline { position -= 1 }
    return position
  }

  /// The end of the cursor's line, before its line break.
  var lineEnd: Int {
    var position = cursor
    while position < characters.count, !characters[position].isNewline { position += 1 }
    return position
  }

  private func start(of isPart: (Character) -> Bool) -> Int {
    var position = cursor
    while position > 0, !isPart(characters[position - 1]) { position -= 1 }
    while position > 0, isPart(characters[position - 1]) { position -= 1 }
    return position
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}

extension String {
  /// The text as a field can hold it: tabs become blanks, all other control characters are removed.
  ///
  /// - Parameters:
  ///   - isMultiline: Whether line breaks stay. If not, one at the end is removed and the others
  ///     become blanks.
  ///   - limit: Bytes after which the rest is left out, since it would not be accepted.
  func editable(isMultiline: Bool, upTo limit: Int = .max) -> String {
    var text = self[...]
    if !isMultiline, text.last?.isNewline == true { text.removeLast() }
    var editable = ""
    for character in text {
      if editable.utf8.count > limit { break }
      if character.isNewline {
        editable.append(isMultiline ? "\n" : " ")
      } else if character == "\t" {
        editable.append(isMultiline ? "    " : " ")
      } else {
        editable.unicodeScalars.append(
          contentsOf: character.unicodeScalars.filter { $0.properties.generalCategory != .control })
      }
    }
    return editable
  }
}
