import Glibc

extension Weekday {
  /// The name in the language of the process, as in “vendredi”; the English one if the C library
  /// has none. A program chooses the language with `setlocale`.
  public var localName: String { LocaleText.text(Int(DAY_1) + rawValue % 7) ?? name }

  /// The short form of the name in the language of the process, as in “ven.”.
  public var localShortName: String { LocaleText.text(Int(ABDAY_1) + rawValue % 7) ?? shortName }

  /// The first day of the week in the process's locale; nil when no locale was chosen, or the
  /// locale does not define it.
  public static var firstOfLocalWeek: Weekday? {
    guard LocaleText.isChosen, let number = LocaleText.number(Int(_NL_TIME_FIRST_WEEKDAY)) else {
      return nil
    }
    // The days are counted from 1, and a date shows whether the first one is a Sunday or a Monday.
    let start =
      switch LocaleText.word(Int(_NL_TIME_WEEK_1STDAY)) {
      case 19_971_130: 7
      case 19_971_201: 1
      default: 0
      }
    guard start > 0, (1...7).contains(number) else { return nil }
    return Weekday(rawValue: (start + number - 2) % 7 + 1)
  }
}
