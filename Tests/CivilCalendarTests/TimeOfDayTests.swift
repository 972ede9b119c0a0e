import CivilCalendar
import Testing

@Suite("A time of day") struct TimeOfDayTests {
  @Test(arguments: [
    ("9:30", "09:30"), ("09:30", "09:30"), ("21:00", "21:00"), ("9am", "09:00"), ("9pm", "21:00"),
    ("9 pm", "21:00"), ("9:30 am", "09:30"), ("9.30pm", "21:30"), ("12am", "00:00"),
    ("12pm", "12:00"),
    ("noon", "12:00"), ("midnight", "00:00"), ("9", "09:00"), ("0:00", "00:00"), ("23:59", "23:59"),
  ])
  func `is read`(phrase: String, text: String) {
    let words = phrase.split(separator: " ").map(String.init)
    #expect(TimePhrase.read(words[...])?.time.description == text)
  }

  @Test(arguments: [
    "", "24:00", "24", "9:60", "9:3", "9:", ":30", "13pm", "0am", "am", "9.30", "9a", "100",
    "9:30:00",
    "nine", "٣", "9 9 am", "-1",
  ])
  func `is not read out of anything else`(phrase: String) {
    let words = phrase.split(separator: " ").map(String.init)
    #expect(TimePhrase.read(words[...]) == nil)
  }

  @Test func `is a minute of the day`() {
    #expect(TimeOfDay(minutes: 1440) == nil && TimeOfDay(minutes: -1) == nil)
    #expect(TimeOfDay(hour: 24) == nil && TimeOfDay(hour: 1, minute: 60) == nil)
    #expect(TimeOfDay(minutes: 1439)?.hour == 23 && TimeOfDay(minutes: 1439)?.minute == 59)
    #expect(TimeOfDay.midnight < .noon)
  }

  @Test(arguments: [("+1w", "+1w"), ("-2d", "-2d"), ("7d", "+7d"), ("3m", "+3m"), ("+1y", "+1y")])
  func `and a distance are told apart`(text: String, written: String) {
    #expect(DayShift(text)?.description == written)
    #expect(TimePhrase.read([text]) == nil)
  }

  @Test(arguments: ["", "+", "d", "+d", "1x", "++1d", "1d2", "123456d", "é"])
  func `and anything else are no distance`(text: String) { #expect(DayShift(text) == nil) }
}
