/// Reads a day as people type it: `tomorrow`, `fri`, `+3d`, `in 2 weeks`, `24 dec`, `2026-12-24`.
///
/// Case and surrounding spaces do not matter. A weekday is the next such day after today. A day and
/// month without a year is the next such day, today included. The American order `12-24` is
/// ambiguous and not read.
public enum DayPhrase {
  /// The day that a phrase names, seen from today. Throws an error whose description can be shown.
  public static func parse(_ text: String, today: Day) throws(DayPhraseError) -> Day {
    let trimmed = trim(text)
    let words = trimmed.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    if let day = keyword(words.joined(separator: " "), today) { return day }
    if let day = offset(words, today) { return day }
    guard let date = writtenDate(words) ?? punctuatedDate(words) else {
      throw DayPhraseError(notADate: trimmed)
    }
    guard let day = date.resolved(from: today) else { throw DayPhraseError(impossible: trimmed) }
    return day
  }

  /// The weekday of that English name or of its first three letters.
  static func weekday(_ word: String) -> Weekday? {
    Weekday.allCases.first { matches(word, $0.name) }
  }

  /// The month, 1 to 12, of that English name or of its first three letters.
  static func month(_ word: String) -> Int? {
    Day.monthNames.firstIndex { matches(word, $0) }.map { $0 + 1 }
  }

  private static func keyword(_ phrase: String, _ today: Day) -> Day? {
    switch phrase {
    case "today", "tod": today
    case "tomorrow", "tom", "tmr": today.adding(days: 1)
    case "yesterday": today.adding(days: -1)
    case "next week": today.adding(days: 7)
    case "next month": today.adding(months: 1)
    default: weekday(phrase).map(today.next)
    }
  }

  /// `+3`, `+3d`, `+2w`, `+1m`, `in 3 days`, `in 1 week`, `in 2 months`.
  private static func offset(_ words: [String], _ today: Day) -> Day? {
    if words.count == 1, let word = words.first, word.hasPrefix("+") {
      let digits = word.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard let amount = count(digits) else { return nil }
      return moved(today, by: amount, unit: String(word.dropFirst(1 + digits.count)))
    }
    guard words.count == 3, words[0] == "in", let amount = count(words[1][...]),
      words[2].utf8.count > 2
    else { return nil }
    return moved(today, by: amount, unit: words[2])
  }

  private static func moved(_ today: Day, by amount: Int, unit: String) -> Day? {
    switch unit {
    case "", "d", "day", "days": today.adding(days: amount)
    case "w", "week", "weeks": today.adding(days: amount * 7)
    case "m", "month", "months": today.adding(months: amount)
    default: nil
    }
  }

  /// `24 dec`, `dec 24`, `24 december 2027`, `dec 24 2027`; a comma or dot after a word is let pass.
  private static func writtenDate(_ words: [String]) -> TypedDate? {
    let words = words.map { $0.last == "," || $0.last == "." ? String($0.dropLast()) : $0 }
    guard words.count == 2 || words.count == 3 else { return nil }
    let year: Int?
    if words.count == 3 {
      guard let typed = fourDigits(words[2][...]) else { return nil }
      year = typed
    } else {
      year = nil
    }
    if let day = oneOrTwoDigits(words[0][...]), let month = month(words[1]) {
      return TypedDate(year: year, month: month, day: day)
    }
    if let month = month(words[0]), let day = oneOrTwoDigits(words[1][...]) {
      return TypedDate(year: year, month: month, day: day)
    }
    return nil
  }

  /// `2026-12-24`, `24.12.`, `24.12`, `24.12.2026`, `24/12`, `24/12/2026`.
  private static func punctuatedDate(_ words: [String]) -> TypedDate? {
    let phrase = words.joined()
    let hyphenated = phrase.split(separator: "-", omittingEmptySubsequences: false)
    if hyphenated.count == 3 {
      guard let year = fourDigits(hyphenated[0]), let month = oneOrTwoDigits(hyphenated[1]),
        let day = oneOrTwoDigits(hyphenated[2])
      else { return nil }
      return TypedDate(year: year, month: month, day: day)
    }
    for separator in [".", "/"] as [Character] {
      var parts = phrase.split(separator: separator, omittingEmptySubsequences: false)
      if separator == ".", parts.count == 3, parts[2].isEmpty { parts.removeLast() }
      guard parts.count == 2 || parts.count == 3, let day = oneOrTwoDigits(parts[0]),
        let month = oneOrTwoDigits(parts[1])
      else { continue }
      if parts.count == 2 { return TypedDate(year: nil, month: month, day: day) }
      guard let year = fourDigits(parts[2]) else { continue }
      return TypedDate(year: year, month: month, day: day)
    }
    return nil
  }

  private static func matches(_ word: String, _ name: String) -> Bool {
    let name = name.lowercased()
    return word == name || word == name.prefix(3)
  }

  /// A number of at most five digits: more would lead out of the calendar anyway.
  private static func count(_ text: Substring) -> Int? { digits(text, 1...5) }
  private static func oneOrTwoDigits(_ text: Substring) -> Int? { digits(text, 1...2) }
  private static func fourDigits(_ text: Substring) -> Int? { digits(text, 4...4) }

  private static func digits(_ text: Substring, _ length: ClosedRange<Int>) -> Int? {
    guard length.contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  private static func trim(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.reversed().drop(while: \.isWhitespace)
    return String(end.reversed())
  }
}
