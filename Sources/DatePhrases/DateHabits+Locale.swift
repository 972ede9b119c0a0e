import CivilCalendar
import Glibc

extension DateHabits {
  /// The habits of the process's locale. Only programs and what they start ask for them.
  public static var local: DateHabits {
    guard let code = LocaleText.language else { return DateHabits() }
    let order = LocaleText.text(Int(D_FMT)).map(Order.init(format:)) ?? .dayFirst
    let clock = LocaleText.text(Int(T_FMT)) ?? ""
    return DateHabits(
      language: DateLanguage.all.first { $0.code == code } ?? .named(code), order: order,
      hasTwelveHours: clock.contains { "rIlp".contains($0) },
      firstWeekday: .firstOfLocalWeek ?? .monday)
  }
}

extension DateHabits.Order {
  /// The order of a format such as `%m/%d/%Y`.
  init(format: String) {
    self = .dayFirst
    if format.contains("%D") { self = .monthFirst }
    guard let month = format.firstIndex(where: { "mbB".contains($0) }),
      let day = format.firstIndex(where: { "de".contains($0) })
    else { return }
    // The dates of ISO 8601 give no order to those without a year: Swedish has them, and 24/12.
    if month < day, !format.contains("%Y-%m-%d") { self = .monthFirst }
  }
}

extension DateLanguage {
  /// A language of which only the names of days and months are known, those of the C library.
  fileprivate static func named(_ code: String) -> DateLanguage {
    var words: [Vocabulary] = []
    for day in Weekday.allCases {
      words.append(inFields([day.localName, day.localShortName], .weekday(day)))
    }
    for month in 1...12 {
      guard let first = Day(year: 2000, month: month, day: 1) else { continue }
      // Some languages have another form of the name beside a day.
      let inDates = LocaleText.text(Int(MON_1) + month - 1) ?? ""
      let names = [first.localMonthName, first.localShortMonthName, inDates]
      words.append(inFields(names, .month(month)))
    }
    let named = words
    return DateLanguage(code: code, words: named)
  }

  /// The words for date fields alone.
  private static func inFields(_ names: [String], _ term: DateTerm) -> Vocabulary {
    let bare = names.map { $0.lowercased().filter { $0 != "." && $0 != "," } }
    return Vocabulary(surfaces: bare, terms: [term], care: .fieldOnly)
  }
}
