import CivilCalendar
import TestSupport
import Testing
import TodoModel
import TodoWording

@testable import TodoApp

@Suite struct MomentTextTests {
  private let today = Day(daysSinceEpoch: 20_778)  // Saturday, 21 November 2026

  @Test(arguments: [
    (-30, "just now"), (0, "just now"), (59, "just now"), (60, "1 minute ago"),
    (119, "1 minute ago"), (120, "2 minutes ago"), (3599, "59 minutes ago"), (3600, "12:02"),
    (7200, "11:02"), (18_000, "8:02"),
  ])
  func `a moment of the last hour is relative, another is a time`(
    seconds: Int, words: String
  ) {
    let now = Timestamp.at(13, 120, of: today)
    #expect(
      MomentText.time(now.adding(seconds: -seconds), by: .standing(at: now)) == words)
  }

  @Test(arguments: [
    (0, "Today"), (-1, "Yesterday"), (-2, "Thu 19 Nov"), (-400, "Fri 17 Oct 2025"),
  ])
  func `a near day is given by its name`(offset: Int, words: String) {
    #expect(DayFormat(today: today).past(today.adding(days: offset)) == words)
  }
}
