import CivilCalendar
import Testing
import TodoValues

@testable import TodoFormats

@Suite("Taskwarrior's JSON") struct TaskwarriorTests {
  private let format = Taskwarrior.format
  private let uuid = "a360fc44-315c-4366-b70c-ea7e7520b749"

  @Test func `maps its fields to an item`() throws {
    let reading = try format.read(
      """
      [{"id":3,"description":"Pay \\/ rent","due":"20261224T083000Z","entry":"20261101T120000Z",
        "wait":"20261130T230000Z","priority":"H","project":"home","status":"pending",
        "tags":["bills","e\\u0301"],"uuid":"\(uuid)","urgency":9.1,
        "annotations":[{"entry":"20261102T120000Z","description":"first"},
                       {"entry":"20261102T120000Z","description":"second"}]}]
      """, ExchangeContext(in: middleEurope))
    let item = try reading.item

    #expect(item.id.text == uuid.uppercased())
    #expect(item.name == "Pay / rent" && item.notes == "first\nsecond")
    #expect(item.due == Day(iso: "2026-12-24") && item.dueTime == TimeOfDay(hour: 9, minute: 30))
    #expect(item.start == Day(iso: "2026-12-01"))
    #expect(item.priority == .high && item.tags == ["bills", "e\u{301}"])
    #expect(reading.lists.map(\.name) == ["home"])
    #expect(reading.remarks.isEmpty)
  }

  @Test func `reads midnight as a date without a time`() throws {
    let text = #"{"description":"a","due":"20261223T230000Z"}"#

    #expect(try format.read(text, ExchangeContext(in: middleEurope)).item.dueTime == nil)
    #expect(try format.read(text).item.dueTime == TimeOfDay(hour: 23))
  }

  @Test(arguments: [
    ("20150718T144200", "2015-07-18T12:42:00"), ("1437223320", "2015-07-18T12:42:00"),
    ("2015-07-18T12:42:00Z", "2015-07-18T12:42:00"),
  ])
  func `has dates in several forms`(entry: String, moment: String) throws {
    let text = #"{"description":"a","entry":"\#(entry)"}"#
    let item = try format.read(text, ExchangeContext(in: middleEurope)).item

    #expect(item.created?.fullISO.hasPrefix(moment) == true)
  }

  @Test(arguments: [
    ("{}", "line 1, column 1: A task needs a description."),
    (
      #"[{"description":"a"},\#n {"uuid":"1","description":"b"}]"#,
      "line 2, column 2: “1” is not a UUID."
    ),
    (
      #"{"status":"foo","description":"a"}"#,
      "line 1, column 1: “foo” is not the status of a task."
    ),
    (
      #"{"description":"a","annotations":"b"}"#,
      "line 1, column 1: “annotations” is not an array of notes."
    ),
    (#"{"description":["a"]}"#, "line 1, column 1: “description” is an array, not a text."),
    ("[1]", "line 1, column 2: A task is an object, but this is a number."),
    (#"[{"description":"a"}"#, "line 1, column 21: expected “,” or “]”, found the end of the file"),
    ("", "line 1, column 1: expected a value, found the end of the file"),
  ])
  func `is refused with the place of the fault`(text: String, refusal: String) {
    #expect(format.refusal(of: text) == refusal)
  }

  @Test func `may be one task after the other, or one alone`() throws {
    let one = #"{"description":"one"}"#

    #expect(try format.read(one).items.count == 1)
    #expect(try format.read("\(one)\n\(one)\n[\(one)]").items.count == 3)
    #expect(try format.read("[]").items.isEmpty)
  }

  @Test func `keeps unknown fields, and writes them again`() throws {
    let task =
      #"{"description":"a","estimate":"30","depends":["\#(uuid)"],"uuid":"\#(uuid)","status":"pending"}"#
    let reading = try format.read(task)

    #expect(
      reading.remarks == [
        "line 1: “estimate” is not supported here; it is kept."
      ])
    #expect(try format.rewritten(task) == "[\n\(task)\n]\n")
    let changed = try format.rewritten(task) { $0.name = "b" }
    #expect(changed == "[\n\(task.replacing("\"a\"", with: "\"b\""))\n]\n")
  }

  @Test(arguments: [#"["ID","OTHER"]"#, #""ID,OTHER""#])
  func `has the tasks that it depends on, in both forms`(value: String) throws {
    let other = "2b3c4d5e-0000-4000-8000-000000000002"
    let depends = value.replacing("ID", with: uuid).replacing("OTHER", with: other)
    let task = #"{"description":"a","depends":\#(depends),"status":"pending"}"#

    let reading = try format.read(task)

    #expect(reading.remarks == [])
    #expect(reading.items.map(\.waitsFor) == [[ExchangeID(uuid), ExchangeID(other)]])
    #expect(try format.rewritten(task) == "[\n\(task)\n]\n")
    let changed = try format.rewritten(task) { $0.waitsFor.removeFirst() }
    #expect(changed.contains(#""depends":["\#(other)"]"#))
  }

  @Test(
    arguments: [
      (#""3""#, nil), ("[3]", "line 1, column 1: “depends” is not an array of UUIDs."),
    ] as [(String, String?)])
  func `keeps a reference without a UUID, and refuses what is no text`(
    value: String, refusal: String?
  ) throws {
    let task = #"{"description":"a","depends":\#(value),"status":"pending"}"#

    guard refusal == nil else {
      #expect(format.refusal(of: task) == refusal)
      return
    }
    let reading = try format.read(task)
    #expect(reading.items.map(\.waitsFor) == [[]])
    #expect(reading.remarks == ["line 1: “depends” names a task without a UUID; it is kept."])
    #expect(try format.rewritten(task) == "[\n\(task)\n]\n")
  }

  @Test func `keeps a deleted task without making it an item`() throws {
    let task = #"{"description":"a","status":"deleted","uuid":"\#(uuid)"}"#
    let reading = try format.read("[\(task)]")

    #expect(reading.items.isEmpty && reading.parts.count == 1)
    #expect(reading.remarks == ["line 1: A deleted task does not become an item; it is kept."])
    #expect(try format.rewritten(task) == "[\n\(task)\n]\n")
  }

  @Test func `reads two tasks with one identity as two items, and reports it`() throws {
    let reading = try format.read(
      #"[{"uuid":"\#(uuid)","description":"a"},{"uuid":"\#(uuid)","description":"b"}]"#)

    #expect(reading.items.map(\.name) == ["a", "b"])
    #expect(Set(reading.items.map(\.id)).count == 2)
    #expect(reading.remarks == ["line 1: Two items have the same identity; both are kept."])
  }

  @Test(arguments: [
    ("weekly", "FREQ=WEEKLY"), ("2wks", "FREQ=WEEKLY;INTERVAL=2"),
    ("3 days", "FREQ=DAILY;INTERVAL=3"),
    ("P1M", "FREQ=MONTHLY"), ("quarterly", "FREQ=MONTHLY;INTERVAL=3"),
    ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), ("yearly", "FREQ=YEARLY"), ("5hours", nil),
  ])
  func `reads a series as a repeating item`(period: String, rule: String?) throws {
    let item = try format.read(
      #"{"description":"a","status":"recurring","recur":"\#(period)","due":"20261201T000000Z"}"#
    ).item

    #expect(item.recurrence?.rrule == rule)
    #expect(item.due == Day(iso: "2026-12-01"))
  }

  @Test func `continues a series where Taskwarrior stopped`() throws {
    let item = try format.read(
      """
      {"description":"a","status":"recurring","recur":"weekly","due":"20261201T000000Z","mask":"+-"}
      """
    ).item

    #expect(item.due == Day(iso: "2026-12-15"))
  }

  @Test func `has the due date of a changed series where it was, or where it was moved`() throws {
    let start = #"{"description":"a","status":"recurring","recur":"weekly","#
    let task = start + #""due":"20260105T000000Z","mask":"--"}"#
    func changed(_ change: (inout ExchangeItem) -> Void) throws -> Day? {
      try format.read(format.rewritten(task, changing: change)).item.due
    }

    let due = Day(iso: "2026-01-19")
    #expect(try changed { $0.name = "b" } == due)
    #expect(try changed { $0.dueTime = TimeOfDay(hour: 9) } == due)
    #expect(try changed { $0.recurrence = Recurrence(.daily) } == due)
    #expect(try changed { $0.isDone = true } == due)
    let later = Day(iso: "2026-01-20")
    #expect(try changed { $0.due = later } == later)
    #expect(try format.rewritten(task) { $0.name = "b" }.contains(#""mask":"--""#))
  }

  @Test(arguments: ["pending", "waiting"])
  func `keeps the state and the period of a task of a series that is moved`(status: String) throws {
    let state = #""status":"\#(status)","recur":"weekly""#
    let task = #"{"description":"a",\#(state),"due":"20260105T000000Z","mask":"--"}"#

    #expect(try format.rewritten(task) { $0.due = Day(iso: "2026-01-20") }.contains(state))
  }

  @Test func `writes a new item with all its fields`() throws {
    var item = ExchangeItem(id: ExchangeID(uuid), list: ExchangeID("l"), name: "Pay “rent”")
    item.notes = "one\ntwo"
    item.due = try Day("2026-12-24")
    item.tags = ["a"]
    item.recurrence = Recurrence(.weekly(), every: 2)
    item.created = Timestamp(secondsSinceEpoch: 1_795_262_400)
    var writer = format.writer(WritingContext(.test))
    _ = writer.text(of: .list(ExchangeList(named: "home")))

    #expect(
      writer.text(of: .item(item)) == #"""
        {"uuid":"\#(uuid)","description":"Pay “rent”","status":"recurring","recur":"2weeks","entry":"20261121T120000Z","due":"20261224T000000Z","tags":["a"],"annotations":[{"entry":"20261121T120000Z","description":"one\ntwo"}],"project":"home"}
        """#)
  }
}
