import CivilCalendar
import TermPanels
import Testing

@testable import TodoApp

@Suite struct DayTextTests {
  private let today = Day(year: 2026, month: 11, day: 21) ?? Day(daysSinceEpoch: 0)

  @Test(arguments: [
    (-400, "400 days overdue"), (-3, "3 days overdue"), (-1, "1 day overdue"), (0, "Today"),
    (1, "Tomorrow"), (2, "Mon 23 Nov"), (13, "Fri 4 Dec"), (41, "Fri 1 Jan 2027"),
  ])
  func `a due day is said as people say it`(offset: Int, words: String) {
    #expect(DayText(due: today.adding(days: offset), today: today).text == words)
  }

  @Test(arguments: [
    (DateStyle.short, "Fri 4 Dec 9:00"), (.iso, "2026-12-04 9:00"),
    // The tests' locale defines no order of its own.
    (.numeric, "2026-12-04 9:00"),
  ])
  func `a date is written in the style of a person`(style: DateStyle, words: String) {
    let (day, nine) = (today.adding(days: 13), TimeOfDay(hour: 9))
    #expect(DayText.moment(day, nine, today: today, style: style) == words)
    #expect(DayText(done: day, today: today, style: style).text == "Done " + words.dropLast(5))
    #expect(DayText.moment(today, today: today, style: style) == "Today")
  }

  @Test func `only what matters has a colour`() {
    #expect(DayText(due: today.adding(days: -1), today: today).role == .overdue)
    #expect(DayText(due: today, today: today).role == .today)
    #expect(DayText(due: today.adding(days: 1), today: today).role == .secondary)
  }

  @Test(arguments: [
    (0, "Done today"), (-1, "Done yesterday"), (-10, "Done Wed 11 Nov"),
    (-400, "Done Fri 17 Oct 2025"),
  ])
  func `a day on which something was done is said too`(offset: Int, words: String) {
    #expect(DayText(done: today.adding(days: offset), today: today).text == words)
  }
}
