import CivilCalendar

extension Day {
  /// The date in words, `Sun 22 Nov 2026`, or the longest shorter form that fits into a number of
  /// columns.
  func text(columns: Int) -> String {
    let date = "\(day) \(localShortMonthName)"
    let forms = ["\(weekday.localShortName) \(date) \(year)", "\(date) \(year)", date]
    return forms.first { $0.columns <= columns } ?? String(day)
  }

  /// The date as it is put into a field: a form that ``DayPhrase`` reads again.
  var typedText: String {
    let year = description.prefix(4)
    let local = "\(day) \(localShortMonthName) \(year)"
    // A local form that is not read as this day is not used.
    return (try? DayPhrase.parse(local, today: self)) == self
      ? local : "\(day) \(shortMonthName) \(year)"
  }
}
