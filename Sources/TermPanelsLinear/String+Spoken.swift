internal import SafeText

extension StringProtocol {
  /// The text as one line that is safe to write anywhere: nothing in it steers a terminal or
  /// changes the direction of reading. A character that would becomes a visible mark.
  var asSpokenLine: String {
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r", "\u{2028}", "\u{2029}": line.append(" ")
      default: line.append(scalar)
      }
    }
    return String(line).shownInLine
  }

  /// The text without blanks at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The text with a full stop, unless it ends in a mark of its own.
  var asSentence: String {
    guard let last, last.isLetter || last.isNumber || "”)»".contains(last) else {
      return String(self)
    }
    return String(self) + "."
  }
}
