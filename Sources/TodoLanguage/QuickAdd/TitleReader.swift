/// Joins the words that are not chips.
enum TitleReader {
  /// The title of a line. Quotes that keep words literal, given by their positions, are left out,
  /// as is a comma before chips with which the line ends.
  static func title(
    of words: [Word], in line: String, without chips: [QuickAdd.Chip],
    holdingBack quotes: Set<String.Index>
  ) -> String {
    var title = ""
    var index = 0
    var next = 0
    while index < words.count {
      if next < chips.count, chips[next].words.lowerBound == index {
        index = chips[next].words.upperBound
        next += 1
        continue
      }
      let word = words[index]
      // `due:` and the text after it are two words without a space.
      let isJoined = index > 0 && words[index - 1].range.upperBound == word.range.lowerBound
      if !title.isEmpty, !isJoined { title += " " }
      append(line[word.range], isLiteral: quotes.contains(word.range.lowerBound), to: &title)
      index += 1
    }
    let endsWithChips = !chips.isEmpty && chips.last?.words.upperBound == words.count
    return endsWithChips && title.hasSuffix(",") ? String(title.dropLast()) : title
  }

  /// Appends a word with single spaces, and without its quotes if it is literal.
  private static func append(_ typed: Substring, isLiteral: Bool, to title: inout String) {
    let closing = isLiteral ? typed.lastIndex(of: "\"") : nil
    var isSpace = false
    for index in typed.indices {
      if isLiteral, index == typed.startIndex || index == closing { continue }
      if typed[index].isWhitespace {
        isSpace = true
        continue
      }
      if isSpace, title.last != " " { title.append(" ") }
      isSpace = false
      title.append(typed[index])
    }
  }
}
