/// The style of dates.
public enum DateStyle: String, Hashable, CaseIterable, Sendable {
  /// Weekday, day and month, in the locale's words: `Fri 4 Dec`. The year if it is another one.
  case short
  /// Year, month and day: `2026-12-04`.
  case iso
  /// In digits, as in the locale: `04.12.2026`.
  case numeric
}
