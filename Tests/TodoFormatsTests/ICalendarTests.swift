import CivilCalendar
import Testing
import TodoValues

@testable import TodoFormats

@Suite("iCalendar") struct ICalendarTests {
  private let format = ICalendar.format

  @Test func `maps its properties to an item`() throws {
    let item = try format.read(
      calendar(
        """
        UID:a1
        SUMMARY:Pay\\, or not\\; \\\\ done
        DESCRIPTION:one\\ntwo
          three
        CATEGORIES:home,big shop
        CATEGORIES:b\\,c
        PRIORITY:3
        DUE;VALUE=DATE:20261224
        DTSTART:20261201T093000
        RRULE:FREQ=MONTHLY;BYDAY=-1FR
        CREATED:20261101T120000Z
        """)
    ).item

    #expect(item.name == #"Pay, or not; \ done"#)
    #expect(item.notes == "one\ntwo three")
    #expect(item.tags == ["home", "big-shop", "b-c"])
    #expect(item.priority == .high)
    #expect(item.due == Day(iso: "2026-12-24") && item.dueTime == nil)
    #expect(item.start == Day(iso: "2026-12-01"))
    #expect(item.recurrence?.rrule == "FREQ=MONTHLY;BYDAY=-1FR")
    #expect(item.id.text == "ics:a1")
  }

  @Test(arguments: [
    ("STATUS:COMPLETED\nCOMPLETED:20261101T120000Z", true, "2026-11-01T12:00:00.000000Z"),
    ("COMPLETED:20261101T120000Z\nSTATUS:NEEDS-ACTION", true, "2026-11-01T12:00:00.000000Z"),
    ("PERCENT-COMPLETE:100\nLAST-MODIFIED:20261101T120000Z", true, "2026-11-01T12:00:00.000000Z"),
    ("STATUS:CANCELLED", true, nil), ("STATUS:IN-PROCESS\nPERCENT-COMPLETE:50", false, nil),
  ])
  func `reads completion in every form`(lines: String, isDone: Bool, completed: String?) throws {
    let text = calendar("UID:a\nSUMMARY:a\n\(lines)")
    let item = try format.read(text).item

    #expect(item.isDone == isDone && item.completed?.fullISO == completed)
    let written = try format.rewritten(text) {
      if $0.isDone, $0.completed == nil { $0.completed = $0.created }
    }
    for line in lines.split(separator: "\n") { #expect(written.contains(line)) }
  }

  @Test func `reads subtasks in any order, and keeps other relations`() throws {
    let reading = try format.read(
      calendar(
        "UID:c\nSUMMARY:child\nRELATED-TO:p", "UID:p\nSUMMARY:parent",
        "UID:s\nSUMMARY:sibling\nRELATED-TO;RELTYPE=SIBLING:p",
        "UID:o\nSUMMARY:orphan\nRELATED-TO;RELTYPE=PARENT:gone"))

    #expect(try reading.parent(of: "child") == "parent")
    #expect(try reading.item("sibling").parent == nil)
    #expect(reading.remarks == ["line 12: A relation “SIBLING” is not supported here; it is kept."])
    let written = try format.rewritten(
      calendar("UID:o\nSUMMARY:orphan\nRELATED-TO;RELTYPE=PARENT:gone"))
    #expect(written.contains("RELATED-TO;RELTYPE=PARENT:gone"))
  }

  @Test func `keeps unknown properties, also while others change`() throws {
    let lines = """
      UID:a
      DTSTAMP:20261101T120000Z
      SUMMARY:Milk
      X-UNKNOWN;param1="a;b:c":Value
      LOCATION:中华人民共和国中华人民共和国中华人民共和国中华人民共和国
      CATEGORIES:a,b
      BEGIN:VALARM
      ACTION:DISPLAY
      SUMMARY:alarm
      TRIGGER:-PT30M
      END:VALARM
      """
    let text = calendar(lines)
    let reading = try format.read(text)
    #expect(reading.remarks.count == 3)

    func unfolded(_ text: String) -> String {
      text.replacing("\r\n ", with: "").replacing("\r\n", with: "\n")
    }
    #expect(unfolded(try format.rewritten(text)).contains(lines))
    let changed = unfolded(
      try format.rewritten(text) { item in
        item.name = "Bread"
        item.due = Day(iso: "2026-12-24")
        item.tags = []
      })
    let expected = lines.replacing("SUMMARY:Milk", with: "SUMMARY:Bread")
      .replacing("CATEGORIES:a,b\n", with: "DUE;VALUE=DATE:20261224\n")
    #expect(changed.contains(expected), "\(changed)")
  }

  @Test func `keeps components that are not to-dos`() throws {
    let event = "BEGIN:VEVENT\r\nUID:e\r\nSUMMARY:Party\r\nEND:VEVENT\r\n"
    let reading = try format.read(calendar("UID:a\nSUMMARY:a", other: event))

    #expect(reading.items.count == 1)
    #expect(reading.remarks == ["line 3: A VEVENT is not a to-do; it is kept."])
    #expect(try format.rewritten(calendar("UID:a\nSUMMARY:a", other: event)).contains(event))
  }

  @Test func `reads lines folded anywhere, also within a character`() throws {
    let bytes =
      Array("BEGIN:VCALENDAR\nBEGIN:VTODO\nUID\n\n :a\nSUMMARY:Caf".utf8) + [
        0xc3, 0x0a, 0x20, 0xa9,
      ]
      + Array("\n\n \nEND:VTODO\nEND:VCALENDAR".utf8)

    #expect(try format.read(bytes).item.name == "Café")
  }

  @Test func `reads vCalendar with quoted-printable texts`() throws {
    let text = """
      BEGIN:VCALENDAR
      VERSION:1.0
      BEGIN:VTODO
      SUMMARY;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Gr=FC=DFe
      DESCRIPTION;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:one=0D=0A=
      t=C3=B6=
       wo=

      LOCATION;ENCODING=QUOTED-PRINTABLE:\(String(repeating: "=C3=A9", count: 30))
      END:VTODO
      END:VCALENDAR
      """
    let item = try format.read(text).item

    #expect(item.name == "Grüße")
    #expect(item.notes == "one\ntö wo")
    let written = try format.rewritten(text)
    #expect(try format.rewritten(written) == written)
  }

  @Test func `reads Latin-1 if it is declared, and refuses it if not`() throws {
    let bytes =
      Array("BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:".utf8) + [0xe4, 0xf6]
      + Array("\nEND:VTODO\nEND:VCALENDAR".utf8)

    #expect(try format.read(bytes, encoding: .latin1).item.name == "äö")
    let refusal = #expect(throws: Refusal.self) { try format.read(bytes) }
    #expect(refusal?.line == 3 && refusal?.column == 9)
    let declared =
      Array("BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY;CHARSET=iso-8859-1:".utf8)
      + [0xe4] + Array("\nEND:VTODO\nEND:VCALENDAR".utf8)
    #expect(try format.read(declared).item.name == "ä")
  }

  @Test(arguments: [
    ("", "line 1, column 1: This is not a calendar: it is empty."),
    ("Milk\n", "line 1, column 1: This is not a calendar: it does not begin with BEGIN:VCALENDAR."),
    ("A:b\n", "line 1, column 1: This is not a calendar: it does not begin with BEGIN:VCALENDAR."),
    (
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:a",
      "line 2, column 1: This VTODO is incomplete: END:VTODO is missing."
    ),
    (
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nEND:VTODO\n",
      "line 3, column 1: The calendar is incomplete: END:VCALENDAR is missing."
    ),
    (
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nEND:VEVENT\n",
      "line 3, column 1: END:VTODO is expected here, not END:VEVENT."
    ),
    (
      "BEGIN:VCALENDAR\nEND:VCALENDAR\nX:y\n",
      "line 3, column 1: This is outside of a calendar, which begins with BEGIN:VCALENDAR."
    ),
  ])
  func `is refused with the place of the fault`(text: String, refusal: String) {
    #expect(format.refusal(of: text) == refusal)
  }

  @Test func `accepts a to-do without a calendar around it`() throws {
    #expect(try format.read("BEGIN:VTODO\nSUMMARY:a\nEND:VTODO").item.name == "a")
  }

  @Test func `gives to-dos with equal or missing identities stable new ones`() throws {
    let text = calendar("UID:a\nSUMMARY:1", "UID:a\nSUMMARY:2", "SUMMARY:3", "SUMMARY:3")
    let reading = try format.read(text)

    #expect(Set(reading.items.map(\.id)).count == 4)
    #expect(try format.read(text).items.map(\.id) == reading.items.map(\.id))
    #expect(try format.read(format.rewritten(text)).items.map(\.id) == reading.items.map(\.id))
  }

  @Test func `keeps the order of the items`() throws {
    let text = calendar(
      "UID:3\nSUMMARY:3\nX-APPLE-SORT-ORDER:6", "UID:1\nSUMMARY:1\nX-APPLE-SORT-ORDER:1",
      "UID:4\nSUMMARY:4\nCREATED:20181119T183910Z")

    #expect(
      try format.read(text).items.sorted { ($0.order ?? 0) < ($1.order ?? 0) }.map(\.name) == [
        "1", "3", "4",
      ])
    #expect(try format.rewritten(text).ranges(of: "X-APPLE-SORT-ORDER").count == 2)

    let far = calendar("UID:a\nX-APPLE-SORT-ORDER:\(Int.max)", "UID:b")
    #expect(try format.rewritten(far).contains("X-APPLE-SORT-ORDER:\(Int.max)"))
  }

  @Test func `names the list of the calendar, or of each item`() throws {
    let named =
      "BEGIN:VCALENDAR\nX-WR-CALNAME:Home\nBEGIN:VTODO\nSUMMARY:a\nEND:VTODO\nEND:VCALENDAR"
    #expect(try format.read(named).lists.map(\.name) == ["Home"])
    #expect(try format.rewritten(named).contains("X-WR-CALNAME:Home"))

    var stock = Stock()
    try stock.take(named, as: format)
    try stock.take(calendar("UID:b\nSUMMARY:b"), as: format, list: "work")
    let text = stock.text(in: format, .test)
    #expect(try format.read(text, list: "x").lists.map(\.name) == ["Home", "work"])
  }
}
