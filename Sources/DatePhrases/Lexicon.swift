/// The words of a language with their terms, found by their first word.
struct Lexicon: Sendable {
  /// A word, or several, and the terms for which they stand.
  struct Lexeme: Sendable {
    let words: [String]
    let terms: [DateTerm]
    let care: DateCare
    let shape: Vocabulary.Shape
    /// The first of the words with this meaning.
    let usual: String

    /// Whether it is the name of a day or a month.
    var isName: Bool {
      switch terms.first {
      case .day, .weekday, .month: true
      default: false
      }
    }

    /// Whether it stands for the hour of a clock.
    var isHourMark: Bool {
      if case .hourMark? = terms.first { terms.count == 1 } else { false }
    }

    /// Whether it is one word that is part of a date, and seldom means anything else.
    var isSpellable: Bool {
      guard words.count == 1, terms.count == 1, care == .none else { return false }
      switch terms[0] {
      case .day, .weekday, .month, .every, .unit: return true
      default: return false
      }
    }
  }

  /// A word that may be misspelt.
  struct Spellable {
    let word: String
    /// The usual form.
    let usual: String
    /// Whether it is the name of a day or a month, which can be misspelt twice.
    let isName: Bool
  }

  /// Whether words stand beside each other without spaces.
  let isUnspaced: Bool

  /// The words that are long enough to be misspelt, with the usual form of each.
  let spellable: [Spellable]

  private let byFirstWord: [String: [Lexeme]]
  /// The words of an unspaced language by their first character, the longest first.
  private let byFirstCharacter: [Character: [String]]

  init(_ vocabulary: [Vocabulary], isUnspaced: Bool) {
    self.isUnspaced = isUnspaced
    var lexemes: [String: [Lexeme]] = Dictionary(minimumCapacity: 4 * vocabulary.count)
    var unspaced: [Character: Set<String>] = [:]
    for entry in vocabulary {
      let usual = entry.surfaces.first ?? ""
      for surface in entry.surfaces {
        for words in Self.spellings(of: surface[...].parts(between: " ")) {
          guard let first = words.first else { continue }
          lexemes[first, default: []].append(
            Lexeme(
              words: words, terms: entry.terms, care: entry.care, shape: entry.shape,
              usual: usual))
          if isUnspaced, words.count == 1, let sign = first.first, !sign.isASCII || sign == "(" {
            unspaced[sign, default: []].insert(first)
          }
        }
      }
    }
    byFirstWord = lexemes.mapValues { lexemes in
      lexemes.count < 2 ? lexemes : lexemes.sorted { $0.words.count > $1.words.count }
    }
    spellable = lexemes.compactMap { word, lexemes in
      guard word.count >= Self.shortestMisspelling else { return nil }
      return lexemes.first { $0.isSpellable }.map {
        Spellable(word: word, usual: $0.usual, isName: $0.isName)
      }
    }.sorted { $0.word < $1.word }
    byFirstCharacter = unspaced.mapValues { $0.sorted { $0.count > $1.count } }
  }

  /// The lexemes whose first word this is.
  func lexemes(beginningWith word: String) -> [Lexeme] { byFirstWord[word] ?? [] }

  /// Whether a lexeme begins with the word.
  func knows(_ word: String) -> Bool { byFirstWord[word] != nil }

  /// The longest known word at the beginning of an unspaced text.
  func unspacedWord(at text: Substring) -> String? {
    guard let first = text.first, let words = byFirstCharacter[first] else { return nil }
    return words.first { text.hasPrefix($0) }
  }

  /// No shorter word is corrected.
  static let shortestMisspelling = 4

  /// The number of lexemes.
  var count: Int { byFirstWord.values.reduce(0) { $0 + $1.count } }

  /// The words as they are, and as they are typed without the letters that have accents.
  private static func spellings(of words: [String]) -> [[String]] {
    // Most words have none.
    if words.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) { return [words] }
    return Array(Set([words, words.map(withoutAccents), words.map(withoutUmlauts)]))
  }

  private static func withoutAccents(_ word: String) -> String {
    var plain = ""
    for letter in word {
      switch letter {
      case "á", "à", "â", "ä": plain += "a"
      case "é", "è", "ê", "ë": plain += "e"
      case "í", "î", "ï": plain += "i"
      case "ó", "ô", "ö": plain += "o"
      case "ú", "ù", "û", "ü": plain += "u"
      case "ç": plain += "c"
      default: plain.append(letter)
      }
    }
    return plain
  }

  private static func withoutUmlauts(_ word: String) -> String {
    var plain = ""
    for letter in word {
      switch letter {
      case "ä": plain += "ae"
      case "ö": plain += "oe"
      case "ü": plain += "ue"
      case "ß": plain += "ss"
      default: plain.append(letter)
      }
    }
    return plain
  }
}
