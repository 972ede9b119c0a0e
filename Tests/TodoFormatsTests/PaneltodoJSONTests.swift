import CivilCalendar
import JSONKit
import Testing
import TodoValues

@testable import TodoFormats

@Suite("Our own JSON") struct PaneltodoJSONTests {
  private let format = PaneltodoJSON.format
  private let id = "A360FC44-315C-4366-B70C-EA7E7520B749"

  @Test func `is a document with a version, lists, items and the rest`() throws {
    var list = ExchangeList(id: ExchangeID(id), name: "Home")
    list.emoji = "🏠"
    list.color = "teal"
    list.sort = "due,-priority"
    var item = ExchangeItem(id: ExchangeID(id), list: list.id, name: "Pay “rent”\u{9B}")
    item.notes = "one\ntwo"
    item.priority = .high
    item.tags = ["bills"]
    item.due = try Day("2026-12-01")
    item.dueTime = TimeOfDay(hour: 9)
    item.plan = DayPlan(try Day("2026-11-30"), isEvening: true)
    item.isFlagged = true
    item.recurrence = Recurrence(.monthly(), from: .done)
    item.reminders = Reminders(minutes: [1440, 10])
    item.waitsFor = [ExchangeID(id)]
    item.effort = Effort(minutes: 90)
    item.worked = 5400
    item.workingSince = Timestamp(microseconds: 1_795_262_400_000_000)
    item.postponed = 3
    item.created = Timestamp(microseconds: 1_795_262_400_123_456)
    item.order = 3
    item.extra = [.init(key: "org", value: .string("* TODO"))]
    var part = ExchangePart(format: "org", list: list.id, text: "Prose")
    part.after = item.id
    var writer = format.writer(WritingContext(shortID: { _ in "4kx2" }, .test))

    let text =
      writer.begin() + writer.text(of: .list(list)) + writer.text(of: .item(item))
      + writer.text(of: .part(part)) + writer.end()

    #expect(
      text == #"""
        {"paneltodo":1,
        "lists":[
        {"id":"4kx2","uuid":"\#(id)","name":"Home","emoji":"🏠","color":"teal","order":null,"sort":"due,-priority","grouping":null,"query":null,"headingOf":null,"kind":"list","area":null,"putAway":false,"template":null,"extra":null}
        ],
        "items":[
        {"id":"4kx2","uuid":"\#(id)","name":"Pay “rent”\u009b","notes":"one\ntwo","list":{"id":"4kx2","uuid":"\#(id)","name":"Home"},"heading":null,"parent":null,"parentUUID":null,"order":3,"due":"2026-12-01","time":"09:00","start":null,"plan":"2026-11-30","evening":true,"flagged":true,"priority":"high","tags":["bills"],"repeat":{"rule":"FREQ=MONTHLY","from":"done","words":"every month after completion"},"reminders":[10,1440],"waitsFor":["\#(id)"],"effort":90,"worked":5400,"workingSince":"2026-11-21T12:00:00.000000Z","postponed":3,"done":false,"completed":null,"created":"2026-11-21T12:00:00.123456Z","modified":null,"subtasks":{"open":0,"total":0},"extra":{"org":"* TODO"}}
        ],
        "remainder":[
        {"format":"org","list":"\#(id)","after":"\#(id)","text":"Prose"}
        ]}

        """#)
  }

  @Test func `is complete when it is empty`() throws {
    let text = Stock().text(in: format, .test)

    #expect(text == "{\"paneltodo\":1,\n\"lists\":[],\n\"items\":[],\n\"remainder\":[]}\n")
    #expect(try format.read(text).items.isEmpty)
  }

  @Test func `keeps the members of a later version, and writes them again`() throws {
    let text = """
      {"paneltodo":1,"flavour":"new","lists":[],"items":[
      {"uuid":"\(id)","name":"a","list":{"name":"Home"},"mood":{"is":"good"}}],"remainder":[]}
      """
    let reading = try format.read(text)

    #expect(
      reading.remarks == [
        "line 1: “flavour” belongs to a newer version of the format; it is ignored.",
        "line 2: “mood” belongs to a newer version of the format; it is kept.",
      ])
    #expect(try format.rewritten(text).contains(#""extra":null,"mood":{"is":"good"}}"#))
  }

  @Test func `leaves out kept members that it knows, so that its export is read again`() throws {
    let text = """
      {"paneltodo":1,"lists":[
      {"uuid":"\(id)","name":"Home","extra":{"json":{"name":"Evil","kind":"area","mood":1}}}],
      "items":[
      {"uuid":"\(id)","name":"Milk","list":{"uuid":"\(id)","name":"Home"},"weather":2,
      "extra":{"json":{"name":"Evil","done":true,"extra":3,"mood":1}}}]}
      """
    let written = try format.rewritten(text)
    let reading = try format.read(written)

    #expect(reading.lists.map(\.name) == ["Home"] && reading.lists.allSatisfy { !$0.isArea })
    #expect(try reading.item.name == "Milk" && !reading.item.isDone)
    #expect(written.contains(#""extra":null,"mood":1}"#))
    #expect(written.contains(#""extra":null,"weather":2,"mood":1}"#))
  }

  @Test func `keeps one of two members whose keys differ only in control characters`() throws {
    let text = """
      {"paneltodo":1,"lists":[],"items":[
      {"uuid":"\(id)","name":"a","list":{"uuid":"\(id)","name":"Home"},
      "mood":1,"mood\\u0007":2,"name\\u0007":"Evil"}]}
      """

    let written = try format.rewritten(text)

    #expect(written.contains(#""extra":null,"mood":1}"#))
    #expect(try format.read(written).item.name == "a")
  }

  @Test func `keeps the sign that divides an identity, but no other control character`() throws {
    let extra = #"{"paneltodo":{"identity":"ics:a\u001b\u001f20261201"}}"#
    let item = #"{"uuid":"\#(id)","name":"a","list":{"name":"b"},"extra":\#(extra)}"#

    let kept = try format.read(#"{"paneltodo":1,"items":[\#(item)]}"#).item.extra
    #expect(kept["paneltodo"]?["identity"]?.string == "ics:a\u{1F}20261201")
  }

  @Test(arguments: [
    (
      "{}",
      "line 1, column 1: This is not an export of paneltodo: it has to begin with “paneltodo”."
    ),
    (
      #"{"lists":[]}"#,
      "line 1, column 1: This is not an export of paneltodo: it has to begin with “paneltodo”."
    ),
    (
      #"{"lists":[{"name":"a"}],"paneltodo":1}"#,
      "line 1, column 11: This export of paneltodo has its members in another order. "
        + "jq '{paneltodo, lists, items, remainder}' restores it."
    ),
    (
      #"{"paneltodo":2,"lists":[]}"#,
      "line 1, column 14: This was written by a newer paneltodo, in version 2 of the format."
    ),
    (
      #"{"paneltodo":1,"items":[{"uuid":"x","name":"a","list":{"name":"b"}}]}"#,
      "line 1, column 25: “uuid” is not a UUID."
    ),
    (
      "{\"paneltodo\":1,\n\"items\":[{\"uuid\":\"A360FC44-315C-4366-B70C-EA7E7520B749\",\"name\":\"a\"}]}",
      "line 2, column 10: “list” is not an object."
    ),
    (
      "{\"paneltodo\":1,\n \"items\":[",
      "line 2, column 11: expected a value or “]”, found the end of the file"
    ),
    (
      "{\"paneltodo\":1,\"items\":[\n{\"a\":\n1,}]}",
      "line 3, column 3: expected a key in quotes, found ‘}’"
    ),
    (#"{"paneltodo":1,"lists":[1]}"#, "line 1, column 25: Expected an object, found a number."),
  ])
  func `is refused with the place of the fault`(text: String, refusal: String) {
    #expect(format.refusal(of: text) == refusal)
  }

  @Test(arguments: [
    ("due", "\"2026-02-30\"", "a day"), ("time", "\"25:00\"", "a time"),
    ("priority", "\"urgent\"", "a priority"),
    ("plan", "\"soon\"", "a day"), ("flagged", "1", "true or false"),
    ("done", "1", "true or false"), ("tags", "\"a\"", "an array of texts"),
    ("order", "1.5", "a whole number"),
    ("waitsFor", "[\"4kx2\"]", "an array of UUIDs"),
    ("effort", "0", "a number of minutes from 1 to 59999"),
    ("effort", "\"2h\"", "a whole number"),
    ("worked", "-1", "a number of seconds from 0 to 3599940"),
    ("workingSince", "9", "a text"),
    ("postponed", "-1", "a number from 0"),
    ("reminders", "[-5]", "an array of at most 8 numbers of minutes"),
    ("reminders", "10", "an array of at most 8 numbers of minutes"),
    ("created", "\"2026-12-24\"", "a moment"), ("notes", "{}", "a text"),
    ("extra", "[]", "an object"),
  ])
  func `is read strictly`(key: String, value: String, kind: String) {
    let item = #"{"uuid":"\#(id)","name":"a","list":{"name":"b"},"\#(key)":\#(value)}"#

    #expect(
      format.refusal(of: #"{"paneltodo":1,"items":[\#(item)]}"#)
        == "line 1, column 25: “\(key)” is not \(kind).")
  }

  @Test func `has headings among the lists, and the heading of an item in the item`() throws {
    let (list, heading) = (id, "936DA01F-9ABD-4D9D-80C7-02AF85C822A9")
    let reading = try format.read(
      """
      {"paneltodo":1,"lists":[
      {"uuid":"\(list)","name":"Home"},
      {"uuid":"\(heading)","name":"Garden","order":7,"headingOf":"\(list)"}],"items":[
      {"uuid":"0A0B0C0D-0000-4000-8000-000000000001","name":"a","list":{"uuid":"\(list)","name":"Home"},
      "heading":{"uuid":"\(heading)","name":"Garden"}},
      {"uuid":"0A0B0C0D-0000-4000-8000-000000000002","name":"b","list":{"uuid":"\(list)","name":"Home"},
      "heading":{"name":"Kitchen"}}]}
      """)

    #expect(reading.lists.map(\.name) == ["Home", "Garden", "Kitchen"])
    #expect(reading.lists.dropFirst().allSatisfy { $0.headingOf?.text == list })
    #expect(reading.items.map(\.heading) == reading.lists.dropFirst().map { Optional($0.id) })
    #expect(reading.lists.map(\.isNamedOnly) == [false, false, true])
  }

  @Test func `refuses a repeated identity`() {
    let item = #"{"uuid":"\#(id)","name":"a","list":{"name":"b"}}"#

    #expect(
      format.refusal(of: "{\"paneltodo\":1,\"items\":[\(item),\n\(item)]}")
        == "line 2, column 1: The identity \(id) occurs twice.")
  }

  @Test func `has a form in lines, each an item or a piece of the document`() throws {
    let lines = PaneltodoJSON.linesFormat
    let item = #"{"uuid":"\#(id)","name":"a","list":{"name":"Home"}}"#

    #expect(try lines.read("\(item)\n").lists.map(\.name) == ["Home"])
    let reading = try lines.read(
      "{\"paneltodo\":1}\n{\"lists\":[{\"uuid\":\"\(id)\",\"name\":\"Work\"}]}\n\(item)\n")
    #expect(reading.lists.map(\.name) == ["Work", "Home"])
    #expect(lines.refusal(of: "{\"paneltodo\":9}\n") != nil)
    #expect(
      lines.refusal(of: "\(item)\n{\"uuid\"")
        == "line 2, column 8: expected “:”, found the end of the file")
  }
}
