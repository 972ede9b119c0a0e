import CivilCalendar
import Testing
import TodoValues

@testable import TodoFormats

@Suite("The file of one to-do") struct ICalObjectTests {
  /// A file as several programs have left it, with lines of which no field knows anything.
  private static let text = """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    PRODID:-//Other//EN\r
    BEGIN:VTIMEZONE\r
    TZID:Europe/Nowhere\r
    BEGIN:STANDARD\r
    DTSTART:19700101T000000\r
    TZOFFSETFROM:+0200\r
    TZOFFSETTO:+0200\r
    END:STANDARD\r
    END:VTIMEZONE\r
    BEGIN:VTODO\r
    uid:a1\r
    SUMMARY;LANGUAGE=en;X-A="1;2":Pay the re\r
     nt\r
    X-UNKNOWN;param1=xxx:\r
    CATEGORIES;LANGUAGE=en:big shop,home\r
    CATEGORIES:work\r
    PRIORITY:3\r
    DUE;TZID=Europe/Nowhere:20261224T090000\r
    STATUS:IN-PROCESS\r
    PERCENT-COMPLETE:50\r
    ATTACH;ENCODING=BASE64;VALUE=BINARY:AAAA\r
    BEGIN:VALARM\r
    TRIGGER:-PT15M\r
    SUMMARY:not the name\r
    END:VALARM\r
    END:VTODO\r
    END:VCALENDAR\r

    """

  private let context = ExchangeContext.test
  private let moment = Timestamp(secondsSinceEpoch: 1_795_300_000)

  private func object(_ text: String = Self.text) throws -> ICalObject {
    try ICalObject(Array(text.utf8), context)
  }

  /// The file after a change of the item.
  private func edited(
    _ text: String = Self.text, parent: String? = nil, _ change: (inout ExchangeItem) -> Void
  ) throws -> String {
    let object = try object(text)
    var item = object.item
    change(&item)
    return String(decoding: object.bytes(for: item, parentUID: parent, at: moment), as: UTF8.self)
  }

  @Test func `is equal to the byte without a change`() throws {
    #expect(try edited { _ in } == Self.text)
  }

  @Test func `has new lines for what has changed, and all others as they were`() throws {
    let text = try edited {
      $0.name = "Pay"
      $0.tags = ["home", "work", "now"]
      $0.dueTime = TimeOfDay(hour: 8)
    }

    let expected = Self.text
      .replacing("Pay the re\r\n nt", with: "Pay")
      .replacing("CATEGORIES;LANGUAGE=en:big shop,home", with: "CATEGORIES;LANGUAGE=en:home")
      .replacing("CATEGORIES:work", with: "CATEGORIES:work,now")
      // The reader is in UTC, two hours behind the zone of the file.
      .replacing(":20261224T090000", with: ":20261224T100000")
      .replacing(
        "BEGIN:VALARM",
        with: "LAST-MODIFIED:\(moment.basicISO)\r\nDTSTAMP:\(moment.basicISO)\r\n"
          + "SEQUENCE:1\r\nBEGIN:VALARM")
    #expect(sortedCategories(text) == sortedCategories(expected))
  }

  /// The text with the lines of tags behind each other, wherever they stand.
  private func sortedCategories(_ text: String) -> [String] {
    text.split(separator: "\r\n").map(String.init).sorted()
  }

  /// Radicale drops the rest of an unknown property after a comma.
  @Test func `names the items for which it waits without a comma`() throws {
    let uuids = [
      "3ab6ed8a-1454-4e2b-b5f8-ca1a12cf7364", "755f1a9b-90c1-4484-81ff-28de50492a85",
    ]
    let text = try edited { $0.waitsFor = uuids.map { ExchangeID($0) } }

    let line = "X-PANELTODO-WAITS-FOR:\(uuids[0]) \(uuids[1])"
    #expect(text.replacing("\r\n ", with: "").contains("\r\n\(line)\r\n"))
    #expect(try object(text).item.waitsFor.count == 2)
  }

  @Test func `has other alarms for other reminders, and keeps the alarms of the same`() throws {
    let text = try edited { $0.reminders = Reminders(minutes: [15, 60]) }
    let off = try edited { $0.reminders = .off }
    let untimed = try edited { $0.dueTime = nil }

    #expect(text.contains("TRIGGER:-PT15M\r\nSUMMARY:not the name\r\nEND:VALARM\r\n"))
    #expect(text.contains("TRIGGER;RELATED=END:-PT60M\r\nEND:VALARM\r\nEND:VTODO\r\n"))
    #expect(try object(text).item.reminders == Reminders(minutes: [15, 60]))
    #expect(!off.contains("VALARM"))
    #expect(try object(off).item.reminders == .off)
    #expect(!untimed.contains("VALARM"))
    #expect(try object(untimed).item.reminders == Reminders(minutes: [15]))
  }

  @Test func `keeps a reminder that counts from a start which is no longer the due date`() throws {
    let start = "DTSTART;TZID=Europe/Nowhere:20261224T090000\r\nPRIORITY:3"
    let text = Self.text.replacing("PRIORITY:3", with: start)
    #expect(try object(text).item.reminders == Reminders(minutes: [15]))

    let moved = try edited(text) { $0.due = Day(iso: "2026-12-26") }

    #expect(moved.contains("TRIGGER;RELATED=END:-PT15M\r\n"))
    #expect(try object(moved).item.reminders == Reminders(minutes: [15]))
  }

  @Test func `keeps a start on the due date of a series`() throws {
    let text = Self.text.replacing(
      "DUE;TZID=Europe/Nowhere:20261224T090000",
      with: """
        DTSTART:20261224T070000\r
        DUE:20261224T070000\r
        RRULE:FREQ=DAILY;INTERVAL=3
        """)
    #expect(try object(text).item.start == nil)

    let started = try edited(text) { $0.start = Day(iso: "2026-12-24") }
    #expect(try object(started).item.start == Day(iso: "2026-12-24"))
    #expect(try object(started).item.due == Day(iso: "2026-12-24"))
    #expect(try object(edited(started) { $0.start = nil }).item.start == nil)
    let moved = try edited(started) { $0.due = Day(iso: "2026-12-26") }
    #expect(try object(moved).item.start == Day(iso: "2026-12-24"))
  }

  @Test func `names the heading above the item`() throws {
    let text = try edited { $0.heading = ExchangeID("Seeds, bulbs") }

    #expect(text.contains("X-PANELTODO-HEADING:Seeds\\, bulbs\r\n"))
    #expect(try object(text).item.heading == ExchangeID("Seeds, bulbs"))
    #expect(try !edited(text) { $0.heading = nil }.contains("HEADING"))
  }

  @Test func `keeps the line ends of its file`() throws {
    let text = Self.text.replacing("\r\n", with: "\n")

    #expect(try edited(text) { _ in } == text)
    #expect(try edited(text) { $0.name = "Pay" }.contains("\r") == false)
  }

  @Test(arguments: ["3ab6ed8a-1454-4e2b-b5f8-ca1a12cf7364", "3AB6ED8A-1454-4E2B-B5F8-CA1A12CF7364"])
  func `of an imported item has the identity and all lines of its source`(uid: String) throws {
    let lines = "UID:\(uid)\r\nSUMMARY:Milk\r\nLOCATION:Shop\r\nX-A:1\r\n"
    let item = try ICalendar.format.read("BEGIN:VTODO\r\n\(lines)END:VTODO\r\n").item

    let own = try #require(ICalObject.uid(ofSourceOf: item))
    let bytes = ICalObject.bytes(ofNew: item, uid: own, parentUID: nil, at: moment, context)

    #expect(own == uid && String(decoding: bytes, as: UTF8.self).contains(lines))
    var other = item
    other.id = ExchangeID("755f1a9b-90c1-4484-81ff-28de50492a85")
    #expect(ICalObject.uid(ofSourceOf: other) == nil)
  }

  @Test func `has no UUID that stands for an invalid one in a store`() throws {
    let uid = "ffffffff-0000-4000-8000-000000000001"
    let text = """
      BEGIN:VTODO
      UID:\(uid)
      RELATED-TO:\(uid)
      X-PANELTODO-WAITS-FOR:\(uid)
      END:VTODO

      """
    let object = try object(text)

    #expect(object.uid == uid && object.item.id.text == "ics:\(uid)")
    #expect(object.item.parentID == object.item.id && object.item.waitsFor == [])
    #expect(try edited(text) { _ in } == text)
  }

  @Test func `may have folds within characters, and no bytes that are none`() throws {
    let (start, end) = ("BEGIN:VTODO\nUID:a\nSUMMARY:Caf", "\nEND:VTODO\n")
    let bytes = Array(start.utf8) + [0xc3, 0x0a, 0x20, 0xa9] + Array(end.utf8)
    let object = try ICalObject(bytes, context)
    #expect(object.item.name == "Café")
    var item = object.item
    item.priority = .high

    let edited = object.bytes(for: item, parentUID: nil, at: moment)

    #expect(edited.starts(with: bytes.dropLast(end.utf8.count - 1)))
    let broken = Array(start.utf8) + [0xc3] + Array(end.utf8)
    #expect(throws: ICalObject.Fault.unreadable) { try ICalObject(broken, context) }
  }

  @Test(arguments: [("\(Int.max)", Int(Int32.max)), ("-7", 1), ("41", 42)])
  func `counts its changes in 32 bits`(old: String, new: Int) throws {
    let text = Self.text.replacing("PRIORITY:3", with: "PRIORITY:3\r\nSEQUENCE:\(old)")

    #expect(try edited(text) { _ in } == text)
    #expect(try edited(text) { $0.name = "Pay" }.contains("\r\nSEQUENCE:\(new)\r\n"))
  }

  @Test(arguments: [
    ("DUE:20261224T083000Z", "DUE:20261225T083000Z"),
    ("DUE:20261224T083000", "DUE:20261225T083000"),
    ("DUE;VALUE=DATE:20261224", "DUE;VALUE=DATE:20261225"),
    ("DUE;TZID=Far/Away:20261224T083000", "DUE;TZID=Far/Away:20261225T083000"),
  ])
  func `writes a time on the clock on which it was`(old: String, new: String) throws {
    let text = Self.text.replacing("DUE;TZID=Europe/Nowhere:20261224T090000", with: old)

    #expect(try edited(text) { $0.due = Day(iso: "2026-12-25") }.contains("\(new)\r\n"))
  }

  @Test func `completion replaces its lines, and an order and a parent are added`() throws {
    let text = try edited(parent: "p1") {
      $0.isDone = true
      $0.completed = Timestamp(secondsSinceEpoch: 1_795_262_400)
      $0.order = 7
      $0.parent = .item(ExchangeID("p1", in: "ics"))
    }

    #expect(text.contains("STATUS:COMPLETED\r\nCOMPLETED:20261121T120000Z\r\nPERCENT-COMPLETE:100"))
    #expect(!text.contains("IN-PROCESS") && text.contains("RELATED-TO:p1\r\n"))
    #expect(text.contains("X-APPLE-SORT-ORDER:7\r\n"))
  }

  @Test func `a file made for an item is read as that item`() throws {
    var random = RandomItems(seed: 11)
    for var item in try random.stock(lists: 1, items: 60).items {
      item.parent = nil
      item.order = 4096
      item.waitsFor = []

      let bytes = ICalObject.bytes(
        ofNew: item, uid: "u1", parentUID: nil, at: moment, context)
      let read = try ICalObject(bytes, context).item

      for field in ExchangeField.ofText where field != .created {
        #expect(
          field.isSame(read, item) { Precision.seconds.isSame($1, $0, in: .utc) }, "\(field)")
      }
      #expect(read.order == item.order)
    }
  }

  @Test func `a series continues with the first day that is not done`() throws {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      UID:s
      SUMMARY:Water
      DTSTART;VALUE=DATE:20261201
      DUE;VALUE=DATE:20261201
      RRULE:FREQ=DAILY;COUNT=5
      END:VTODO
      BEGIN:VTODO
      UID:s
      RECURRENCE-ID;VALUE=DATE:20261201
      STATUS:COMPLETED
      COMPLETED:20261201T080000Z
      END:VTODO
      END:VCALENDAR

      """
    let object = try object(text)

    #expect(object.item.due == Day(iso: "2026-12-02"))
    #expect(object.item.recurrence?.rrule == "FREQ=DAILY;COUNT=4")
    #expect(object.doneOccurrences.map(\.id.text) == ["ics:s\u{1F}20261201"])
    #expect(object.doneOccurrences.map(\.name) == ["Water"])
    let moved = try edited(text) { $0.due = Day(iso: "2026-12-03") }
    #expect(moved.contains("DUE;VALUE=DATE:20261203\n") && moved.contains("COUNT=4\n"))
  }

  @Test(arguments: [
    ("BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:a\n", ICalObject.Fault.unreadable), ("", .unreadable),
    ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nEND:VEVENT\nEND:VCALENDAR\n", .noTodo),
    ("BEGIN:VTODO\nSUMMARY:a\nEND:VTODO\n", .noIdentity),
    ("BEGIN:VTODO\nUID:a\nEND:VTODO\nBEGIN:VTODO\nUID:b\nEND:VTODO\n", .several),
    ("BEGIN:VTODO\nUID:a\nRECURRENCE-ID:20261201\nEND:VTODO\n", .noMaster),
    ("Milk\n", .unreadable),
  ])
  func `is refused if it is anything else`(text: String, fault: ICalObject.Fault) {
    #expect(throws: fault) { try object(text) }
  }
}
