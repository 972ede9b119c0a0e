import CivilCalendar
import Testing

@testable import TodoFormats

@Suite("Reading a file of any size") struct StreamingTests {
  private static let samples: [(format: String, start: String, item: String, end: String)] = [
    ("todo.txt", "", "(A) Pay rent @home due:2026-12-24\n", ""),
    ("ics", "BEGIN:VCALENDAR\n", "BEGIN:VTODO\nSUMMARY:Pay\nEND:VTODO\n", "END:VCALENDAR\n"),
    ("org", "* List\n", "** TODO Pay\n", ""), ("markdown", "# List\n", "- [ ] Pay\n", ""),
    ("csv", "name,due\n", "Pay,2026-12-24\n", ""),
    ("taskwarrior", "[", "{\"description\":\"Pay\"}\n", "]"),
  ]

  @Test(arguments: samples.map(\.format))
  func `delivers the first item before the last byte has come`(name: String) throws {
    let sample = try #require(Self.samples.first { $0.format == name })
    let format = try #require(Format.named(name))
    let item = name == "taskwarrior" ? sample.item + "," : sample.item
    var delivered = 0
    var reader = format.reader(
      of: {
        defer { delivered += 1 }
        return Array((delivered == 0 ? sample.start + item : item).utf8)
      }, ReadingContext(listName: "a", .test))

    var count = 0
    while count < 100, let element = try reader.next() {
      if case .item = element { count += 1 }
    }
    #expect(count == 100 && delivered < 110)
  }

  @Test func `counts texts in a few bytes each`() {
    var occurrences = Occurrences()
    for number in 0..<10_000 { #expect(occurrences.count("text \(number)") == 1) }
    for number in 0..<10_000 { #expect(occurrences.count("text \(number)") == 2) }
    #expect(occurrences.count("text 5") == 3)
    #expect(occurrences.contains("text 7") && !occurrences.contains("text 10000"))
  }

  @Test func `reads both kinds of line breaks, and a last line without one`() throws {
    var lines = LineReader(
      source(of: Array("\u{FEFF}a\r\nb\n\nc\rd".utf8), pieces: 2), encoding: .utf8)
    var texts: [String] = []
    while let text = try lines.nextText() { texts.append(text) }

    #expect(texts == ["a", "b", "", "c\rd"])
    #expect(lines.number == 4)
  }

  @Test func `reports the place of invalid UTF-8`() {
    let refusal = #expect(throws: Refusal.self) {
      try TodoTxt.format.read(Array("Milk\nBröd".utf8) + [0xff, 0x41])
    }
    #expect(refusal?.line == 2 && refusal?.column == 5)
    #expect(refusal?.problem.contains("--encoding latin1") == true)
  }

  @Test func `rethrows errors of the source`() {
    struct Broken: Error {}
    var reader = TodoTxt.format.reader(of: { throw Broken() }, ReadingContext(listName: "a", .test))

    #expect(throws: Broken.self) { try reader.next() }
  }
}
