/// A word of a line, as the grammar of dates sees it.
package struct DateWord: Hashable, Sendable {
  /// The word in lower case, without the punctuation after it. Empty when it is too long to be
  /// known.
  package let text: String
  /// Whether it begins with a capital letter.
  package let isCapitalized: Bool
  /// Whether all its letters are capitals.
  package let isUppercase: Bool
  /// The punctuation after it, if it is not a part of a number.
  package let ending: Ending?

  /// Punctuation after a word.
  package enum Ending: Hashable, Sendable {
    /// A full stop after letters: `Fri.`
    case dot
    /// A comma, which ends a phrase or joins a row.
    case comma
    /// A colon, which ends a phrase or makes a word a key.
    case colon
    /// An exclamation mark, which ends a phrase or stresses a word: `every!`
    case stress
    /// The end of a sentence in Japanese, or a semicolon.
    case stop
  }

  /// Whether a comma follows.
  package var hasComma: Bool { ending == .comma }

  /// Whether a phrase ends after the word, except for a row with commas.
  package var endsPhrase: Bool { ending == .colon || ending == .stress || ending == .stop }

  private static let endings: [Character: Ending] = [
    ".": .dot, ",": .comma, "、": .comma, ":": .colon, "!": .stress, "！": .stress, "。": .stop,
    ";": .stop,
  ]

  /// No word of any phrase is longer.
  private static let longest = 32

  /// A word as it was typed.
  package init(_ typed: Substring) {
    isCapitalized = typed.first?.isUppercase == true
    isUppercase = isCapitalized && !typed.prefix(Self.longest).contains { $0.isLowercase }
    guard typed.utf8.count <= Self.longest, let last = typed.last else {
      (text, ending) = ("", nil)
      return
    }
    let found = Self.endings[last]
    ending = found == .dot && !typed.dropLast().allSatisfy(\.isLetter) ? nil : found
    text = Self.plain(ending == nil ? typed : typed.dropLast())
  }

  /// Lower case, with a straight apostrophe and with the digits of ASCII.
  private static func plain(_ typed: Substring) -> String {
    let lower = typed.lowercased()
    guard !lower.utf8.allSatisfy({ $0 < 128 }) else { return lower }
    return String(String.UnicodeScalarView(lower.unicodeScalars.map { plain($0) }))
  }

  private static func plain(_ sign: Unicode.Scalar) -> Unicode.Scalar {
    switch sign.value {
    case 0x2019: "'"
    // The digits, the slash and the colon of Japanese text.
    case 0xFF0F...0xFF1A: Unicode.Scalar(sign.value - 0xFEE0) ?? sign
    default: sign
    }
  }
}
