import CivilCalendar

/// A date as it was typed, whose year may be missing.
package struct TypedDate {
  package let year: Int?
  package let month: Int
  package let day: Int

  /// The day of the date: without a year, the next such day, today included. Nil when there is
  /// none.
  func resolved(from today: Day) -> Day? {
    if let year { return Day(year: year, month: month, day: day) }
    // A 29 February may be up to eight years away.
    for year in today.year...(today.year + 8) {
      if let day = Day(year: year, month: month, day: day), day >= today { return day }
    }
    return nil
  }
}
