import CivilCalendar
import DatePhrases
import Testing

struct DayPhraseTests {
  /// A Saturday.
  let today: Day

  init() throws { today = try #require(Day(iso: "2026-11-21")) }

  @Test(arguments: [
    ("today", "2026-11-21"), ("tod", "2026-11-21"), ("tomorrow", "2026-11-22"),
    ("tom", "2026-11-22"),
    ("tmr", "2026-11-22"), ("yesterday", "2026-11-20"), ("sunday", "2026-11-22"),
    ("sat", "2026-11-28"), ("Fri", "2026-11-27"), ("next week", "2026-11-23"),
    ("next month", "2026-12-01"), ("+0", "2026-11-21"), ("+3", "2026-11-24"), ("+3d", "2026-11-24"),
    ("+2w", "2026-12-05"), ("+1m", "2026-12-21"), ("in 3 days", "2026-11-24"),
    ("in 1 day", "2026-11-22"), ("in 2 weeks", "2026-12-05"), ("in 1 month", "2026-12-21"),
    ("24 dec", "2026-12-24"), ("dec 24", "2026-12-24"), ("24. december", "2026-12-24"),
    ("24 december 2027", "2027-12-24"), ("Dec 24, 2027", "2027-12-24"), ("24.12.", "2026-12-24"),
    ("24.12", "2026-12-24"), ("24.12.2026", "2026-12-24"), ("24/12", "2026-12-24"),
    ("24/12/2027", "2027-12-24"), ("2026-12-24", "2026-12-24"), ("2026-1-5", "2026-01-05"),
    ("21 nov", "2026-11-21"), ("20 nov", "2027-11-20"), ("29 feb", "2028-02-29"),
    ("  TOMORROW \t", "2026-11-22"), ("next   week", "2026-11-23"), ("24. 12. 2026", "2026-12-24"),
    ("next fri", "2026-11-27"), ("this sun", "2026-11-22"), ("next sun", "2026-11-29"),
    ("weekend", "2026-11-21"), ("next weekend", "2026-11-28"), ("eom", "2026-11-30"),
    ("the end of the month", "2026-11-30"), ("end of year", "2026-12-31"), ("+1y", "2027-11-21"),
    ("24th dec", "2026-12-24"), ("15th", "2026-12-15"), ("the 21st", "2026-11-21"),
    ("in 4 workdays", "2026-11-26"), ("in 5 workdays", "2026-11-27"), ("31st", "2026-12-31"),
    ("fri 27 nov", "2026-11-27"), ("fri, 27.11.", "2026-11-27"),
    ("31st of the month", "2026-12-31"), ("20th of the month", "2026-12-20"),
  ])
  func `a phrase names its day`(phrase: String, iso: String) throws {
    #expect(try DayPhrase.parse(phrase, today: today).description == iso)
  }

  @Test func `a day of the month is never in a month that is too short`() throws {
    let end = DateContext(today: try #require(Day(iso: "2027-01-31")))
    #expect(try DayPhrase.parse("30th of the month", in: end).description == "2027-03-30")
    #expect(throws: DayPhraseError.self) {
      try DayPhrase.parse("30th of next month", in: end)
    }
  }

  @Test(arguments: Weekday.allCases)
  func `a number of working days is counted from Monday to Friday`(weekday: Weekday) throws {
    let start = today.next(weekday)
    let context = DateContext(today: start)
    var day = start
    for count in 1...12 {
      repeat { day = day.adding(days: 1) } while day.weekday > .friday
      #expect(try DayPhrase.parse("in \(count) workdays", in: context) == day, "\(count)")
    }
  }

  @Test(arguments: [
    "", " ", "x", "12-24", "+", "+d", "+3x", "-3", "in days", "in 3",
    "in 3 x", "dec", "24", "24 foo", "99999999999999999999", "+999999999999",
    "2026-12", "next", "\u{0}", "٣ dec",
    "1nd", "0 dec", "the fri", "1 2/12", "next tomorrow", "fri sat",
  ])
  func `an invalid date is refused with a hint`(phrase: String) {
    let error = #expect(throws: DayPhraseError.self) { try DayPhrase.parse(phrase, today: today) }
    #expect(error?.description.hasPrefix("Not a date: “") == true)
    #expect(error?.description.hasSuffix("Try tomorrow, fri, +3d, 24 dec or 2026-12-24.") == true)
  }

  @Test func `a misspelt date is refused with the right one`() {
    let error = #expect(throws: DayPhraseError.self) {
      try DayPhrase.parse("12 Febuary", today: today)
    }
    #expect(error?.description == "Not a date: “12 Febuary”. Try 12 february.")
  }

  @Test(arguments: [
    "2026-02-30", "31 apr", "30.2.", "29 feb 2027", "24/13", "32nd", "2026-00-01", "thu 27 nov",
    "31st of this month",
  ])
  func `a date no calendar has is refused`(phrase: String) {
    let error = #expect(throws: DayPhraseError.self) { try DayPhrase.parse(phrase, today: today) }
    #expect(error?.description.hasPrefix("No such date: “\(phrase)”") == true)
  }
}
