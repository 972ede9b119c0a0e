extension String {
  /// The text as a field can hold it: tabs become blanks, all other control characters are removed.
  ///
  /// - Parameters:
  ///   - isMultiline: Whether line breaks stay. If not, one at the end is removed and the others
  ///     become blanks.
  ///   - limit: Bytes after which the rest is left out, since it would not be accepted.
  func editable(isMultiline: Bool, upTo limit: Int = .max) -> String {
    if utf8.count <= limit, isEditable(isMultiline: isMultiline) { return self }
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
          contentsOf: character.unicodeScalars.filter { !$0.isControl })
      }
    }
    return editable
  }

  /// Whether a field can hold the text as it is.
  private func isEditable(isMultiline: Bool) -> Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "\n": isMultiline
      case "\u{2028}", "\u{2029}": false
      default: !scalar.isControl
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character. Unicode never adds others.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
