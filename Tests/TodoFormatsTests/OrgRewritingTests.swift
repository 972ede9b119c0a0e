import CivilCalendar
import Testing

@testable import TodoFormats

@Suite("A changed outline of Org") struct OrgRewritingTests {
  private let format = Org.format

  @Test func `keeps the timestamps that have not changed`() throws {
    let deadline = "DEADLINE: <2026-12-24 Thu 09:30 +1m -3d>"
    let scheduled = "SCHEDULED: <2026-12-01 Tue 08:00 -2d>"
    func changed(_ change: (inout ExchangeItem) -> Void) throws -> String {
      let text = "* TODO a\n  \(deadline) \(scheduled)\n"
      return try format.rewritten(text, changing: change)
    }

    let started = try changed { $0.start = Day(iso: "2026-12-02") }
    #expect(started == "* TODO a\n  \(deadline) SCHEDULED: <2026-12-02 Wed>\n")
    let moved = try changed { $0.due = Day(iso: "2026-12-25") }
    #expect(moved == "* TODO a\n  DEADLINE: <2026-12-25 Fri 09:30 ++1m> \(scheduled)\n")
    let once = try changed { $0.recurrence = nil }
    #expect(once == "* TODO a\n  DEADLINE: <2026-12-24 Thu 09:30> \(scheduled)\n")
    let done = try changed { item in
      item.isDone = true
      item.completed = Timestamp(secondsSinceEpoch: 1_795_262_400)
    }
    #expect(done == "* DONE a\n  \(deadline) \(scheduled) CLOSED: [2026-11-21 Sat 12:00]\n")
  }

  @Test func `keeps a start that repeats, unless the due date no longer does`() throws {
    let scheduled = "SCHEDULED: <2026-12-24 Thu 08:00 .+1d -2d>"
    func changed(_ change: (inout ExchangeItem) -> Void) throws -> String {
      try format.rewritten("* TODO a\n  \(scheduled)\n", changing: change)
    }

    let done = try changed { item in
      item.isDone = true
      item.completed = Timestamp(secondsSinceEpoch: 1_795_262_400)
    }
    #expect(done == "* DONE a\n  \(scheduled) CLOSED: [2026-11-21 Sat 12:00]\n")
    let moved = try changed { $0.due = Day(iso: "2026-12-26") }
    #expect(moved == "* TODO a\n  DEADLINE: <2026-12-26 Sat 08:00 .+1d> \(scheduled)\n")
    let once = try changed { $0.recurrence = nil }
    #expect(once == "* TODO a\n  DEADLINE: <2026-12-24 Thu 08:00> SCHEDULED: <2026-12-24 Thu>\n")
    let undated = try changed { ($0.due, $0.dueTime, $0.recurrence) = (nil, nil, nil) }
    #expect(undated == "* TODO a\n  SCHEDULED: <2026-12-24 Thu>\n")
  }

  @Test(arguments: ["TODO", "DONE"])
  func `keeps a completion date that has not changed`(keyword: String) throws {
    let text = "* \(keyword) a\n  CLOSED: [2026-11-02 Mon]\n"
    let changed = try format.rewritten(text) { $0.due = Day(iso: "2026-12-25") }

    #expect(changed == text.replacing("CLOSED", with: "DEADLINE: <2026-12-25 Fri> CLOSED"))
  }

  @Test(
    arguments: ["TODO", "TODO work", "DONE", "NEXT week", "TODO :a:", "[#A]", "\u{200B}TODO"],
    ["", "#+TODO: TODO NEXT | DONE"])
  func `writes the name of a list so that it stays a list`(
    name: String, declaration: String
  ) throws {
    let list = ExchangeList(named: name)
    let item = ExchangeItem(id: ExchangeID("1"), list: list.id, name: "a")
    var writer = format.writer(WritingContext(.test))
    var text = writer.begin()
    if !declaration.isEmpty {
      text += writer.text(of: .part(ExchangePart(format: Org.name, text: declaration)))
    }
    text += writer.text(of: .list(list)) + writer.text(of: .item(item)) + writer.end()

    let reading = try format.read(text)
    #expect(reading.lists.map(\.name) == [name] && reading.items.map(\.name) == ["a"], "\(text)")
    #expect(try format.rewritten(text) == text)
  }

  @Test func `has a new heading for a list whose old one would be a to-do`() {
    var list = ExchangeList(named: "work")
    list.extra.append(Org.name, "* TODO work")
    var writer = format.writer(WritingContext(.test))

    #expect(writer.text(of: .list(list)) == "* work\n")
  }
}
