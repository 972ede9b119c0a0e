import CivilCalendar
import TermPanels
import Testing

@Suite("A day in words") struct DayTextTests {
  @Test(arguments: [
    (80, "Sun 22 Nov 2026"), (15, "Sun 22 Nov 2026"), (14, "22 Nov 2026"), (10, "22 Nov"),
    (5, "22"), (0, "22"),
  ])
  func `is as long as there is room`(columns: Int, text: String) throws {
    let day = try #require(Day(year: 2026, month: 11, day: 22))

    #expect(day.text(columns: columns) == text)
  }
}
