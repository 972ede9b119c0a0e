import Glibc

/// Reads a day as people type it: `tomorrow`, `fri`, `+3d`, `in 2 weeks`, `24 dec`, `2026-12-24`.
///
/// A field understands the names of days and months in the language of the process too. Case and
/// surrounding spaces do not matter. A weekday is the next such day after today, `next fri` the one
/// of next week, which begins on Monday. A day and month without a year is the next such day, today
/// included. The American order `12-24` is ambiguous and not read.
///
/// A field reads a whole text with `parse(_:today:)`. To look for days among other words, use
/// `read(_:today:)`, which also returns the form of a phrase.
public enum DayPhrase {
  /// The day that a phrase names, relative to today. Throws an error whose description can be
  /// shown.
  public static func parse(_ text: String, today: Day) throws(DayPhraseError) -> Day {
    let trimmed = trim(text)
    let words = trimmed.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard let reading = read(words[...], today: today) ?? read(inEnglish(words)[...], today: today)
    else {
      throw DayPhraseError(notADate: trimmed)
    }
    guard let day = reading.day else { throw DayPhraseError(impossible: trimmed) }
    return day
  }

  /// The weekday with that English name or its first three letters, in lower case.
  public static func weekday(_ word: String) -> Weekday? { weekdays[word] }

  /// The month, 1 to 12, with that English name or its first three letters.
  static func month(_ word: String) -> Int? { months[word] }

  private static let weekdays = table(Weekday.allCases.map { ($0.name, $0) })

  private static let months = table(Day.monthNames.enumerated().map { ($1, $0 + 1) })

  private static func table<Value>(_ names: [(String, Value)]) -> [String: Value] {
    var table: [String: Value] = [:]
    for (name, value) in names {
      table[name.lowercased()] = value
      table[name.prefix(3).lowercased()] = value
    }
    return table
  }

  /// The words with the English names of days and months in place of the locale's. A field has one
  /// date and nothing else, so that short names of any language do no harm in it.
  private static func inEnglish(_ words: [String]) -> [String] {
    guard LocaleText.isChosen else { return words }
    func bare(_ word: String) -> String {
      word.last == "." || word.last == "," ? String(word.dropLast()) : word
    }
    return words.map { typed in
      let word = bare(typed)
      for day in Weekday.allCases
      where [day.localName, day.localShortName].contains(where: { bare($0.lowercased()) == word }) {
        return day.name.lowercased()
      }
      for month in 1...12 {
        guard let first = Day(year: 2000, month: month, day: 1) else { continue }
        let names = [first.localMonthName, first.localShortMonthName]
        let inDates = LocaleText.text(Int(MON_1) + month - 1)
        if (names + [inDates ?? ""]).contains(where: { bare($0.lowercased()) == word }) {
          return first.monthName.lowercased()
        }
      }
      return typed
    }
  }

  private static func trim(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.reversed().drop(while: \.isWhitespace)
    return String(end.reversed())
  }
}
