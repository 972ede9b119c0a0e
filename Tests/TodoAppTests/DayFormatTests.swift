import CivilCalendar
import TermPanels
import Testing
import TodoValues
import TodoWording

@testable import TodoApp

@Suite struct DayFormatTests {
  private let days = DayFormat(today: Day(daysSinceEpoch: 20_778))  // Saturday, 21 November 2026
  private var today: Day { days.today }

  @Test(arguments: [
    (-400, "400 days overdue"), (-3, "3 days overdue"), (-1, "1 day overdue"), (0, "Today"),
    (1, "Tomorrow"), (2, "Mon 23 Nov"), (13, "Fri 4 Dec"), (41, "Fri 1 Jan 2027"),
  ])
  func `a due date is put into everyday words`(offset: Int, words: String) {
    #expect(days.due(today.adding(days: offset)).text == words)
  }

  @Test(arguments: [
    (DateStyle.short, "Fri 4 Dec 9:00"), (.iso, "2026-12-04 9:00"),
    // The tests' locale defines no order of its own.
    (.numeric, "2026-12-04 9:00"),
  ])
  func `a date is written in the style of a person`(style: DateStyle, words: String) {
    let (day, nine) = (today.adding(days: 13), TimeOfDay(hour: 9))
    let days = DayFormat(today: today, style: style)
    #expect(days.moment(day, nine) == words)
    #expect(days.done(day).text == "Done " + words.dropLast(5))
    #expect(days.moment(today) == "Today")
  }

  @Test(arguments: [(-40, "−40 d"), (0, "+0 d"), (3, "+3 d"), (400, "+400 d")])
  func `a date of a template is a distance in every form`(offset: Int, words: String) {
    let day = Day.firstOfTemplate.adding(days: offset)

    #expect(days.due(day).text == words && days.due(day).short == words)
    #expect(days.due(day).role == .secondary)
    #expect(days.inSentence(day) == words && days.adverb(day) == words && days.date(day) == words)
    #expect(days.plan(DayPlan(day, isEvening: true)) == "plan \(words) evening")
    #expect(DayFormat(today: .firstOfTemplate, style: .iso).moment(day) == words)
  }

  @Test func `only urgent dates have a colour`() {
    #expect(days.due(today.adding(days: -1)).role == .overdue)
    #expect(days.due(today).role == .today)
    #expect(days.due(today.adding(days: 1)).role == .secondary)
  }

  @Test(arguments: [
    (0, "Done today"), (-1, "Done yesterday"), (-10, "Done Wed 11 Nov"),
    (-400, "Done Fri 17 Oct 2025"),
  ])
  func `a completion date is also put into words`(offset: Int, words: String) {
    #expect(days.done(today.adding(days: offset)).text == words)
  }
}
