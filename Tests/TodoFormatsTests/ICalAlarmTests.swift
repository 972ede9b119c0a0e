import CivilCalendar
import Testing
import TodoValues

@testable import TodoFormats

@Suite("The alarms of iCalendar") struct ICalAlarmTests {
  private let format = ICalendar.format
  private let newYork = ExchangeContext(
    in: .utc, zones: ["America/New_York": Zone(secondsAhead: -18_000)])

  private func calendar(_ lines: String) -> String {
    "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:a\nSUMMARY:Call\n\(lines)\nEND:VTODO\nEND:VCALENDAR\n"
  }

  private func alarm(_ trigger: String, action: String = "DISPLAY") -> String {
    "BEGIN:VALARM\nACTION:\(action)\nX-KEPT:yes\n\(trigger)\nEND:VALARM"
  }

  private func unfolded(_ text: String) -> String {
    text.replacing("\r\n ", with: "").replacing("\r\n", with: "\n")
  }

  @Test(arguments: [
    ("TRIGGER;RELATED=END:-PT30M", [30]), ("TRIGGER:-PT1H", [60]), ("TRIGGER:-P1DT2H", [1560]),
    ("TRIGGER:PT0S", [0]), ("TRIGGER;VALUE=DURATION:-P1W", [10_080]),
  ])
  func `before a due time are reminders`(trigger: String, minutes: [Int]) throws {
    let reading = try format.read(calendar("DUE:20261224T140000\n" + alarm(trigger)))
    #expect(try reading.item.reminders?.minutes == minutes)
    #expect(reading.remarks.isEmpty)
  }

  @Test(arguments: [
    ("DUE:20261224T140000", "TRIGGER;VALUE=DATE-TIME:20261224T120000Z", "DISPLAY"),
    ("DUE:20261224T140000", "TRIGGER:PT10M", "DISPLAY"),
    ("DUE:20261224T140000", "TRIGGER:-PT10S", "DISPLAY"),
    ("DUE:20261224T140000", "TRIGGER:-PT10M", "EMAIL"),
    ("DTSTART:20261201T090000\nDUE:20261224T140000", "TRIGGER:-PT10M", "DISPLAY"),
    ("DUE;VALUE=DATE:20261224", "TRIGGER:-PT10M", "DISPLAY"),
    ("PRIORITY:1", "TRIGGER:-PT10M", "DISPLAY"),
  ])
  func `of other kinds are kept with a remark`(
    date: String, trigger: String, action: String
  ) throws {
    let text = calendar(date + "\n" + alarm(trigger, action: action))

    let reading = try format.read(text)

    #expect(try reading.item.reminders == nil)
    #expect(reading.remarks.count == 1, "\(reading.remarks)")
    let renamed = unfolded(try format.rewritten(text) { $0.name = "Write" })
    #expect(renamed.contains(alarm(trigger, action: action)), "\(renamed)")
  }

  @Test func `that have not changed are written as they were, each once`() throws {
    let text = calendar(
      "DUE:20261224T140000\n" + alarm("TRIGGER:-PT30M") + "\n"
        + alarm("TRIGGER;RELATED=END:-PT1H"))

    let written = unfolded(try format.rewritten(text) { $0.name = "Write" })

    #expect(written.split(separator: "BEGIN:VALARM").count == 3, "\(written)")
    #expect(written.contains(alarm("TRIGGER:-PT30M")))
  }

  @Test func `are replaced by other reminders, and the rest stays`() throws {
    let mail = alarm("TRIGGER:-PT5M", action: "EMAIL")
    let text = calendar("DUE:20261224T140000\n" + alarm("TRIGGER:-PT30M") + "\n" + mail)

    let written = unfolded(
      try format.rewritten(text) { $0.reminders = Reminders(minutes: [60, 1440]) })

    #expect(!written.contains("-PT30M") && written.contains(mail), "\(written)")
    #expect(written.contains("TRIGGER;RELATED=END:-PT60M"))
    #expect(written.contains("TRIGGER;RELATED=END:-P1D"))
    #expect(try format.read(written).item.reminders?.minutes == [60, 1440])
    let silent = unfolded(try format.rewritten(text) { $0.reminders = .off })
    #expect(!silent.contains("-PT30M") && silent.contains("X-PANELTODO-REMIND:off"))
    #expect(try format.read(silent).item.reminders == .off)
  }

  @Test func `count from the due date when a start is added`() throws {
    let text = calendar("DUE:20261224T140000\n" + alarm("TRIGGER:-PT30M"))

    let written = unfolded(try format.rewritten(text) { $0.start = Day(iso: "2026-12-20") })

    #expect(written.contains("DTSTART:20261220T000000\n"), "\(written)")
    #expect(written.contains("TRIGGER;RELATED=END:-PT30M") && !written.contains("TRIGGER:-PT30M"))
    #expect(try format.read(written).item.reminders?.minutes == [30])
  }

  @Test(arguments: [(26, 14), (24, 9)])
  func `count from the due date when that leaves the start, which stays`(
    day: Int, hour: Int
  ) throws {
    let start = "DTSTART;TZID=America/New_York:20261224T090000"
    let due = "DUE;TZID=America/New_York:20261224T090000"
    let text = calendar("\(start)\n\(due)\n" + alarm("TRIGGER:-PT30M"))
    #expect(try format.read(text, newYork).item.reminders?.minutes == [30])

    let written = unfolded(
      try format.rewritten(text, newYork) { item in
        item.due = Day(year: 2026, month: 12, day: day)
        item.dueTime = TimeOfDay(hour: hour)
      })

    #expect(written.contains("\(start)\n"), "\(written)")
    #expect(written.contains("TRIGGER;RELATED=END:-PT30M") && !written.contains("TRIGGER:-PT30M"))
    let item = try format.read(written, newYork).item
    #expect(item.start == Day(iso: "2026-12-24") && item.reminders?.minutes == [30])
  }

  @Test func `stay as they are when the to-do gets a rule`() throws {
    let due = "DUE;TZID=America/New_York:20261224T090000"
    let text = calendar(due + "\n" + alarm("TRIGGER:-PT30M"))

    let written = unfolded(
      try format.rewritten(text, newYork) { $0.recurrence = Recurrence(.daily) })

    #expect(written.contains(due.replacing("DUE", with: "DTSTART") + "\n"), "\(written)")
    #expect(written.contains(alarm("TRIGGER:-PT30M")))
    let item = try format.read(written, newYork).item
    #expect(item.start == nil && item.recurrence == Recurrence(.daily))
    #expect(item.reminders?.minutes == [30])
  }

  @Test func `survive that the due time is cleared`() throws {
    let text = calendar("DUE:20261224T140000\n" + alarm("TRIGGER:-PT30M"))

    let written = unfolded(try format.rewritten(text) { $0.dueTime = nil })

    #expect(written.contains("X-PANELTODO-REMIND:30m") && !written.contains("VALARM"))
    #expect(try format.read(written).item.reminders?.minutes == [30])
  }
}
