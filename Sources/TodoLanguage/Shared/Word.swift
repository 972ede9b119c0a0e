/// A word of a line, with the properties that the parsers need.
struct Word {
  /// The range of the whole word, quotes and punctuation included.
  let range: Range<String.Index>

  /// The word in lower case, without a comma after it or a full stop that ends a sentence, for
  /// comparison with known words. Empty for literal words and for words too long to be known.
  let text: String

  /// The mark it begins with, `#`, `@`, `-@` or `!`, if it could be one.
  let mark: Mark?

  /// Whether a comma follows, which ends a phrase and joins a list.
  let hasComma: Bool

  /// Whether it is literal, because it is in quotes or was refused.
  let isLiteral: Bool

  /// Whether it is in quotes.
  let isQuoted: Bool

  /// Whether it begins with a capital letter.
  let isCapitalized: Bool

  /// A word after a sign that gives it a meaning.
  struct Mark {
    let sign: Character
    /// The text after the sign, as it was typed and without the quotes around it.
    let name: String
    let isQuoted: Bool
    /// Whether a minus before it makes it a removal.
    var isRemoved = false
  }

  /// The longest word of any phrase is far shorter.
  private static let longestKnown = 32

  /// The word in a range of a line.
  init(
    _ range: Range<String.Index>, in line: String, mark: Mark? = nil, isLiteral: Bool = false,
    isQuoted: Bool = false
  ) {
    self.range = range
    self.mark = mark
    self.isLiteral = isLiteral
    self.isQuoted = isQuoted
    let typed = line[range]
    isCapitalized = typed.first?.isUppercase == true
    hasComma = typed.last == ","
    let isKnowable = !isLiteral && typed.utf8.count <= Self.longestKnown
    text = isKnowable ? Self.core(typed).lowercased() : ""
  }

  /// The word without the punctuation that ends a phrase. The full stop of `24.12.` stays.
  private static func core(_ typed: Substring) -> Substring {
    let rest = typed.dropLast()
    guard typed.last == "," || typed.last == "." && rest.allSatisfy(\.isLetter) else {
      return typed
    }
    return rest
  }

  /// The same word as a literal one.
  func refused(in line: String) -> Word {
    Word(range, in: line, isLiteral: true, isQuoted: isQuoted)
  }
}
