internal import TodoValues

/// Splits the text of a query into tokens. It reads single scalars, because a quote or a space
/// followed by a combining mark is another character.
struct QueryLexer {
  private let text: String
  private let scalars: String.UnicodeScalarView
  private var index: String.Index
  private var tokens: [QueryToken] = []

  static func tokens(of text: String) throws(LanguageError) -> [QueryToken] {
    var lexer = QueryLexer(text)
    try lexer.read()
    return lexer.tokens
  }

  /// Whether a word can be written without quotes.
  static func isPlain(_ word: String) -> Bool {
    guard !["and", "or", "not"].contains(word.lowercased()),
      let tokens = try? tokens(of: word)  // A text that is no token needs quotes.
    else { return false }
    return tokens.count == 1 && tokens[0].kind == .word(word)
  }

  private init(_ text: String) {
    self.text = text
    scalars = text.unicodeScalars
    index = text.startIndex
  }

  private mutating func read() throws(LanguageError) {
    while true {
      let end = index
      while index < text.endIndex, isSpace(scalars[index]) { scalars.formIndex(after: &index) }
      guard index < text.endIndex else { return }
      if index == end, let last = tokens.indices.last { tokens[last].isJoined = true }
      try readToken()
    }
  }

  private mutating func readToken() throws(LanguageError) {
    let start = index
    let next = scalars.index(after: start)
    let second = next < text.endIndex ? scalars[next] : " "
    switch scalars[start] {
    case "(": single(.open)
    case ")": single(.close)
    case "\"":
      let content = try quoted()
      let isPrefix = index < text.endIndex && scalars[index] == "*"
      if isPrefix { scalars.formIndex(after: &index) }
      append(.quoted(content, isPrefix: isPrefix), from: start)
    // After a field it is the sign of a number: `done>-7d`.
    case "-" where !isBehindField && !isSpace(second) && second != ")": single(.minus)
    case "#", "@":
      if second == "\"" {
        index = next
        append(.mark(Character(scalars[start]), try quoted()), from: start)
      } else {
        word(from: start)
      }
    default: word(from: start)
    }
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  private var isBehindField: Bool {
    if let last = tokens.last, last.isJoined, case .field = last.kind { true } else { false }
  }

  private mutating func single(_ kind: QueryToken.Kind) {
    let start = index
    scalars.formIndex(after: &index)
    append(kind, from: start)
  }

  private mutating func append(_ kind: QueryToken.Kind, from start: String.Index) {
    tokens.append(QueryToken(kind: kind, range: start..<index))
  }

  /// The text between two quotes; a backslash escapes the next character. Leaves the index after
  /// them.
  private mutating func quoted() throws(LanguageError) -> String {
    let start = index
    var content = String.UnicodeScalarView()
    scalars.formIndex(after: &index)
    while index < text.endIndex {
      var sign = scalars[index]
      scalars.formIndex(after: &index)
      if sign == "\"" { return String(content) }
      if sign == "\\", index < text.endIndex {
        sign = scalars[index]
        scalars.formIndex(after: &index)
      }
      content.append(sign)
    }
    throw LanguageError(
      .unbalanced, start..<text.endIndex, "This quote isn't closed. Add “\"”.")
  }

  private mutating func word(from start: String.Index) {
    // A field only if letters precede a comparison: 10:30 is a word, and so is an address.
    if !isBehindField, isLetter(scalars[start]) {
      while index < text.endIndex, isLetter(scalars[index]) {
        scalars.formIndex(after: &index)
      }
      let end = index
      if !scalars[end...].starts(with: "://".unicodeScalars), end < text.endIndex,
        let comparison = comparison()
      {
        append(.field(text[start..<end].lowercased(), comparison), from: start)
        return
      }
    }
    while index < text.endIndex, !isSpace(scalars[index]), !["(", ")"].contains(scalars[index]) {
      scalars.formIndex(after: &index)
    }
    append(kind(of: text[start..<index]), from: start)
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic
  }

  private mutating func comparison() -> Query.Comparison? {
    let first = scalars[index]
    if first == "." { return wordComparison() }
    guard ":=<>".unicodeScalars.contains(first) else { return nil }
    scalars.formIndex(after: &index)
    let isOrder = first == "<" || first == ">"
    let hasEqual = isOrder && index < text.endIndex && scalars[index] == "="
    if hasEqual { scalars.formIndex(after: &index) }
    switch first {
    case "<": return hasEqual ? .lessOrEqual : .less
    case ">": return hasEqual ? .greaterOrEqual : .greater
    default: return .equal
    }
  }

  /// The comparison of a word between a point and a colon; without one, the index stays.
  private mutating func wordComparison() -> Query.Comparison? {
    let start = scalars.index(after: index)
    let end = scalars[start...].firstIndex { !isLetter($0) } ?? text.endIndex
    guard end < text.endIndex, scalars[end] == ":",
      let comparison = QueryVocabulary.comparisons.first(where: {
        $0.key == text[start..<end].lowercased()
      })?.value
    else { return nil }
    index = scalars.index(after: end)
    return comparison
  }

  private func kind(of word: Substring) -> QueryToken.Kind {
    guard !isBehindField, let sign = word.first, "#@!".contains(sign) else {
      return .word(String(word))
    }
    let name = String(word.dropFirst())
    let mark = Word.Mark(sign: sign, name: name, isQuoted: false)
    if sign == "!" {
      return Priority(name.lowercased()).map { .priority($0) } ?? .word(String(word))
    }
    return MarkReader.isName(mark) ? .mark(sign, name) : .word(String(word))
  }
}
