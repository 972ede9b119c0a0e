import CivilCalendar
import Testing

@Suite("A time of day") struct TimeOfDayTests {
  @Test func `is a minute of the day`() {
    #expect(TimeOfDay(minutes: 1440) == nil && TimeOfDay(minutes: -1) == nil)
    #expect(TimeOfDay(hour: 24) == nil && TimeOfDay(hour: 1, minute: 60) == nil)
    #expect(TimeOfDay(minutes: 1439)?.hour == 23 && TimeOfDay(minutes: 1439)?.minute == 59)
    #expect(TimeOfDay.midnight < .noon)
  }

  @Test(arguments: [("+1w", "+1w"), ("-2d", "-2d"), ("7d", "+7d"), ("3m", "+3m"), ("+1y", "+1y")])
  func `differs from a distance`(text: String, written: String) {
    #expect(DayShift(text)?.description == written)
  }

  @Test(arguments: ["", "+", "d", "+d", "1x", "++1d", "1d2", "123456d", "é"])
  func `and other text are not a distance`(text: String) { #expect(DayShift(text) == nil) }
}
