public import TodoValues

extension Query: CustomStringConvertible {
  /// The query as text in its standard form. Reading it gives the same query.
  public var description: String {
    var writer = QueryWriter()
    writer.write(self, inside: .disjunction)
    return writer.text
  }

  /// The name of a list or a tag as it is written after its mark: in quotes where they are needed.
  public static func value(for name: String) -> String { QueryWriter().value(name) }
}

/// Writes a query, with parentheses and quotes only where they are needed.
private struct QueryWriter {
  /// The operator around a part, from what binds least to what binds most.
  enum Context: Int { case disjunction, conjunction, negation }

  private enum Piece {
    case plain(String)
    /// A word to find.
    case word(String)
    /// A field with a date to which the word after it could belong.
    case date(field: String, date: String)
    case open
    case close
  }

  private var pieces: [Piece] = []

  mutating func write(_ query: Query, inside context: Context) {
    switch query {
    case .everything: break
    case .any(let parts):
      list(parts, needsParentheses: context != .disjunction, .conjunction, separator: "or")
    case .all(let parts):
      list(parts, needsParentheses: context == .negation, .negation, separator: nil)
    case .not(let part):
      pieces.append(.plain("not"))
      write(part, inside: .negation)
    case .text(let text, let isPrefix):
      let isWord = isPrefix && QueryLexer.isPlain(text)
      pieces.append(isWord ? .word(text) : .plain(quoted(text, isPrefix: isPrefix)))
    case .notes(let text, let isPrefix):
      let isWord = isPrefix && isPlainValue(text)
      pieces.append(.plain("notes:" + (isWord ? text : quoted(text, isPrefix: isPrefix))))
    case .list(let name): pieces.append(.plain("list:" + value(name)))
    case .tag(let name): pieces.append(.plain("tag:" + value(name)))
    case .priority(let comparison, let priority):
      pieces.append(.plain("priority" + comparison.rawValue + priority.name))
    case .date(let field, .none): pieces.append(.plain(field.rawValue + ":none"))
    case .date(let field, .any): pieces.append(.plain(field.rawValue + ":any"))
    case .date(let field, .compare(let comparison, let date)):
      pieces.append(.date(field: field.rawValue + comparison.rawValue, date: date.description))
    case .effort(.none): pieces.append(.plain("effort:none"))
    case .effort(.any): pieces.append(.plain("effort:any"))
    case .effort(.compare(let comparison, let effort)):
      pieces.append(.plain("effort" + comparison.rawValue + "\(effort)"))
    case .postponed(let comparison, let number):
      pieces.append(.plain("postponed\(comparison.rawValue)\(number)"))
    case .state(let state): pieces.append(.plain("is:" + state.rawValue))
    case .has(let part): pieces.append(.plain("has:" + part.rawValue))
    }
  }

  private mutating func list(
    _ parts: [Query], needsParentheses: Bool, _ context: Context, separator: String?
  ) {
    if needsParentheses { pieces.append(.open) }
    for (index, part) in parts.enumerated() {
      if index > 0, let separator { pieces.append(.plain(separator)) }
      write(part, inside: context)
    }
    if needsParentheses { pieces.append(.close) }
  }

  var text: String {
    var text = ""
    for (index, piece) in pieces.enumerated() {
      if !text.isEmpty, text.last != "(", !isClose(piece) { text += " " }
      switch piece {
      case .plain(let words), .word(let words): text += words
      case .open: text += "("
      case .close: text += ")"
      case .date(let field, let date):
        let isFollowed =
          if index + 1 < pieces.count, case .word = pieces[index + 1] { true } else { false }
        text += field + (isFollowed ? quoted(date, isPrefix: false) : value(date))
      }
    }
    return text
  }

  private func isClose(_ piece: Piece) -> Bool { if case .close = piece { true } else { false } }

  func value(_ name: String) -> String {
    isPlainValue(name) ? name : quoted(name, isPrefix: false)
  }

  /// Whether a value can follow a field without quotes.
  private func isPlainValue(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && !"()\"\\".unicodeScalars.contains($0)
      }
  }

  private func quoted(_ text: String, isPrefix: Bool) -> String {
    var result = String.UnicodeScalarView("\"".unicodeScalars)
    for sign in text.unicodeScalars {
      if sign == "\"" || sign == "\\" { result.append("\\") }
      result.append(sign)
    }
    return String(result) + (isPrefix ? "\"*" : "\"")
  }
}
