import CivilCalendar
import Testing

struct MonthGridTests {
  @Test(arguments: Weekday.allCases)
  func `weeks are complete, in order and cover the whole month`(first: Weekday) throws {
    var day = try #require(Day(iso: "2026-01-17"))
    for _ in 0..<30 {
      let grid = MonthGrid(month: day, firstWeekday: first)
      let days = grid.weeks.flatMap { $0 }

      #expect(grid.weeks.allSatisfy { $0.count == 7 && $0.first?.weekday == first })
      #expect(days == (0..<days.count).map { days[0].adding(days: $0) })
      #expect(days.filter(grid.isInMonth).count == day.daysInMonth)
      #expect(grid.weeks.first?.contains(day.firstOfMonth) == true)
      #expect(grid.weeks.last?.contains { grid.isInMonth($0) } == true)
      day = day.adding(months: 1)
    }
  }

  @Test func `February 2027 fits into four weeks that start on Monday`() throws {
    let day = try #require(Day(iso: "2027-02-10"))
    #expect(MonthGrid(month: day).weeks.count == 4)
    #expect(MonthGrid(month: day, firstWeekday: .sunday).weeks.count == 5)
  }

  @Test func `a week starts on any day`() {
    #expect(Weekday.week(startingOn: .sunday).map(\.shortName).joined() == "SunMonTueWedThuFriSat")
    #expect(Weekday.week(startingOn: .monday) == Weekday.allCases)
  }
}
