import CivilCalendar
import JSONKit
import TestSupport
import Testing

@testable import TodoFormats

@Suite("A hostile file", .floor(.full)) struct HostileFileTests {
  @Test(arguments: Format.all.map(\.name))
  func `imports no control character`(name: String) throws {
    let format = try #require(Format.named(name))
    for payload in Payload.sample(Thorough.count(150, thorough: 600)) {
      for text in Self.texts(around: payload.text) {
        // Many are refused, which is right too.
        guard let reading = try? format.read(text) else { continue }
        for item in reading.items {
          Self.check(item.name, "\(payload) as a name in \(name)")
          Self.check(item.notes, allowing: ["\n", "\t"], "\(payload) as notes in \(name)")
          item.tags.forEach { Self.check($0, "\(payload) as a tag in \(name)") }
          Self.check(JSON.object(item.extra), "\(payload) as kept in \(name)")
        }
        for list in reading.lists {
          Self.check(list.name, "\(payload) as a list in \(name)")
          Self.check(JSON.object(list.extra), "\(payload) as kept with a list in \(name)")
        }
        for part in reading.parts {
          Self.check(part.text, allowing: ["\n", "\t"], "\(payload) as a part in \(name)")
        }
        for remark in reading.remarks { Self.check(remark, "\(payload) in a remark of \(name)") }
      }
    }
  }

  @Test func `keeps no escape sequence for an export, and a line as one line`() throws {
    let component = #"BEGIN:VTODO\nUID:a\nX-A:\u001b]0;owned\u0007\u001b[2J\nEND:VTODO"#
    let extra = #"{"ics":"\#(component)","todo.txt":"a\u001b[2Jb\nx Paid"}"#
    let uuid = "0A0B0C0D-0000-4000-8000-000000000001"
    let item = #"{"uuid":"\#(uuid)","name":"a[2Jb x Paid","list":{"name":"L"},"extra":\#(extra)}"#

    for (format, text) in [
      (PaneltodoJSON.format, #"{"paneltodo":1,"items":[\#(item)]}"#),
      (CSV.format, "name,extra\na[2Jb x Paid,\(CSV.quoted(extra))"),
    ] {
      var stock = Stock()
      try stock.take(text, as: format)
      let calendar = stock.text(in: ICalendar.format, .test)
      #expect(calendar.contains("\r\nX-A:]0;owned[2J\r\n"), "\(format.name)")
      #expect(stock.text(in: TodoTxt.format, .test) == "a[2Jb x Paid\n", "\(format.name)")
    }
  }

  @Test(arguments: Format.all.map(\.name))
  func `of random bytes is read or refused`(name: String) throws {
    let format = try #require(Format.named(name))
    var random = SeededGenerator(seed: Thorough.seed)
    let pieces = [
      "BEGIN:VTODO\n", "END:VTODO\n", "BEGIN:VCALENDAR\n", "END:VCALENDAR\n", "SUMMARY:",
      "DUE;TZID=:",
      "RRULE:", "\n ", "=\n", "* ", "** ", "TODO ", ":PROPERTIES:\n", ":END:\n", "#+TODO:",
      "<2026-12-24 ", "+1w>",
      "- [ ] ", "  ", "\t", "> ", "```\n", "%%\n", "---\n", "# ", "📅 ", "2026-12-24", "x ", "(A) ",
      "due:", "p:1 ",
      "id:1 ", "{\"paneltodo\":1,", "\"items\":[", "{\"description\":\"a\"", "}", "]", "[", "{",
      ",", "\"", "\\",
      "name,due\n", ";", "\r\n", "\n", "\u{0}", "\u{1b}", "é", "\u{FEFF}", "a", " ",
    ]
    for _ in 0..<Thorough.count(300, thorough: 2_000) {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        bytes += (pieces.randomElement(using: &random) ?? "").utf8
        if Int.random(in: 0..<20, using: &random) == 0 {
          bytes.append(.random(in: 0...255, using: &random))
        }
      }
      do {
        let reading = try format.read(bytes, pieces: 5)
        #expect(Set(reading.items.map(\.id)).count == reading.items.count)
        try Self.checkWriting(bytes, format)
      } catch {
        let refusal = try #require(error as? Refusal, "\(error)")
        #expect(refusal.line >= 1 && refusal.column >= 1)
      }
    }
  }

  @Test(arguments: [
    ("ics", "BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:"), ("todo.txt", "a"), ("org", "* TODO "),
    ("markdown", "- [ ] "),
    ("csv", "name\n"), ("taskwarrior", "[{\"description\":\""),
    ("json", "{\"paneltodo\":1,\"items\":[{\"name\":\""),
  ])
  func `with an endless line is refused before it fills the memory`(name: String, start: String)
    throws
  {
    let format = try #require(Format.named(name))
    var delivered = 0
    var reader = format.reader(
      of: {
        defer { delivered += 1 }
        return delivered == 0 ? Array(start.utf8) : [UInt8](repeating: 0x61, count: 1 << 16)
      }, ReadingContext(listName: "a", .test))

    let refusal = #expect(throws: Refusal.self) { while try reader.next() != nil {} }
    #expect(refusal?.problem.contains(" MB") == true)
    #expect(delivered <= 16 * 16 + 20)
  }

  /// The beginning of a file, a part that it has many times, and its end.
  private static let repetitive:
    [(format: String, String, part: @Sendable (Int) -> String, Int, String)] = [
      ("csv", "name,notes\na,\"", { _ in "b\n" }, 50_000, "\"\n"),
      ("org", "* TODO a\n", { _ in ":a:\n" }, 30_000, ""),
      ("todo.txt", "a", { " due:\($0)x" }, 20_000, ""),
      ("markdown", "- [ ] a", { _ in " ^b" }, 30_000, ""),
      ("markdown", "- [ ] a\n", { _ in "  ```b\n" }, 10_000, ""),
      ("ics", "BEGIN:VTODO\nRRULE:FREQ=DAILY", { ";A\($0)=1" }, 20_000, "\nEND:VTODO\n"),
      (
        "ics", "BEGIN:VCALENDAR\n",
        { index in
          let rest = index < 400 ? "RECURRENCE-ID:20260910\nSTATUS:COMPLETED" : "RRULE:FREQ=DAILY"
          return "BEGIN:VTODO\nUID:a\nDUE;VALUE=DATE:20260910\n\(rest)\nEND:VTODO\n"
        }, 800, "END:VCALENDAR\n"
      ),
      ("ics", longParameter, { _ in ",20260101" }, 20_000, "\nEND:VTODO\n"),
    ]

  private static let longParameter =
    "BEGIN:VTODO\nEXDATE;X=" + String(repeating: "x", count: 100_000) + ":20260101"

  @Test(arguments: repetitive.indices)
  func `of many equal parts is read and written without comparing all of them`(index: Int) throws {
    let (name, start, part, count, end) = Self.repetitive[index]
    let format = try #require(Format.named(name))

    let text = start + (0..<count).map(part).joined() + end
    var rewritten = ""
    let seconds = try processorSeconds { rewritten = try format.rewritten(text) }
    #expect(rewritten.utf8.count > text.utf8.count / 2)
    #expect(seconds < 60)
  }

  @Test func `with many notes of one item is read without a copy for each of them`() {
    let length = 8 << 20
    var item = ExchangeItem(id: ExchangeID("a"), list: ExchangeID("b"), name: "Milk")
    item.addNotes(String(repeating: "a", count: length))

    let seconds = processorSeconds { for _ in 0..<20_000 { item.addNotes("b") } }
    #expect(item.notes.utf8.count == length + 40_000)
    #expect(seconds < 5)
  }

  @Test func `with a million brackets is refused`() throws {
    for (name, start) in [("json", "{\"paneltodo\":1,\"items\":["), ("taskwarrior", "[")] {
      let format = try #require(Format.named(name))
      let deep = start + String(repeating: "[", count: 1_000_000)
      #expect(format.refusal(of: deep) != nil)
    }
  }

  @Test func `with circular subtasks is read, and no item is below itself`() throws {
    var stock = Stock()
    try stock.take(
      """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      UID:a
      RELATED-TO:b
      END:VTODO
      BEGIN:VTODO
      UID:b
      RELATED-TO:a
      END:VTODO
      END:VCALENDAR
      """, as: ICalendar.format)
    try stock.take("a id:1 p:2\nb id:2 p:1\nc id:3 p:3", as: TodoTxt.format)

    #expect(stock.items.count == 5)
    for item in stock.items {
      var seen: Set<ExchangeID> = [item.id]
      var current = item
      while case .item(let above)? = current.parent {
        #expect(seen.insert(above).inserted)
        current = try #require(stock.items.first { $0.id == above })
      }
    }
  }

  @Test(arguments: ["todo.txt", "org", "markdown"])
  func `keeps an invisible sign at its beginning`(name: String) throws {
    let format = try #require(Format.named(name))
    for text in ["\n\u{FEFF}a\n", "\u{FEFF}\u{FEFF}\n", "\u{FEFF}a\n"] {
      try Self.checkWriting(Array(text.utf8), format)
    }
  }

  @Test func `in UTF-16, or with a NUL byte, is refused with a reason`() {
    #expect(throws: Refusal.self) { try TodoTxt.format.read([0xff, 0xfe, 0x41, 0x00]) }
    #expect(
      TodoTxt.format.refusal(of: "Milk\nBr\0ead")
        == "line 2, column 3: This is not text: it contains a NUL byte here.")
  }

  @Test func `with texts beyond all limits is cut, reported and kept`() throws {
    let name = String(repeating: "買", count: 2000)
    let tags = (0..<70).map { "@t\($0)" }.joined(separator: " ")
    let reading = try TodoTxt.format.read("\(name) \(tags)")

    #expect(try reading.item.name.utf8.count == 4095)
    #expect(try reading.item.tags.count == 64)
    #expect(reading.remarks.count == 2)
    #expect(try TodoTxt.format.rewritten("\(name) \(tags)") == "\(name) \(tags)\n")
  }

  @Test func `is reported once for each problem, up to a limit`() throws {
    let lines = (0..<500).map { "a due:\($0)" }.joined(separator: "\n")
    let remarks = try TodoTxt.format.read(lines).remarks

    #expect(remarks.count == 101)
    #expect(remarks.last == "line 101: There are more remarks than fit here. (400 times)")

    let long = "due:" + String(repeating: "x", count: 5000)
    #expect(try TodoTxt.format.read(long).remarks.allSatisfy { $0.utf8.count < 500 })
    #expect(
      Taskwarrior.format.refusal(of: #"{"description":"a","uuid":"\#(long)"}"#)?.utf8.count ?? 0
        < 500)
  }

  /// Checks that what was read is written so that it is read again as the same items.
  private static func checkWriting(_ bytes: [UInt8], _ format: Format) throws {
    var (stock, back) = (Stock(), Stock())
    var reader = format.reader(
      of: source(of: bytes, pieces: .max), ReadingContext(listName: "todo", .test))
    try stock.take(&reader)
    let text = stock.text(in: format, .test)
    check(text, allowing: ["\n", "\r", "\t"], "\(format.name): \(text.debugDescription)")
    try back.take(text, as: format)
    #expect(
      back.items.map(\.name).sorted() == stock.items.map(\.name).sorted(),
      "\(format.name): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    #expect(
      back.text(in: format, .test) == text,
      "\(format.name): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }

  /// A text at the places where formats have texts.
  private static func texts(around text: String) -> [String] {
    let json = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let quoted = JSON.string(text).text
    let extra = "{\"ics\":\(quoted),\"todo.txt\":\(quoted),\"a\":{\(quoted):[\(quoted)]}}"
    return [
      text, "(A) \(text) @\(text)", "* TODO \(text) :\(text):\n\(text)",
      "# \(text)\n- [ ] \(text) #\(text)\n  \(text)",
      "BEGIN:VCALENDAR\nX-WR-CALNAME:\(text)\nBEGIN:VTODO\nSUMMARY:\(text)\nDESCRIPTION:\(text)\nCATEGORIES:\(text)\nX-A:\(text)\nEND:VTODO\nEND:VCALENDAR",
      "[{\"description\":\"\(json)\",\"project\":\"\(json)\",\"x\":\"\(json)\",\"annotations\":[{\"description\":\"\(json)\"}]}]",
      "name,notes,tags,list,x\n\"\(text)\",\"\(text)\",\"\(text)\",\"\(text)\",\"\(text)\"",
      "{\"paneltodo\":1,\"items\":[{\"uuid\":\"A360FC44-315C-4366-B70C-EA7E7520B749\",\"name\":\"\(json)\",\"notes\":\"\(json)\",\"tags\":[\"\(json)\"],\"list\":{\"name\":\"\(json)\"},\"extra\":{\"a\":\"\(json)\"}}]}",
      "{\"paneltodo\":1,\"items\":[{\"uuid\":\"A360FC44-315C-4366-B70C-EA7E7520B749\",\"name\":\"a\",\"list\":{\"name\":\"b\"},\"extra\":\(extra),\(quoted):\(quoted)}]}",
      "name,extra\na,\(CSV.quoted(extra))",
    ]
  }

  /// Checks the texts of a value in their decoded form, in which they may reach an export.
  private static func check(_ value: JSON, _ place: String) {
    switch value {
    case .string(let text): check(text, allowing: ["\n", "\t"], place)
    case .array(let values): for value in values { check(value, place) }
    case .object(let members):
      for member in members {
        check(member.key, place)
        check(member.value, place)
      }
    case .null, .bool, .number: break
    }
  }

  private static func check(
    _ text: String, allowing allowed: Set<Unicode.Scalar> = [], _ place: String
  ) {
    let controls = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && !allowed.contains($0)
    }
    #expect(controls.isEmpty, "\(place)")
  }
}
