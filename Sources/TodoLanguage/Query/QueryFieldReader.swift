import CivilCalendar
import DatePhrases
internal import TodoValues

/// Reads the value of a field: the words after `due<`.
struct QueryFieldReader {
  let text: String
  let tokens: [QueryToken]
  let field: QueryToken
  let habits: DateHabits
  /// The index of the next token.
  private(set) var position: Int

  init(
    text: String, tokens: [QueryToken], field: QueryToken, position: Int, habits: DateHabits
  ) {
    (self.text, self.tokens, self.field, self.position) = (text, tokens, field, position)
    self.habits = habits
  }

  mutating func read(_ name: String, _ comparison: Query.Comparison) throws(LanguageError) -> Query
  {
    switch name {
    case "tag": return .tag(try equal(to: "tag:bills", comparison).content)
    case "list": return .list(try equal(to: "list:home", comparison).content)
    case "notes":
      let value = try equal(to: "notes:word", comparison)
      return .notes(value.content, isPrefix: value.isPrefix)
    case "priority", "prio": return try priority(comparison)
    case "effort": return .effort(try effort(comparison))
    case "is":
      let also = ["late": Query.State.overdue, "repeating": .recurring]
      return .state(try choice(of: "is", comparison, also: also))
    case "has": return .has(try choice(of: "has", comparison, also: [:]))
    case "due": return try date(.due, comparison)
    case "start", "defer": return try date(.start, comparison)
    case "plan", "planned": return try date(.plan, comparison)
    case "done": return try date(.done, comparison)
    case "created": return try date(.created, comparison)
    case "postponed": return try postponed(comparison)
    default:
      throw LanguageError(
        .unknownWord, field.range,
        "Unknown field “\(name)”. Use tag, list, due, start, plan, done, created, postponed, "
          + "priority, effort, is, has or notes. To find this text itself, put it in quotes.")
    }
  }

  // MARK: - Values

  private typealias Value = (
    content: String, isPrefix: Bool, isQuoted: Bool, range: Range<String.Index>
  )

  /// The token right after the field. If it is missing, the error gives an example.
  private mutating func value(_ example: String) throws(LanguageError) -> Value {
    if field.isJoined, position < tokens.count {
      let token = tokens[position]
      position += 1
      switch token.kind {
      case .word(let word): return (word, true, false, token.range)
      case .quoted(let content, let isPrefix) where content.contains { !$0.isWhitespace }:
        return (content, isPrefix, true, token.range)
      default: break
      }
    }
    throw LanguageError(
      .incomplete, field.range, "A value is missing here, as in \(example).")
  }

  private mutating func equal(to example: String, _ comparison: Query.Comparison)
    throws(LanguageError) -> Value
  {
    guard comparison == .equal else {
      throw LanguageError(.wrongSign, field.range, "Use a colon here, as in \(example).")
    }
    return try value(example)
  }

  private mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    of name: String, _ comparison: Query.Comparison, also: [String: Choice]
  ) throws(LanguageError) -> Choice {
    let names = Choice.allCases.map { "\(name):\($0.rawValue)" }
    let value = try equal(to: names.first ?? name, comparison)
    let word = value.content.lowercased()
    if let found = Choice(rawValue: word) ?? also[word] { return found }
    throw LanguageError(
      .unknownWord, value.range,
      "Unknown condition \(name):\(value.content). Use \(names.joined(separator: ", ")).")
  }

  private mutating func priority(_ comparison: Query.Comparison) throws(LanguageError) -> Query {
    let value = try value("priority:high")
    guard let priority = Priority(value.content.lowercased()) else {
      throw LanguageError(
        .unknownWord, value.range,
        "“\(value.content)” isn't a priority. Use high, medium, low or none.")
    }
    return .priority(comparison, priority)
  }

  private mutating func effort(
    _ comparison: Query.Comparison
  ) throws(LanguageError) -> Query.EffortTest {
    let value = try value("effort\(comparison.rawValue)1h")
    let word = value.content.lowercased()
    if comparison == .equal, word == "any" { return .any }
    if word == "none" {
      guard comparison == .equal else {
        throw LanguageError(
          .wrongSign, value.range, "“none” can't be compared. Try effort:none.")
      }
      return .none
    }
    guard let effort = Effort(word) else {
      throw LanguageError(
        .unknownWord, value.range,
        "“\(value.content)” isn't an effort. Try 30m, 2h, 1h30 or none.")
    }
    return .compare(comparison, effort)
  }

  private mutating func postponed(_ comparison: Query.Comparison) throws(LanguageError) -> Query {
    let value = try value("postponed>=3")
    guard let number = Int(value.content), (0...999_999).contains(number) else {
      throw LanguageError(
        .unknownWord, value.range,
        "“\(value.content)” isn't a number. Try postponed>=3, or is:postponed.")
    }
    return .postponed(comparison, number)
  }

  private mutating func date(_ field: Query.DateField, _ comparison: Query.Comparison)
    throws(LanguageError) -> Query
  {
    let first = try value("\(field.rawValue)\(comparison.rawValue)today")
    let word = first.content.lowercased()
    if comparison == .equal, word == "any" { return .date(field, .any) }
    if word == "none" {
      guard comparison == .equal, field != .created else {
        let reason =
          field == .created ? "Every item has a creation date." : "“none” can't be compared."
        throw LanguageError(.wrongSign, first.range, reason + " Try \(field.rawValue):today.")
      }
      return .date(field, .none)
    }
    guard let date = phrase(first) else {
      throw LanguageError(
        .unknownWord, first.range,
        "“\(first.content)” isn't a date. Try today, fri, 7d, -2w, 2026-12-24 or none."
      )
    }
    return .date(field, .compare(comparison, date))
  }

  /// The longest date that begins with a value. Outside quotes it may continue in the next words.
  private mutating func phrase(_ first: Value) -> QueryDate? {
    var words = first.content.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard !first.isQuoted else { return QueryDate(words[...], habits) }
    let rest = tokens[position...].prefix(DayPhrase.longest - 1)
    for token in rest {
      guard case .word(let word) = token.kind else { break }
      words.append(word.lowercased())
    }
    for count in stride(from: words.count, to: 0, by: -1) {
      if let date = QueryDate(words[..<count], habits) {
        position += count - 1
        return date
      }
    }
    return nil
  }
}
