import CivilCalendar
import DatePhrases

/// Splits a line into words at white space, and text without spaces where known words begin or end.
/// Text in quotes is one word, if the closing quote ends a word; a quote that is never closed is a
/// character like any other.
struct WordReader {
  private let line: String
  private let areQuotesLiteral: Bool
  private var index: String.Index
  /// Whether quotes can still be closed from here. Without it every open quote would cause a search
  /// to the end.
  private var mayClose = true

  /// The words of a line. Without literal quotes, quoted words become words without quotes.
  static func words(
    of line: String, in language: DateLanguage, areQuotesLiteral: Bool = true
  ) -> [Word] {
    var reader = WordReader(line, areQuotesLiteral)
    var words: [Word] = []
    let splitter = UnspacedText(language)
    while let word = reader.next() {
      guard let splitter, word.mark == nil, !word.isLiteral else {
        words.append(word)
        continue
      }
      words += splitter.words(of: line[word.range]).map { Word($0, in: line) }
    }
    return words
  }

  private init(_ line: String, _ areQuotesLiteral: Bool) {
    self.line = line
    self.areQuotesLiteral = areQuotesLiteral
    index = line.startIndex
  }

  private mutating func next() -> Word? {
    while index < line.endIndex, line[index].isWhitespace { line.formIndex(after: &index) }
    guard index < line.endIndex else { return nil }
    let start = index
    let first = line[start]

    if first == "\"", areQuotesLiteral, let end = closingQuote(from: start) {
      // Text right after the quote, such as a full stop, belongs to it.
      index = end
      skipWord()
      return Word(start..<index, in: line, isLiteral: true, isQuoted: true)
    }
    if let word = quotedMark(from: start) { return word }
    if let end = keyEnd(from: start) {
      // The text after `due:` is the first word of a phrase.
      index = end
      return word(start..<end)
    }
    skipWord()
    if areQuotesLiteral { return word(start..<index) }
    var range = start..<index
    while range.lowerBound < range.upperBound, line[range.lowerBound] == "\"" {
      range = line.index(after: range.lowerBound)..<range.upperBound
    }
    while range.lowerBound < range.upperBound,
      line[line.index(before: range.upperBound)] == "\""
    {
      range = range.lowerBound..<line.index(before: range.upperBound)
    }
    return word(range)
  }

  private func word(_ range: Range<String.Index>) -> Word {
    guard let (start, name) = MarkStart.split(line[range]), !start.isKey || !name.isEmpty else {
      return Word(range, in: line)
    }
    let mark = Word.Mark(
      sign: start.sign, name: Self.bare(name), isQuoted: false, isRemoved: start.isRemoval)
    return Word(range, in: line, mark: mark)
  }

  /// The word in `#"big list"` and the like.
  private mutating func quotedMark(from first: String.Index) -> Word? {
    guard let (start, name) = MarkStart.split(line[first...].prefix { !$0.isWhitespace }),
      start.isNaming, name.first == "\"", let end = closingQuote(from: name.startIndex)
    else { return nil }
    index = end
    skipWord()
    let inside = line.index(after: name.startIndex)..<line.index(before: end)
    let mark = Word.Mark(
      sign: start.sign, name: String(line[inside]), isQuoted: true, isRemoved: start.isRemoval)
    return Word(first..<index, in: line, mark: mark)
  }

  private mutating func skipWord() {
    while index < line.endIndex, !line[index].isWhitespace { line.formIndex(after: &index) }
  }

  /// The index after the quote that closes the one at an index. White space, punctuation or the end
  /// follows a closing quote.
  private mutating func closingQuote(from open: String.Index) -> String.Index? {
    guard mayClose else { return nil }
    var cursor = line.index(after: open)
    while cursor < line.endIndex {
      let after = line.index(after: cursor)
      if line[cursor] == "\"", line.index(after: open) < cursor,
        after == line.endIndex || line[after].isWhitespace || ",.;:!?)".contains(line[after])
      {
        return after
      }
      cursor = after
    }
    mayClose = false
    return nil
  }

  /// The index after the colon of `due:fri` and the like; nil for any other word.
  private func keyEnd(from start: String.Index) -> String.Index? {
    var cursor = start
    var key = ""
    while cursor < line.endIndex, line[cursor].isLetter, key.utf8.count < DateKey.longest {
      key.append(line[cursor])
      line.formIndex(after: &cursor)
    }
    guard cursor < line.endIndex, line[cursor] == ":", DateKey(rawValue: key.lowercased()) != nil
    else {
      return nil
    }
    return line.index(after: cursor)
  }

  /// A name without the punctuation after it, which is that of the sentence.
  static func bare(_ name: Substring) -> String {
    var name = name
    while let last = name.last, ",.;:!?)".contains(last) { name.removeLast() }
    return String(name)
  }
}
