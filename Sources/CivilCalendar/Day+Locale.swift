import Glibc

extension Day {
  /// The month's name in the language of the process, as it stands alone: “décembre”. The English
  /// name if the C library has none.
  public var localMonthName: String {
    LocaleText.text(Int(__ALTMON_1) + month - 1) ?? LocaleText.text(Int(MON_1) + month - 1)
      ?? monthName
  }

  /// The short form of the month's name in the language of the process, as used in a date.
  public var localShortMonthName: String {
    LocaleText.text(Int(ABMON_1) + month - 1) ?? shortMonthName
  }

  /// The date in digits, in the order of the process's locale: `04.12.2026`. Without a chosen
  /// locale it is the ISO 8601 date.
  public var localNumericText: String {
    guard LocaleText.isChosen else { return description }
    var seconds = daysSinceEpoch * Self.secondsInDay
    var fields = tm()
    gmtime_r(&seconds, &fields)
    var bytes = [CChar](repeating: 0, count: 64)
    let count = strftime(&bytes, bytes.count, "%x", &fields)
    let text = bytes.prefix(count).withUnsafeBytes { String(validating: $0, as: UTF8.self) }
    return text.flatMap { $0.isEmpty ? nil : $0 } ?? description
  }
}
