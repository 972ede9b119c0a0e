import Glibc

extension Weekday {
  /// The name in the language of the process, as in “vendredi”; the English one where the C library
  /// knows none. A program says which language that is with `setlocale`.
  public var localName: String { LocaleText.text(Int(DAY_1) + rawValue % 7) ?? name }

  /// The short form of the name in the language of the process, as in “ven.”.
  public var localShortName: String { LocaleText.text(Int(ABDAY_1) + rawValue % 7) ?? shortName }

  /// The day with which weeks begin where the process's locale is spoken; nil where no locale was
  /// chosen, or it does not say so.
  public static var firstOfLocalWeek: Weekday? {
    guard LocaleText.isChosen, let number = LocaleText.number(Int(_NL_TIME_FIRST_WEEKDAY)) else {
      return nil
    }
    // The days are counted from 1, and the first one is a Sunday or a Monday: a date says which.
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
