import Synchronization

/// A language in which dates are understood, or several. English is understood with each.
public struct DateLanguage: Sendable {
  /// The code of the language, `de`; of several, `de+fr`.
  public let code: String

  /// The codes of the languages, one by one.
  package var codes: [String] { code[...].parts(between: "+") }

  private let words: Words
  private let vocabulary: @Sendable () -> [Vocabulary]
  private let isUnspaced: Bool

  /// A language whose words are added to the English ones.
  init(
    code: String, words: @escaping @autoclosure @Sendable () -> [Vocabulary],
    isUnspaced: Bool = false
  ) {
    (self.code, self.isUnspaced, vocabulary) = (code, isUnspaced, words)
    self.words = Words {
      Lexicon(Vocabulary.read(EnglishWords.text) + words(), isUnspaced: isUnspaced)
    }
  }

  /// Those of ``all`` with some codes, as one language for a person who writes in several. Other
  /// codes are left out.
  ///
  /// ```swift
  /// let habits = DateHabits(language: .of(["de", "fr"]))
  /// ```
  public static func of(_ codes: [String]) -> DateLanguage {
    let languages = all.filter { $0 != english && codes.contains($0.code) }
    guard languages.count > 1 else { return languages.first ?? english }
    return DateLanguage(
      code: languages.map(\.code).joined(separator: "+"),
      words: languages.flatMap { $0.vocabulary() },
      isUnspaced: languages.contains(where: \.isUnspaced))
  }

  var lexicon: Lexicon { words.lexicon }

  /// The words of a language, put in order for the first text that is read: that takes a
  /// millisecond, and most commands read no date.
  private final class Words: Sendable {
    private let make: @Sendable () -> Lexicon
    private let made = Mutex<Lexicon?>(nil)

    init(_ make: @escaping @Sendable () -> Lexicon) { self.make = make }

    var lexicon: Lexicon {
      made.withLock { made in
        if let made { return made }
        let lexicon = make()
        made = lexicon
        return lexicon
      }
    }
  }

  /// English.
  public static let english = DateLanguage(code: "en", words: [])
  /// German.
  public static let german = DateLanguage(code: "de", words: Vocabulary.read(GermanWords.text))
  /// French.
  public static let french = DateLanguage(code: "fr", words: Vocabulary.read(FrenchWords.text))
  /// Spanish.
  public static let spanish = DateLanguage(code: "es", words: Vocabulary.read(SpanishWords.text))
  /// Japanese, which has no spaces.
  public static let japanese = DateLanguage(
    code: "ja", words: Vocabulary.read(JapaneseWords.text), isUnspaced: true)

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
