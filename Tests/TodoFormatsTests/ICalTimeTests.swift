import CivilCalendar
import Testing
import TodoValues

@testable import TodoFormats

@Suite("A reader of iCalendar times") struct ICalTimeTests {
  private let format = ICalendar.format
  private let berlin = ExchangeContext(
    in: middleEurope, zones: ["America/New_York": Zone(secondsAhead: -18_000)])

  @Test(arguments: [
    ("DUE:20261224T093000", "2026-12-24", "09:30"), ("DUE:20261224T233000Z", "2026-12-25", "00:30"),
    ("DUE;TZID=America/New_York:20261224T180000", "2026-12-25", "00:00"),
    ("DUE;TZID=/mozilla.org/2005/America/New_York:20261224T180000", "2026-12-25", "00:00"),
    ("DUE;VALUE=DATE:20261224", "2026-12-24", nil),
    ("DTSTART:20261224T093000\nDURATION:P1DT2H", "2026-12-25", "11:30"),
    ("DTSTART;VALUE=DATE:20261224\nDURATION:P1W", "2026-12-31", nil),
  ])
  func `converts times of every zone to local time`(lines: String, day: String, time: String?)
    throws
  {
    let item = try format.read(calendar("UID:a\nSUMMARY:a\n\(lines)"), berlin).item

    #expect(item.due == Day(iso: day))
    #expect(item.dueTime?.description == time)
    #expect(
      try format.rewritten(calendar("UID:a\nSUMMARY:a\n\(lines)"), berlin)
        .contains(lines.replacing("\n", with: "\r\n")))
  }

  private let ownZone = """
    BEGIN:VTIMEZONE
    TZID:Own
    BEGIN:STANDARD
    DTSTART:19701101T020000
    RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
    TZOFFSETFROM:-0400
    TZOFFSETTO:-0500
    END:STANDARD
    BEGIN:DAYLIGHT
    DTSTART:19700308T020000
    RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
    TZOFFSETFROM:-0500
    TZOFFSETTO:-0400
    END:DAYLIGHT
    END:VTIMEZONE

    """

  @Test(arguments: [true, false])
  func `reads its own zones, even after the to-do`(isBefore: Bool) throws {
    let todos = [
      "UID:w\nSUMMARY:winter\nDUE;TZID=Own:20261224T180000",
      "UID:s\nSUMMARY:summer\nDUE;TZID=Own:20260724T180000",
    ].map { "BEGIN:VTODO\n\($0)\nEND:VTODO\n" }.joined()
    let text =
      "BEGIN:VCALENDAR\n" + (isBefore ? ownZone + todos : todos + ownZone) + "END:VCALENDAR\n"
    let reading = try format.read(text)

    #expect(try reading.item("winter").dueTime == TimeOfDay(hour: 23))
    #expect(try reading.item("summer").dueTime == TimeOfDay(hour: 22))
    let written = try format.rewritten(text)
    #expect(written.contains("DUE;TZID=Own:20261224T180000"))
    #expect(written.ranges(of: "BEGIN:VTIMEZONE").count == 1)
    let own = try format.rewritten(text) { $0.due = $0.due?.adding(days: 1) }
    #expect(own.contains("DUE:20261225T230000"))
  }

  @Test func `treats times of an unknown zone as local, and reports it`() throws {
    let reading = try format.read(calendar("UID:a\nSUMMARY:a\nDUE;TZID=No/Where:20261224T180000"))

    #expect(try reading.item.dueTime == TimeOfDay(hour: 18))
    #expect(
      reading.remarks == ["line 3: The zone “No/Where” is unknown; its times count as local ones."])
  }

  @Test func `continues a series whose first dates are done`() throws {
    let master =
      "UID:r\nSUMMARY:Repeat\nRRULE:FREQ=DAILY;COUNT=5\nDTSTART:20260910T000000\nDUE:20260910T000000"
    let override =
      "UID:r\nSUMMARY:Repeat\nRECURRENCE-ID:20260910T000000\nDUE:20260910T000000\nSTATUS:COMPLETED"
    let reading = try format.read(calendar(master, override))

    #expect(reading.items.map(\.isDone) == [false, true])
    #expect(reading.items.map(\.due) == [Day(iso: "2026-09-11"), Day(iso: "2026-09-10")])
    #expect(reading.items[0].recurrence?.rrule == "FREQ=DAILY;COUNT=4")
    #expect(reading.items[0].start == nil)
    #expect(reading.items[0].id != reading.items[1].id)
  }

  @Test(arguments: [
    ("FREQ=DAILY;BYHOUR=9;BYMINUTE=30", "FREQ=DAILY"), ("FREQ=DAILY;BYHOUR=8", nil),
    ("FREQ=DAILY;BYDAY=MO,TU", "FREQ=WEEKLY;BYDAY=MO,TU"),
    ("FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1", "FREQ=MONTHLY;BYDAY=1MO"),
    ("FREQ=WEEKLY;WKST=SU;BYDAY=MO", "FREQ=WEEKLY;BYDAY=MO"),
    ("FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO", nil),
    ("FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=15", nil),
    ("FREQ=DAILY\nEXDATE:20261225T093000", nil), ("FREQ=HOURLY", nil), ("D1 #0", nil),
  ])
  func `reads a supported rule, and keeps any rule`(rule: String, own: String?) throws {
    let text = calendar("UID:a\nSUMMARY:a\nDTSTART:20261224T093000\nRRULE:\(rule)")
    let reading = try format.read(text)

    #expect(try reading.item.recurrence?.rrule == own)
    #expect(reading.remarks.contains { $0.contains("The rule “") } == (own == nil))
    #expect(try format.rewritten(text).contains("RRULE:\(rule.prefix { $0 != "\n" })\r\n"))
  }

  @Test(arguments: ["DURATION:P" + String(repeating: "999999W999999H", count: 1000), "DURATION:PX"])
  func `limits a duration`(length: String) throws {
    let reading = try format.read(calendar("DTSTART:20261224T093000\n\(length)"))

    #expect(try reading.item.due.map { $0.year > 2026 } ?? true)
  }

  @Test func `keeps a huge zone out of the item`() throws {
    let dates = (0..<900).map { "RDATE:\(19_710_101 + $0)T020000\n" }.joined()
    let zone = ownZone.replacing("TZOFFSETFROM:-0400\n", with: "TZOFFSETFROM:-0400\n\(dates)")
    let todo = "BEGIN:VTODO\nDUE;TZID=Own:20261224T180000\nEND:VTODO\n"
    let reading = try format.read("BEGIN:VCALENDAR\n\(zone)\(todo)END:VCALENDAR\n")

    #expect(try reading.item.source(of: "ics") == String(todo.dropLast()))
    #expect(reading.parts.map(\.text) == [String(zone.dropLast())])
  }
}
