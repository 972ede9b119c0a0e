/// A word of a line, with what the parsers ask about it.
struct Word {
  /// Where the whole of it is, quotes and punctuation included.
  let range: Range<String.Index>

  /// The word in lower case without a comma, or a full stop that ends a sentence, behind it, to be compared with known words. Empty for
  /// literal words and for long ones, which no known word is.
  let text: String

  /// The mark it begins with, `#`, `@`, `-@` or `!`, if it could be one.
  let mark: Mark?

  /// Whether a comma follows, which ends a phrase and joins a list.
  let hasComma: Bool

  /// Whether it is nothing but what it says, since it is in quotes or was refused.
  let isLiteral: Bool

  /// Whether it is in quotes.
  let isQuoted: Bool

  /// Whether it begins with a capital letter.
  let isCapitalized: Bool

  /// A word with a sign before it that says what it is.
  struct Mark {
    let sign: Character
    /// What follows the sign, as it was typed and without the quotes around it.
    let name: String
    let isQuoted: Bool
    /// Whether a minus before it takes away what it says.
    var isRemoved = false
  }

  /// The longest word that any phrase has is far shorter.
  private static let longestKnown = 32

  /// The word of one stretch of a line.
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

  /// The word without what ends a phrase. The full stop of `24.12.` stays.
  private static func core(_ typed: Substring) -> Substring {
    let rest = typed.dropLast()
    guard typed.last == "," || typed.last == "." && rest.allSatisfy(\.isLetter) else {
      return typed
    }
    return rest
  }

  /// The same word as nothing but what it says.
  func refused(in line: String) -> Word {
    Word(range, in: line, isLiteral: true, isQuoted: isQuoted)
  }
}
