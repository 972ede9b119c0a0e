/// The items in a text of several lines, such as a list from a mail.
enum PastedLines {
  /// A line for each item, without the marker of a list. Empty lines are left out.
  static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(bare).filter { !$0.isEmpty }
  }

  private static func bare(_ line: Substring) -> String {
    var line = line.drop(while: \.isWhitespace)
    for mark in ["- ", "* ", "+ ", "• ", "[ ] ", "☐ "] where line.hasPrefix(mark) {
      line = line.dropFirst(mark.count).drop(while: \.isWhitespace)
    }
    while line.last?.isWhitespace == true { line.removeLast() }
    return String(line)
  }
}
