import Testing

@testable import CivilCalendar

/// The test process has no locale; the effect of one is tested with the whole program.
struct LocaleTests {
  private let day = Day(daysSinceEpoch: 20_778)

  @Test func `without a locale names are English and dates follow ISO 8601`() {
    #expect(Weekday.allCases.map(\.localName) == Weekday.allCases.map(\.name))
    #expect(Weekday.allCases.map(\.localShortName) == Weekday.allCases.map(\.shortName))
    #expect(day.localMonthName == "November" && day.localShortMonthName == "Nov")
    #expect(day.localNumericText == "2026-11-21")
  }

  @Test func `without a locale the first day of the week is unknown`() {
    #expect(Weekday.firstOfLocalWeek == nil)
  }
}
