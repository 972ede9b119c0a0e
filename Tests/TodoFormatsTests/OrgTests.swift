import CivilCalendar
import Testing
import TodoValues

@testable import TodoFormats

@Suite("An outline of Org") struct OrgTests {
  private let format = Org.format

  @Test func `maps an entry to an item`() throws {
    let item = try format.read(
      """
      * TODO [#B] Pay rent  :home:big_bill:
        DEADLINE: <2026-12-24 Thu 09:30 +1m> SCHEDULED: <2026-12-01 Tue>
        :PROPERTIES:
        :ID: a360fc44-315c-4366-b70c-ea7e7520b749
        :CREATED: [2026-11-02 Mon 10:00]
        :END:
        First line
          indented

        last line

      """
    ).item

    #expect(
      item.name == "Pay rent" && item.priority == .medium && item.tags == ["home", "big_bill"])
    #expect(item.due == Day(iso: "2026-12-24") && item.dueTime == TimeOfDay(hour: 9, minute: 30))
    #expect(item.start == Day(iso: "2026-12-01"))
    #expect(item.recurrence == Recurrence(.monthly()))
    #expect(item.notes == "First line\n  indented\n\nlast line")
    #expect(item.id.text == "A360FC44-315C-4366-B70C-EA7E7520B749")
    #expect(item.created?.fullISO == "2026-11-02T10:00:00.000000Z")
  }

  @Test(arguments: [
    ("<2026-12-24 Thu ++2w>", "FREQ=WEEKLY;INTERVAL=2", Recurrence.Anchor.due),
    ("<2026-12-24 .+3d/5d>", "FREQ=DAILY;INTERVAL=3", .done),
    ("<2026-12-24 Thu 10:00-11:30 +1y -5d>", "FREQ=YEARLY", .due),
  ])
  func `reads repeaters`(stamp: String, rule: String, anchor: Recurrence.Anchor) throws {
    let item = try format.read("* TODO a\nDEADLINE: \(stamp)").item

    #expect(item.recurrence == Recurrence(rrule: rule, from: anchor))
    #expect(item.due == Day(iso: "2026-12-24"))
  }

  @Test func `uses a repeating scheduled date as the due date, and reports it`() throws {
    let reading = try format.read("* TODO a\n  SCHEDULED: <2026-12-24 Thu .+1d>")

    #expect(
      try reading.item.due == Day(iso: "2026-12-24") && reading.item.start == reading.item.due)
    #expect(reading.remarks.count == 1)
    #expect(
      try format.rewritten("* TODO a\n  SCHEDULED: <2026-12-24 Thu .+1d>\n")
        == "* TODO a\n  SCHEDULED: <2026-12-24 Thu .+1d>\n")
  }

  @Test func `recognises the keywords that a file declares`() throws {
    let text = """
      #+TODO: NEXT(n) WAIT(w@/!) | FIXED(f)
      * NEXT a
      * FIXED b
      * TODO c
      * NEXTa d
      #+SEQ_TODO: TODO DONE
      * DONE e
      * TODO f
      """
    let reading = try format.read(text)

    #expect(reading.items.map(\.name) == ["a", "b", "e", "f"])
    #expect(reading.items.map(\.isDone) == [false, true, true, false])
    #expect(try format.rewritten(text) == text + "\n")
  }

  @Test func `declares a keyword that is no longer declared`() throws {
    var stock = Stock()
    try stock.take("#+TODO: NEXT | FIXED\n* NEXT a", as: format)
    var writer = format.writer(WritingContext(onlyList: stock.lists[0], .test))
    var text = writer.begin()
    for case .item(let item) in stock.elements(for: format) { text += writer.text(of: .item(item)) }

    #expect(text == "#+TODO: TODO | DONE\n#+TODO: NEXT | FIXED\n* NEXT a\n")
  }

  @Test func `reads subtasks by level, through headings that are not to-dos`() throws {
    let text = """
      * TODO a
      ** Plan
      *** TODO b
      **** DONE c
      *** TODO d
      * TODO e
      ** TODO f
      """
    let reading = try format.read(text)

    #expect(try reading.parent(of: "b") == "a" && reading.parent(of: "c") == "b")
    #expect(try reading.parent(of: "d") == "a" && reading.parent(of: "f") == "e")
    #expect(try reading.item("e").parent == nil)
    #expect(try format.rewritten(text) == text + "\n")
  }

  @Test func `makes lists of the headings of the first level that have to-dos below them`() throws {
    let text = """
      #+TITLE: Mine
      Preface

      * Home  :house:
      About home
      ** TODO a
      * Prose
      No to-do
      ** here
      * Work
      *** TODO b
      * TODO c
      """
    let reading = try format.read(text)

    #expect(reading.lists.map(\.name) == ["Home", "Work", "Mine"])
    #expect(reading.items.map(\.name) == ["a", "b", "c"])
    #expect(
      reading.parts.map(\.text) == [
        "#+TITLE: Mine\nPreface\n", "About home", "* Prose\nNo to-do\n** here",
      ])
    let written = try format.rewritten(text)
    #expect(try format.read(written).items.map(\.list) == reading.items.map(\.list))
    #expect(
      written.contains(
        "* Home  :house:\nAbout home\n** TODO a\n* Prose\nNo to-do\n** here\n* Work\n"))
  }

  @Test func `keeps a file without to-dos`() throws {
    let text = "#+LaTeX_CLASS: beamer\n\n   A paragraph\n\n* Heading\n- 1\n** Second\n"
    let reading = try format.read(text)

    #expect(reading.items.isEmpty && reading.lists.isEmpty)
    #expect(try format.rewritten(text) == text)
  }

  @Test func `keeps drawers, clocks and properties, and writes changes`() throws {
    let text = """
      * TODO [#D] a  :x:
        SCHEDULED: <2026-12-01 Tue 08:00 -2d>
        CLOCK: [2026-11-01 Sun 10:00]--[2026-11-01 Sun 11:00] =>  1:00
        :PROPERTIES:
        :Effort: 1:10
        :END:
        :LOGBOOK:
        - State "DONE" from "TODO"
        :END:
        Notes
          - [X] box

      """
    let reading = try format.read(text)
    #expect(try reading.item.notes == "Notes\n  - [X] box")
    #expect(try reading.item.effort == Effort(minutes: 70))
    #expect(reading.remarks.count == 1)
    #expect(try format.rewritten(text) == text)

    let changed = try format.rewritten(text) { item in
      item.name = "b"
      item.isDone = true
      item.completed = Timestamp(secondsSinceEpoch: 1_795_262_400)
    }
    #expect(
      changed == """
        * DONE [#D] b :x:
          SCHEDULED: <2026-12-01 Tue 08:00 -2d> CLOSED: [2026-11-21 Sat 12:00]
          :PROPERTIES:
          :Effort: 1:10
          :END:
          CLOCK: [2026-11-01 Sun 10:00]--[2026-11-01 Sun 11:00] =>  1:00
          :LOGBOOK:
          - State "DONE" from "TODO"
          :END:
          Notes
            - [X] box

        """)
  }

  @Test(
    arguments: [
      ("a ::", []), ("a : :", []), ("a :(:", []), ("a :a: :", []), ("a :a :", []), ("a a:", []),
      ("a :_:", ["_"]), ("a :余: :破:", ["破"]), ("a :b:c_%:", ["b", "c_%"]),
    ] as [(String, [String])])
  func `recognises tags`(title: String, tags: [String]) throws {
    let item = try format.read("* TODO \(title)").item

    #expect(item.tags == tags)
    if tags.isEmpty { #expect(item.name == title) }
  }

  @Test(arguments: ["TODO a", "[#A] a", "a :b:", "* a", "a [1/2]", "[#A]", ":b:", "\u{200B}[#A] a"])
  func `writes a name so that it stays a name`(name: String) throws {
    let text = try format.rewritten("* TODO a") { $0.name = name }

    #expect(try format.read(text).item.name == name, "\(text)")
    #expect(try format.read(text).item.tags.isEmpty)
  }

  @Test(arguments: [
    "* TODO no item", ":LOGBOOK:\nx\n:END:", "CLOCK: no", "#+TODO: A | B", ",* a",
    "DEADLINE: <2026-12-24>",
    "  indented\nnot", "a\n\n\nb", ":PROPERTIES:\n:ID: x\n:END:",
  ])
  func `writes notes so that they stay notes`(notes: String) throws {
    let text = try format.rewritten("* TODO a") { item in
      item.notes = notes
      item.created = Timestamp(secondsSinceEpoch: 1_795_262_400)
    }

    #expect(try format.read(text).item.notes == notes, "\(text)")
  }

  @Test func `keeps an identity of another form through changes`() throws {
    let text = "* TODO a\n  :PROPERTIES:\n  :ID: a-1\n  :END:\n"
    let changed = try format.rewritten(text) { $0.name = "b" }

    #expect(changed == text.replacing("TODO a", with: "TODO b"))
    #expect(try format.read(changed).item.id == format.read(text).item.id)
  }

  @Test func `moves an item to the level of its position`() throws {
    let text = "* TODO a\n** TODO b\n*** TODO c\n"
    var stock = Stock()
    try stock.take(text, as: format)
    stock.change { if $0.name == "b" { $0.parent = nil } }

    #expect(stock.text(in: format, .test) == "* TODO a\n* TODO b\n*** TODO c\n")
  }

  @Test func `reads the encoding declared for Emacs`() throws {
    let bytes = Array("# -*- coding: latin-1-unix -*-\n* TODO Gr".utf8) + [0xfc, 0xdf, 0x65]

    #expect(try format.read(bytes).item.name == "Grüße")
    #expect(throws: Refusal.self) { try format.read(Array(bytes.dropFirst(31))) }
  }
}
