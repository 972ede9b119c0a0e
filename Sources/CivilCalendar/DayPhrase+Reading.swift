extension DayPhrase {
  /// The form of a phrase, which indicates how likely it is to mean something else.
  public enum Form: Hashable, Sendable {
    /// Words in full: `tomorrow`, `friday`, `next week`, `next fri`, `end of month`.
    case name
    /// A short form of one word: `tod`, `tom`, `fri`.
    case shortName
    /// A day of the month alone: `15th`, `the 15th`.
    case dayOfMonth
    /// `in 3 days`.
    case distance
    /// `+3d`, and in a field also `+3`.
    case sign
    /// Day and month in words: `24 dec`.
    case written
    /// A date in digits with its year: `2026-12-24`, `24.12.2026`.
    case fullDate
    /// A date in digits without a year: `24.12.`, `24/12`.
    case shortDate
  }

  /// The result of reading some words.
  public struct Reading: Hashable, Sendable {
    /// The form of the phrase.
    public let form: Form
    /// The day, or nil when the phrase is a date that no calendar has, such as 31 February.
    public let day: Day?
  }

  /// The most words that a day can have: “the end of the month”.
  public static let longest = 5

  /// The day that these words name together, all in lower case, or nil if they name none.
  public static func read(_ words: ArraySlice<String>, today: Day) -> Reading? {
    guard let first = words.first, words.count <= longest else { return nil }
    if words.count > 1, first == "the" {
      let rest = read(words.dropFirst(), today: today)
      return rest.flatMap { takesArticle(words[words.startIndex + 1]) ? $0 : nil }
    }
    if let reading = keyword(words.joined(separator: " "), today) { return reading }
    if let reading = offset(words, today) { return reading }
    if let number = ordinal(first), words.count == 1 {
      return Reading(form: .dayOfMonth, day: nextDay(ofMonth: number, today))
    }
    if let date = writtenDate(words) {
      return Reading(form: .written, day: date.resolved(from: today))
    }
    if let date = punctuatedDate(words) {
      let form: Form = date.year == nil ? .shortDate : .fullDate
      return Reading(form: form, day: date.resolved(from: today))
    }
    return dateBehindWeekday(words, today)
  }

  /// The number of `1st` to `31st`, or nil.
  public static func ordinal(_ word: String) -> Int? {
    let digits = word.utf8.prefix { (48...57).contains($0) }
    guard (1...2).contains(digits.count), word.utf8.count == digits.count + 2,
      let number = Int(Substring(digits)), (1...31).contains(number)
    else { return nil }
    let ending =
      switch (number / 10, number % 10) {
      case (0, 1), (2, 1), (3, 1): "st"
      case (0, 2), (2, 2): "nd"
      case (0, 3), (2, 3): "rd"
      default: "th"
      }
    return word.hasSuffix(ending) ? number : nil
  }

  private static func takesArticle(_ word: String) -> Bool {
    ["end", "weekend"].contains(word) || ordinal(word) != nil
  }

  private static func keyword(_ phrase: String, _ today: Day) -> Reading? {
    // No phrase below is longer, and joining may have made a long one.
    guard phrase.utf8.count <= 24 else { return nil }
    let weekStart = today.adding(days: 1 - today.weekday.rawValue)
    let day: Day? =
      switch phrase {
      case "today": today
      case "tomorrow": today.adding(days: 1)
      case "yesterday": today.adding(days: -1)
      case "next week": today.adding(days: 7)
      case "next month": today.adding(months: 1)
      case "weekend", "this weekend": max(today, weekStart.adding(days: 5))
      case "next weekend": weekStart.adding(days: 12)
      case "eom", "end of month", "end of the month":
        today.firstOfMonth.adding(days: today.daysInMonth - 1)
      case "eoy", "end of year", "end of the year":
        Day(year: today.year, month: 12, day: 31)
      default: nil
      }
    if let day { return Reading(form: .name, day: day) }
    switch phrase {
    case "tod": return Reading(form: .shortName, day: today)
    case "tom", "tmr": return Reading(form: .shortName, day: today.adding(days: 1))
    default: break
    }
    if let weekday = weekday(phrase) {
      let form: Form = phrase.utf8.count == 3 ? .shortName : .name
      return Reading(form: form, day: today.next(weekday))
    }
    for (prefix, isNextWeek) in [("next ", true), ("this ", false)] where phrase.hasPrefix(prefix) {
      guard let weekday = weekday(String(phrase.dropFirst(5))) else { continue }
      let nextWeek = weekStart.adding(days: 6 + weekday.rawValue)
      return Reading(form: .name, day: isNextWeek ? nextWeek : today.next(weekday))
    }
    return nil
  }

  /// `+3`, `+3d`, `+2w`, `+1m`, `in 3 days`, `in 1 week`, `in 2 months`.
  private static func offset(_ words: ArraySlice<String>, _ today: Day) -> Reading? {
    guard let first = words.first else { return nil }
    if words.count == 1, first.hasPrefix("+") {
      let digits = first.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard let amount = count(digits), let unit = unit(first.dropFirst(1 + digits.count)) else {
        return nil
      }
      return Reading(form: .sign, day: today.adding(DayShift(amount, unit)))
    }
    guard words.count == 3, first == "in", let last = words.last, last.utf8.count > 2,
      let amount = count(words[words.startIndex + 1][...]), let unit = unit(last[...])
    else { return nil }
    return Reading(form: .distance, day: today.adding(DayShift(amount, unit)))
  }

  private static func unit(_ word: Substring) -> DayShift.Unit? {
    switch word {
    case "", "d", "day", "days": .days
    case "w", "week", "weeks": .weeks
    case "m", "month", "months": .months
    case "y", "year", "years": .years
    default: nil
    }
  }

  /// The next such day, today included, in a month that has it.
  private static func nextDay(ofMonth number: Int, _ today: Day) -> Day? {
    for months in 0...2 {
      let first = today.firstOfMonth.adding(months: months)
      guard number <= first.daysInMonth else { continue }
      let day = first.adding(days: number - 1)
      if day >= today { return day }
    }
    return nil
  }

  /// `fri 27 nov`, `fri, 27.11.`: a date after its weekday, which must be right.
  private static func dateBehindWeekday(_ words: ArraySlice<String>, _ today: Day) -> Reading? {
    guard words.count > 1, let first = words.first, let weekday = weekday(withoutComma(first)),
      let rest = read(words.dropFirst(), today: today)
    else { return nil }
    switch rest.form {
    case .written, .fullDate, .shortDate:
      return Reading(form: rest.form, day: rest.day.flatMap { $0.weekday == weekday ? $0 : nil })
    default: return nil
    }
  }

  private static func withoutComma(_ word: String) -> String {
    word.last == "," ? String(word.dropLast()) : word
  }
}
