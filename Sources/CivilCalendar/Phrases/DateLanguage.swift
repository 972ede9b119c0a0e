/// A language in which dates are understood. English is understood with each.
public struct DateLanguage: Sendable {
  /// The code of the language, `de`.
  public let code: String

  let lexicon: Lexicon

  /// A language whose words are added to the English ones.
  init(code: String, words: [Vocabulary], isUnspaced: Bool = false) {
    self.code = code
    lexicon = Lexicon(EnglishWords.all + words, isUnspaced: isUnspaced)
  }

  /// English.
  public static let english = DateLanguage(code: "en", words: [])
  /// German.
  public static let german = DateLanguage(code: "de", words: GermanWords.all)
  /// French.
  public static let french = DateLanguage(code: "fr", words: FrenchWords.all)
  /// Spanish.
  public static let spanish = DateLanguage(code: "es", words: SpanishWords.all)
  /// Japanese, which has no spaces.
  public static let japanese = DateLanguage(
    code: "ja", words: JapaneseWords.all, isUnspaced: true)

  /// All languages.
  public static var all: [DateLanguage] { [english, german, french, spanish, japanese] }
}

extension DateLanguage: Hashable {
  /// Whether two languages are the same.
  public static func == (left: DateLanguage, right: DateLanguage) -> Bool {
    left.code == right.code
  }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
