extension TextBuffer {
  /// Where the word before the cursor begins. A word is letters and digits.
  var wordStart: Int { start(of: \.isWordPart) }

  /// Where the word before the cursor begins, a word being anything between blanks.
  var blankSeparatedStart: Int { start { !$0.isWhitespace } }

  /// Where the word at or after the cursor ends.
  var wordEnd: Int {
    var position = cursor
    while position < characters.count, !characters[position].isWordPart { position += 1 }
    while position < characters.count, characters[position].isWordPart { position += 1 }
    return position
  }

  /// Where the cursor's line begins.
  var lineStart: Int {
    var position = cursor
    while position > 0, !characters[position - 1].isNewline { position -= 1 }
    return position
  }

  /// Where the cursor's line ends, before its line break.
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
  /// The text as a field can hold it: tabs become blanks, all other control characters go.
  ///
  /// - Parameters:
  ///   - isMultiline: Whether line breaks stay. Where they do not, one at the end goes and the others
  ///     become blanks.
  ///   - limit: Bytes after which the rest is left out, which nobody would take.
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
