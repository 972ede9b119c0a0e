import CivilCalendar
import Testing

/// The test process has no locale; the effect of one is tested with the whole program.
struct LocaleTests {
  private let day = Day(daysSinceEpoch: 20_778)

  @Test func `without a locale names are English and a date is as ISO 8601 has it`() {
    #expect(Weekday.allCases.map(\.localName) == Weekday.allCases.map(\.name))
    #expect(Weekday.allCases.map(\.localShortName) == Weekday.allCases.map(\.shortName))
    #expect(day.localMonthName == "November" && day.localShortMonthName == "Nov")
    #expect(day.localNumericText == "2026-11-21")
  }

  @Test func `without a locale nothing is said about the first day of a week`() {
    #expect(Weekday.firstOfLocalWeek == nil)
  }
}
