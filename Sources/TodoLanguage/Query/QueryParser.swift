import CivilCalendar
public import DatePhrases
public import TodoValues

/// Builds a query from its tokens. `or` binds least, then `and`, which may be left out, then `not`.
struct QueryParser {
  private let text: String
  private let tokens: [QueryToken]
  private let habits: DateHabits
  private var position = 0
  private var depth = 0
  private var terms = 0

  static let deepest = 64
  static let mostTerms = 500

  static func parse(_ text: String, _ habits: DateHabits) throws(LanguageError) -> Query {
    var parser = QueryParser(text, try QueryLexer.tokens(of: text), habits)
    guard !parser.tokens.isEmpty else { return .everything }
    let query = try parser.disjunction()
    if let token = parser.current {
      throw LanguageError(
        .unbalanced, token.range, "This parenthesis isn't opened. Add “(”.")
    }
    return query
  }

  private init(_ text: String, _ tokens: [QueryToken], _ habits: DateHabits) {
    (self.text, self.tokens, self.habits) = (text, tokens, habits)
  }

  private var current: QueryToken? { position < tokens.count ? tokens[position] : nil }

  private func isKeyword(_ word: String) -> Bool {
    if case .word(let typed)? = current?.kind { typed.lowercased() == word } else { false }
  }

  private mutating func disjunction() throws(LanguageError) -> Query {
    var parts = [try conjunction()]
    while isKeyword("or") {
      position += 1
      parts.append(try conjunction())
    }
    return .any(of: parts)
  }

  private mutating func conjunction() throws(LanguageError) -> Query {
    var parts = [try factor()]
    while let token = current, token.kind != .close, !isKeyword("or") {
      if isKeyword("and") { position += 1 }
      parts.append(try factor())
    }
    return .all(of: parts)
  }

  private mutating func factor() throws(LanguageError) -> Query {
    guard let token = current else { throw missing() }
    let isBehindKeyword = position > 0 && keyword(tokens[position - 1]) != nil
    if isKeyword("or") || isKeyword("and") || token.kind == .close && isBehindKeyword {
      throw missing()
    }
    let isNegated = isKeyword("not") || token.kind == .minus
    guard isNegated || token.kind == .open else { return try term() }

    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw LanguageError(
        .tooLong, token.range, "This is nested too deeply; the limit is \(Self.deepest) levels.")
    }
    position += 1
    if isNegated { return .not(try factor()) }
    if current?.kind == .close, let close = current {
      throw LanguageError(
        .incomplete, token.range.lowerBound..<close.range.upperBound,
        "These parentheses are empty.")
    }
    guard current != nil else {
      throw LanguageError(
        .unbalanced, token.range, "This parenthesis isn't closed. Add “)”.")
    }
    let query = try disjunction()
    guard current?.kind == .close else {
      throw LanguageError(
        .unbalanced, token.range, "This parenthesis isn't closed. Add “)”.")
    }
    position += 1
    return query
  }

  private func missing() -> LanguageError {
    let previous = position > 0 ? tokens[position - 1] : nil
    if let previous, let word = keyword(previous) {
      return LanguageError(
        .incomplete, previous.range,
        "A condition is missing after “\(word)”. To find the word itself, put it in quotes.")
    }
    if let token = current, let word = keyword(token) {
      return LanguageError(
        .incomplete, token.range,
        "A condition is missing before “\(word)”. To find the word itself, put it in quotes.")
    }
    let range = current?.range ?? previous?.range ?? text.endIndex..<text.endIndex
    return LanguageError(.incomplete, range, "A condition is missing here.")
  }

  private func keyword(_ token: QueryToken) -> String? {
    guard case .word(let word) = token.kind else { return nil }
    return ["and", "or", "not"].contains(word.lowercased()) ? word : nil
  }

  private mutating func term() throws(LanguageError) -> Query {
    guard let token = current else { throw missing() }
    position += 1
    terms += 1
    guard terms <= Self.mostTerms else {
      throw LanguageError(
        .tooLong, token.range, "This query is too long; the limit is \(Self.mostTerms) terms.")
    }
    switch token.kind {
    case .word(let word): return .text(word, isPrefix: true)
    case .quoted(let content, let isPrefix):
      return .text(try filled(content, token.range), isPrefix: isPrefix)
    case .mark("#", let name): return .list(try filled(name, token.range))
    case .mark(_, let name): return .tag(try filled(name, token.range))
    case .priority(let priority): return .priority(.equal, priority)
    case .field(let name, let comparison):
      var reader = QueryFieldReader(
        text: text, tokens: tokens, field: token, position: position, habits: habits)
      let query = try reader.read(name, comparison)
      position = reader.position
      return query
    case .close:
      throw LanguageError(
        position == 1 ? .unbalanced : .incomplete, token.range,
        position == 1
          ? "This parenthesis isn't opened. Add “(”."
          : "A condition is missing before this parenthesis.")
    case .open, .minus: throw missing()
    }
  }

  private func filled(_ content: String, _ range: Range<String.Index>) throws(LanguageError)
    -> String
  {
    guard content.contains(where: { !$0.isWhitespace }) else {
      throw LanguageError(.incomplete, range, "These quotes are empty.")
    }
    return content
  }
}

extension Query {
  /// The query parsed from a text. Throws an error with the fault and its range.
  ///
  /// It may be nested in 64 levels and have 500 terms, so that it can be processed recursively, and
  /// by a store in one statement.
  public init(parsing text: String, habits: DateHabits = .local) throws(LanguageError) {
    self = try QueryParser.parse(text, habits)
  }
}
