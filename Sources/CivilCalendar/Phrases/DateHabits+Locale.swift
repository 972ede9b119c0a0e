import Glibc

extension DateHabits {
  /// The habits of the process's locale. Only programs and what they start ask for them.
  public static var local: DateHabits {
    guard let code = LocaleText.language else { return DateHabits() }
    let order = LocaleText.text(Int(D_FMT)).map(Self.order) ?? .dayFirst
    let clock = LocaleText.text(Int(T_FMT)) ?? ""
    return DateHabits(
      language: DateLanguage.all.first { $0.code == code } ?? .named(code), order: order,
      hasTwelveHours: clock.contains { "rIlp".contains($0) },
      firstWeekday: .firstOfLocalWeek ?? .monday)
  }

  /// The order of a format such as `%m/%d/%Y`.
  private static func order(_ format: String) -> Order {
    if format.contains("%D") { return .monthFirst }
    guard let month = format.firstIndex(where: { "mbB".contains($0) }),
      let day = format.firstIndex(where: { "de".contains($0) })
    else { return .dayFirst }
    // A date that begins with the year has the month before the day, and is read so anyway.
    let isYearFirst = format.firstIndex { "yY".contains($0) }.map { $0 < month } ?? false
    return month < day && !isYearFirst ? .monthFirst : .dayFirst
  }
}

extension DateLanguage {
  /// A language of which only the names of days and months are known, those of the C library.
  fileprivate static func named(_ code: String) -> DateLanguage {
    var words: [Vocabulary] = []
    for day in Weekday.allCases {
      words.append(Vocabulary(bare([day.localName, day.localShortName]), .weekday(day)))
    }
    for month in 1...12 {
      guard let first = Day(year: 2000, month: month, day: 1) else { continue }
      // Some languages have another form of the name beside a day.
      let inDates = LocaleText.text(Int(MON_1) + month - 1) ?? ""
      let names = [first.localMonthName, first.localShortMonthName, inDates]
      words.append(Vocabulary(bare(names), .month(month)))
    }
    let named = words.map(\.inFields)
    return DateLanguage(code: code, words: named)
  }

  private static func bare(_ names: [String]) -> String {
    names.map { $0.lowercased().filter { $0 != "." && $0 != "," } }.joined(separator: ",")
  }
}
