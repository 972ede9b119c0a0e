import CivilCalendar
import Testing

struct DayTests {
  @Test(arguments: [
    ("1970-01-01", 0, Weekday.thursday), ("1969-12-31", -1, .wednesday),
    ("2000-02-29", 11_016, .tuesday), ("2026-12-24", 20_811, .thursday),
    ("0001-01-01", -719_162, .monday), ("9999-12-31", 2_932_896, .friday),
    ("2038-01-20", 24_856, .wednesday),
  ])
  func `a date, its number and its weekday agree`(iso: String, number: Int, weekday: Weekday) throws
  {
    let day = try #require(Day(iso: iso))

    #expect(day.daysSinceEpoch == number)
    #expect(day.description == iso)
    #expect(day.weekday == weekday)
    #expect(Day(daysSinceEpoch: number) == day)
    #expect(Day(year: day.year, month: day.month, day: day.day) == day)
  }

  @Test(arguments: [
    "2026-02-29", "2026-02-30", "2026-13-01", "2026-00-10", "2026-01-00", "2026-04-31",
    "0000-01-01",
    "2026-1-1", "26-01-01", "2026-01-01 ", "2026/01/01", "", "２０２６-01-01", "+026-01-01",
  ])
  func `an impossible or malformed date is nil`(iso: String) {
    #expect(Day(iso: iso) == nil)
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2028-01-31", 1, "2028-02-29"),
    ("2026-03-31", -1, "2026-02-28"),
    ("2026-12-15", 1, "2027-01-15"), ("2026-01-15", -1, "2025-12-15"),
    ("2026-05-31", 13, "2027-06-30"),
    ("2024-02-29", 12, "2025-02-28"), ("9999-12-31", 1, "9999-12-31"),
    ("0001-01-01", -1, "0001-01-01"),
  ])
  func `adding months stops at the month's end`(from: String, months: Int, to: String) {
    #expect(Day(iso: from)?.adding(months: months) == Day(iso: to))
  }

  @Test(arguments: [
    ("2026-01-15", 31), ("2026-02-01", 28), ("2028-02-01", 29), ("1900-02-01", 28),
    ("2000-02-01", 29),
    ("2026-04-30", 30), ("9999-12-31", 31),
  ])
  func `a month has its number of days`(iso: String, days: Int) {
    #expect(Day(iso: iso)?.daysInMonth == days)
  }

  @Test(arguments: [1, 1900, 9599])
  func `each date of four hundred years follows the one before`(year: Int) throws {
    var (year, month, day) = (year, 1, 1)
    let first = try #require(Day(year: year, month: month, day: day))
    var isRight = true
    for number in 0..<146_097 {
      let today = first.adding(days: number)
      isRight =
        isRight && (today.year, today.month, today.day) == (year, month, day)
        && Day(year: year, month: month, day: day) == today
      day += 1
      if day > 28, Day(year: year, month: month, day: day) == nil { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(isRight)
    #expect(month == 1 && day == 1)
  }

  @Test func `adding days and distance are inverse`() throws {
    let day = try #require(Day(iso: "2026-11-21"))
    for days in stride(from: -200_000, through: 200_000, by: 4999) {
      #expect(day.distance(to: day.adding(days: days)) == days)
    }
    #expect(day.adding(days: .max).description == "9999-12-31")
    #expect(day.adding(days: .min).description == "0001-01-01")
  }

  @Test func `names are English`() throws {
    let day = try #require(Day(iso: "2026-12-25"))
    #expect(day.weekday.shortName == "Fri")
    #expect(day.weekday.name == "Friday")
    #expect(day.shortMonthName == "Dec")
    #expect(day.monthName == "December")
  }

  @Test func `the next weekday is always later and at most a week away`() throws {
    let day = try #require(Day(iso: "2026-11-21"))
    for weekday in Weekday.allCases {
      let next = day.next(weekday)
      #expect(next.weekday == weekday)
      #expect((1...7).contains(day.distance(to: next)))
    }
  }
}
