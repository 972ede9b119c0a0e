public import CivilCalendar

/// Reads a day as people type it: `tomorrow`, `fri`, `+3d`, `in 2 weeks`, `24 dec`, `2026-12-24`.
///
/// Case and surrounding spaces do not matter. A weekday is the next such day after today, and
/// `next fri` the one of next week. A day and month without a year is the next such day, today
/// included. The words are those of English and of the language in the context's habits, which also
/// decide whether `3/12` is in March or in December.
public enum DayPhrase {
  /// The most words that a day can have: “on the first working day of the next month”.
  public static let longest = 9

  /// The day that a phrase names. Throws an error whose description can be shown.
  public static func parse(_ text: String, in context: DateContext) throws(DayPhraseError) -> Day {
    guard let reading = read(text, in: context) else {
      throw DayPhraseError(notADate: trim(text), offer: corrected(text, in: context))
    }
    guard let day = reading.day else { throw DayPhraseError(impossible: trim(text)) }
    return day
  }

  /// The day that a phrase names, with the habits of the process's locale.
  public static func parse(_ text: String, today: Day) throws(DayPhraseError) -> Day {
    try parse(text, in: DateContext(today: today, habits: .local))
  }

  /// The day that all of a text names, with the form of the phrase.
  package static func read(_ text: String, in context: DateContext) -> DayReading? {
    let splitter = UnspacedText(context.habits.language)
    let words = text.split(whereSeparator: \.isWhitespace).flatMap { word in
      splitter.map { $0.words(of: word).map { text[$0] } } ?? [word]
    }
    guard words.count <= 2 * longest else { return nil }
    let line = TermLine(words.map { DateWord($0) }, language: context.habits.language)
    let grammar = DateGrammar(line, context)
    let found = grammar.skipping(prepositions, 0).flatMap(grammar.days)
      .filter { line.wordIndex($0.end) == words.count }
    return (found.first { $0.value.day != nil } ?? found.first)?.value
  }

  /// The text with its misspelt words corrected, if it names a day then.
  private static func corrected(_ text: String, in context: DateContext) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).prefix(longest).map { typed in
      context.habits.language.correction(of: typed.lowercased()) ?? String(typed)
    }
    let corrected = words.joined(separator: " ")
    return read(corrected, in: context)?.day == nil ? nil : corrected
  }

  private static let prepositions: [DateTerm] = [.on, .onThe, .by]

  private static func trim(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.reversed().drop(while: \.isWhitespace)
    return String(end.reversed())
  }
}
