import CivilCalendar
import Testing
import TodoValues

@testable import TodoFormats

@Suite("A change of a to-do in its file") struct ICalObjectChangeTests {
  private let moment = Timestamp(secondsSinceEpoch: 1_795_300_000)

  /// The file of a to-do with some lines.
  private func file(_ lines: String) -> [UInt8] {
    Array("BEGIN:VTODO\nUID:a\nSUMMARY:Pay\n\(lines)\nEND:VTODO\n".utf8)
  }

  private func object(
    _ lines: String, _ context: ExchangeContext = .test
  ) throws -> ICalObject {
    try ICalObject(file(lines), context)
  }

  /// The lines of the to-do after a change of its item, without folds.
  private func edited(
    _ lines: String, _ context: ExchangeContext = .test, _ change: (inout ExchangeItem) -> Void
  ) throws -> [String] {
    let object = try object(lines, context)
    var item = object.item
    change(&item)
    let bytes = object.bytes(for: item, parentUID: nil, at: moment)
    return String(decoding: bytes, as: UTF8.self).replacing("\n ", with: "")
      .split(separator: "\n").map(String.init)
  }

  // MARK: - Times

  @Test(arguments: ["DTSTART:20261224T080000", "DTSTART;VALUE=DATE:20261224"])
  func `keeps the time of a start without a due date`(start: String) throws {
    let moved = try edited(start) { $0.start = Day(iso: "2026-12-25") }
    #expect(moved.contains(start.replacing("1224", with: "1225")))
    let repeated = try edited(start) { $0.recurrence = Recurrence(.daily) }
    #expect(repeated.contains(start) && repeated.contains("RRULE:FREQ=DAILY"))
    let dated = try edited(start) { $0.due = Day(iso: "2026-12-26") }
    #expect(dated.contains("DTSTART;VALUE=DATE:20261224"))
  }

  @Test(arguments: ["FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=15", "FREQ=DAILY\nEXDATE:20261228T070000"])
  func `keeps a start for a rule that items cannot have`(rule: String) throws {
    let start = "DTSTART:20261224T070000"
    let text = "\(start)\nDUE:20261224T070000\nRRULE:\(rule)"
    #expect(try object(text).hasOtherRule)
    let rest = "RRULE:\(rule)".split(separator: "\n").map(String.init)

    let moved = try edited(text) { ($0.due, $0.dueTime) = (Day(iso: "2026-12-26"), nil) }
    let undated = try edited(text) { ($0.due, $0.dueTime) = (nil, nil) }

    let dates = ["DTSTART;VALUE=DATE:20261226", "DUE;VALUE=DATE:20261226"]
    #expect(moved.filter { $0.hasPrefix("D") && !$0.hasPrefix("DTSTAMP") } == dates)
    #expect(undated.contains(start) && !undated.contains { $0.hasPrefix("DUE") })
    for line in rest { #expect(moved.contains(line) && undated.contains(line)) }
  }

  @Test func `leaves a completion without a moment as it is`() throws {
    let text = "STATUS:CANCELLED\nLAST-MODIFIED:20261101T120000Z"
    let item = try object(text).item
    #expect(item.isDone && item.completed == nil)

    let noted = try edited(text) { $0.notes = "Moved" }
    let imported = try edited(text) { ($0.notes, $0.completed) = ("Moved", $0.modified) }
    let again = try edited(text) { $0.completed = moment }

    for lines in [noted, imported] {
      #expect(lines.contains("STATUS:CANCELLED") && !lines.contains { $0.hasPrefix("COMPLETED") })
    }
    #expect(again.contains("STATUS:COMPLETED") && again.contains("COMPLETED:\(moment.basicISO)"))
  }

  // MARK: - Texts

  @Test func `keeps the rest of a text that is too long for the item`() throws {
    var context = ExchangeContext.test
    context.limits = ExchangeLimits(name: 2, notes: 8)
    let text = "DESCRIPTION:one\\ntwo three\\nfour"
    let object = try object(text, context)
    #expect(object.item.name == "Pa" && object.item.notes == "one\ntwo ")

    let changed = try edited(text, context) { ($0.name, $0.notes) = ("Sa", "1\ntwo ") }
    #expect(changed.contains("SUMMARY:Say"))
    #expect(changed.contains("DESCRIPTION:1\\ntwo three\\nfour"))
    var wanted = object.item
    wanted.notes = "1\ntwo "
    var here = wanted
    object.continueTexts(of: &here, for: wanted)
    #expect(here.name == "Pa" && here.notes == "1\ntwo th")
  }

  @Test func `keeps tags that are too long or too many for the item`() throws {
    var context = ExchangeContext.test
    context.limits = ExchangeLimits(tag: 8, tags: 2)
    let text = "CATEGORIES:home,Very long tag\nCATEGORIES;X=1:shop,more"
    #expect(try object(text, context).item.tags == ["home", "shop"])

    let cases: [(tags: [String], lines: [String])] = [
      ([], ["CATEGORIES:Very long tag", "CATEGORIES;X=1:more"]),
      (["home", "new"], ["CATEGORIES:home,Very long tag", "CATEGORIES;X=1:more,new"]),
      (["shop", "more"], ["CATEGORIES:Very long tag", "CATEGORIES;X=1:shop,more"]),
    ]
    for (tags, lines) in cases {
      let changed = try edited(text, context) { $0.tags = tags }
      #expect(changed.filter { $0.hasPrefix("CATEGORIES") } == lines)
    }
  }
}
