import CivilCalendar

extension Day {
  /// The date in words, `Sun 22 Nov 2026`, or the longest shorter form that fits into a number of
  /// columns.
  func text(columns: Int) -> String {
    let date = "\(day) \(shortMonthName)"
    let forms = ["\(weekday.shortName) \(date) \(year)", "\(date) \(year)", date]
    return forms.first { $0.utf8.count <= columns } ?? String(day)
  }

  /// The date as it is put into a field: one that ``DayPhrase`` reads again.
  var typedText: String { "\(day) \(shortMonthName) \(description.prefix(4))" }
}
