import CivilCalendar
import DatePhrases

/// A word of a line, with the properties that the parsers need.
struct Word {
  /// The range of the whole word, quotes and punctuation included.
  let range: Range<String.Index>

  /// The word as it was typed.
  let typed: Substring

  /// The word as the grammar of dates sees it.
  let date: DateWord

  /// The mark it begins with, such as `#` or `tag:`, if it could be one.
  let mark: Mark?

  /// Whether it is literal, because it is in quotes or was refused.
  let isLiteral: Bool

  /// Whether it is in quotes.
  let isQuoted: Bool

  /// Whether it belongs to a mark that was refused.
  let isRefusedMark: Bool

  /// A word after a mark that gives it a meaning.
  struct Mark {
    /// The sign, or that of the same meaning: `#`, `@`, `!` or `~`.
    let sign: Character
    /// The text after the mark, as it was typed and without the quotes around it.
    let name: String
    let isQuoted: Bool
    /// Whether it is a removal.
    var isRemoved = false
  }

  /// The word in a range of a line.
  init(
    _ range: Range<String.Index>, in line: String, mark: Mark? = nil, isLiteral: Bool = false,
    isQuoted: Bool = false
  ) {
    self.init(range, line[range], mark, isLiteral: isLiteral, isQuoted: isQuoted)
  }

  private init(
    _ range: Range<String.Index>, _ typed: Substring, _ mark: Mark?, isLiteral: Bool,
    isQuoted: Bool, isRefusedMark: Bool = false
  ) {
    (self.range, self.typed, self.mark) = (range, typed, mark)
    (self.isLiteral, self.isQuoted, self.isRefusedMark) = (isLiteral, isQuoted, isRefusedMark)
    date = DateWord(typed)
  }

  /// The word in lower case, without the punctuation after it, for comparison with known words.
  /// Empty for literal words and for words too long to be known.
  var text: String { isLiteral ? "" : date.text }

  /// Whether it begins with a digit.
  var startsWithDigit: Bool { text.utf8.first.map { (48...57).contains($0) } == true }

  /// Whether it looks like a mark: dates before and after it are read as if it were not there.
  /// `@ 9:30`, `@3pm` and `!!!` do not.
  var looksLikeMark: Bool {
    guard let mark, let first = mark.name.first else { return isRefusedMark }
    return first != "!" && !(mark.sign == "@" && first.isNumber)
  }

  /// The same word as a literal one, which may belong to a mark.
  func refused(in line: String, isMark: Bool) -> Word {
    Word(
      range, line[range], nil, isLiteral: true, isQuoted: isQuoted, isRefusedMark: isMark)
  }

  /// Another word in the place of this one.
  func replaced(by text: String) -> Word {
    Word(range, text[...], nil, isLiteral: false, isQuoted: false)
  }
}
