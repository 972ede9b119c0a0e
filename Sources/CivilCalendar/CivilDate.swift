/// The year, the month and the day of the month of a day, in the proleptic Gregorian calendar.
///
/// A year is counted here from 1 March, so that the day that only some years have is the last one.
/// Then the months have 153 days in every five, and each era of 400 years has the same days.
struct CivilDate {
  let year: Int
  let month: Int
  let day: Int

  private static let daysInEra = 146_097
  /// The days from 1 March of year 0 until 1 January 1970.
  private static let epoch = 719_468
  private static let daysInMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// The date of those numbers; nil if no calendar has it, or the year is not from 1 to 9999.
  init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    guard day <= Self.daysInMonths[month - 1] + (isLeap && month == 2 ? 1 : 0) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The date of a day in the years 1 to 9999.
  init(daysSinceEpoch: Int) {
    let days = daysSinceEpoch + Self.epoch
    let era = days / Self.daysInEra
    let dayOfEra = days - era * Self.daysInEra
    // Without the leap days, every year has 365.
    let leapDays = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - Self.days(before: yearOfEra)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - Self.days(beforeMonth: monthFromMarch) + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  /// The number of days since 1 January 1970.
  var daysSinceEpoch: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = yearFromMarch / 400
    let monthFromMarch = month <= 2 ? month + 9 : month - 3
    return era * Self.daysInEra + Self.days(before: yearFromMarch - era * 400)
      + Self.days(beforeMonth: monthFromMarch) + day - 1 - Self.epoch
  }

  /// The days of an era before one of its years.
  private static func days(before year: Int) -> Int { year * 365 + year / 4 - year / 100 }

  /// The days of a year before one of its months, of which 0 is March.
  private static func days(beforeMonth month: Int) -> Int { (153 * month + 2) / 5 }
}
