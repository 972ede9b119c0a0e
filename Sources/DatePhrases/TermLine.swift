/// The words of a line with all their meanings, as the grammar reads them.
///
/// It is a graph. Its first nodes are the places before each word and after the last one, by their
/// index. An edge leads over a term to another node: to the next word, past several words that have
/// a meaning together, or to a node inside a word that stands for several terms, like “tonight”.
package struct TermLine {
  /// A term that can be read at a node.
  struct Edge {
    let term: DateTerm
    let end: Int
    let care: DateCare
  }

  /// The number of words.
  package let count: Int
  private var edges: [[Edge]]
  /// The nodes right after a word, before the comma or the colon behind it, with the index of the
  /// next word.
  private var wordEnds: [Int: Int] = [:]
  /// The nodes of `wordEnds` by the index of their word.
  private var stops: [Int: Int] = [:]
  private let lexicon: Lexicon

  /// The graph of some words. A nil word ends every phrase before it.
  package init(_ words: [DateWord?], language: DateLanguage) {
    lexicon = language.lexicon
    count = words.count
    edges = Array(repeating: [], count: words.count + 1)
    for index in words.indices {
      guard let word = words[index], !word.text.isEmpty else { continue }
      addLexemes(word, at: index, words)
      let text = word.text
      if text.utf8.first == UInt8(ascii: "@"), text.utf8.count > 1 {
        for term in DigitWord.terms(String(text.dropFirst())) {
          add([.at, term], from: index, to: end(of: index, word))
        }
      }
      for term in DigitWord.terms(text) { add([term], from: index, to: end(of: index, word)) }
      addHour(word, at: index)
      if edges[index].isEmpty { addCompound(word, at: index) }
    }
  }

  /// The edges at a node.
  func edges(at node: Int) -> [Edge] { edges[node] }

  /// The terms at a word.
  package func terms(at index: Int) -> [DateTerm] { edges[index].map(\.term) }

  /// The terms at a word, each with the care that it needs.
  package func caredTerms(at index: Int) -> [(term: DateTerm, care: DateCare)] {
    edges[index].map { ($0.term, $0.care) }
  }

  /// The indices of the words after phrases of several words that begin at a word.
  package func phraseEnds(at index: Int) -> [Int] {
    edges[index].compactMap { edge in
      var node = edge.end
      // A phrase with several terms passes nodes that are not words.
      while wordIndex(node) == nil, let next = edges[node].first { node = next.end }
      return wordIndex(node)
    }.filter { $0 > index + 1 }
  }

  /// The index of the word that follows a node; nil inside a word.
  package func wordIndex(_ node: Int) -> Int? { node <= count ? node : wordEnds[node] }

  // MARK: - Building

  private mutating func addLexemes(_ word: DateWord, at index: Int, _ words: [DateWord?]) {
    for lexeme in lexicon.lexemes(beginningWith: word.text) where !lexeme.terms.isEmpty {
      if word.ending == .stress, lexeme.words.count == 1, lexeme.terms[0] == .every {
        add([.everyDone] + lexeme.terms.dropFirst(), from: index, to: index + 1)
      }
      var last = index
      var fits = true
      for text in lexeme.words.dropFirst() {
        guard let current = words[last], !current.hasComma, !current.endsPhrase,
          last + 1 < count, words[last + 1]?.text == text
        else {
          fits = false
          break
        }
        last += 1
      }
      guard fits, let end = words[last] else { continue }
      let hasShape =
        switch lexeme.shape {
        case .any: true
        case .capital: word.isCapitalized
        case .dotted: word.ending == .dot
        }
      add(
        lexeme.terms, from: index, to: self.end(of: last, end),
        care: hasShape ? lexeme.care : .fieldOnly)
    }
  }

  /// `17h`, in a language in which the letter stands for the hour.
  private mutating func addHour(_ word: DateWord, at index: Int) {
    let digits = word.text.prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(digits.count), let hour = Int(digits),
      let mark = lexicon.lexemes(beginningWith: String(word.text.dropFirst(digits.count)))
        .first(where: { $0.words.count == 1 && $0.isHourMark })
    else { return }
    let terms = [.digits(hour, width: digits.count)] + mark.terms
    add(terms, from: index, to: end(of: index, word))
  }

  /// `mon-fri`, `mon/wed/fri`, `mid-january`.
  private mutating func addCompound(_ word: DateWord, at index: Int) {
    for (separator, term) in [
      ("-", DateTerm.through), ("–", .through), ("/", .and), (",", .and), ("&", .and), ("+", .and),
      ("・", .and),
    ] {
      let parts = word.text.split(separator: Character(separator)).map(String.init)
      guard (2...7).contains(parts.count) else { continue }
      let terms = parts.compactMap { part in
        lexicon.lexemes(beginningWith: part)
          .first { $0.words.count == 1 && $0.terms.count == 1 && $0.care < .name }?.terms.first
          ?? DigitWord.terms(part).first
      }
      guard terms.count == parts.count else { continue }
      let end = end(of: index, word)
      add(Array(terms.map { [$0] }.joined(separator: [term])), from: index, to: end)
      if term == .through, !Self.isRange(terms) { add(terms, from: index, to: end) }
    }
  }

  /// Whether a number is followed by another number or a time: `7-9`, `7-9pm`.
  private static func isRange(_ terms: [DateTerm]) -> Bool {
    zip(terms, terms.dropFirst()).contains { first, second in
      switch (first, second) {
      case (.digits, .digits), (.digits, .clock): true
      default: false
      }
    }
  }

  /// The node after a word.
  private mutating func end(of index: Int, _ word: DateWord) -> Int {
    guard word.hasComma || word.endsPhrase else { return index + 1 }
    if let node = stops[index] { return node }
    let node = edges.count
    edges.append(word.hasComma ? [Edge(term: .comma, end: index + 1, care: .none)] : [])
    (stops[index], wordEnds[node]) = (node, index + 1)
    return node
  }

  private mutating func add(
    _ terms: [DateTerm], from start: Int, to end: Int, care: DateCare = .none
  ) {
    var node = start
    for (place, term) in terms.enumerated() {
      let isLast = place == terms.count - 1
      if !isLast { edges.append([]) }
      let next = isLast ? end : edges.count - 1
      edges[node].append(Edge(term: term, end: next, care: care))
      node = next
    }
  }
}
