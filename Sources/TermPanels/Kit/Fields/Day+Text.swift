public import CivilCalendar

extension Day {
  /// The date in words, `Sun 22 Nov 2026`, as date fields and calendars write it, or the longest
  /// shorter form that fits into a number of columns: `22 Nov 2026`, `22 Nov`, `22`.
  public func text(columns: Int) -> String {
    let date = "\(day) \(localShortMonthName)"
    let forms = ["\(weekday.localShortName) \(date) \(year)", "\(date) \(year)", date]
    return forms.first { $0.columns <= columns } ?? String(day)
  }
}
