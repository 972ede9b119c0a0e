import CivilCalendar
import Testing
import TodoLanguage
import TodoValues

@Suite("An effort") struct EffortTests {
  private static let context = QuickAdd.Context(
    today: Day(daysSinceEpoch: 20_775), lists: ["home"])

  @Test(
    arguments: [
      ("15m", 15), ("90min", 90), ("2h", 120), ("1h30", 90), ("1h05m", 65), ("1h5", 65),
      ("0h45", 45), ("1.5h", 90), ("0,25h", 15), ("1:30", 90), ("0:05", 5), ("2H", 120),
      ("999h59", 59_999),
    ] as [(String, Int)])
  func `is read in several forms`(text: String, minutes: Int) {
    #expect(Effort(text)?.minutes == minutes)
  }

  @Test(arguments: [
    "", "2", "h", "m", "0m", "0h", "1h60", "1:5", "1:60", "1.5", "1.5m", "1.555h", "-1h", "+1h",
    "2 h", "2hours", "1000h", "99999999999h", "1h30h", "½h", "２h",
  ])
  func `is not read from other texts`(text: String) {
    #expect(Effort(text) == nil)
  }

  @Test(arguments: [(1, "1m"), (59, "59m"), (60, "1h"), (65, "1h05"), (125, "2h05"), (600, "10h")])
  func `is written as it is read`(minutes: Int, text: String) {
    #expect(Effort(minutes: minutes)?.description == text)
    #expect(Effort(text)?.minutes == minutes)
  }

  @Test(arguments: [(0, "0m", "0:00"), (65, "1h05", "1:05"), (1500, "25h", "25:00")])
  func `has sums in two forms`(minutes: Int, text: String, clock: String) {
    #expect(Effort.text(minutes: minutes) == text)
    #expect(Effort.clockText(minutes: minutes) == clock)
  }

  @Test func `is within its limits`() {
    #expect(Effort(minutes: 0) == nil && Effort(minutes: 60_000) == nil)
    #expect(Effort(nearest: -5).minutes == 1 && Effort(nearest: .max).minutes == 59_999)
  }

  @Test(arguments: [
    ("Write report ~2h", "Write report", 120), ("~15m call Ana", "call Ana", 15),
    ("Paint ~1h30, then rest", "Paint then rest", 90), ("Paint effort:45m", "Paint", 45),
    ("Paint ~1h ~2h", "Paint ~1h", 120),
  ])
  func `is a chip of quick add after its mark`(line: String, title: String, minutes: Int) {
    let reading = QuickAdd.read(line, in: Self.context)

    #expect(reading.title == title && reading.effort?.minutes == minutes)
    #expect(reading.meanings == [.effort(Effort(minutes: minutes))])
  }

  @Test(arguments: [
    "Buy ~20 eggs", "About ~ 2h", "~2", "~h", "~/notes", "~ana", "2h", "Run 15m", "~2hours",
    "\"~2h\" is a sign", "a~2h", "effort:", "effort: 2h", "effort:big", "~\"2h\"", "-~2h",
    "~none", "Take the 1h30 train",
  ])
  func `is none in other words`(line: String) {
    #expect(QuickAdd.read(line, in: Self.context).effort == nil)
  }

  @Test func `can be refused, and its words are words again`() throws {
    let reading = QuickAdd.read("Paint ~2h", in: Self.context)
    let chip = try #require(reading.chips.first)

    let refused = QuickAdd.read(
      "Paint ~2h", in: Self.context, refusing: [reading.refusal(of: chip)])

    #expect(refused.title == "Paint ~2h" && refused.effort == nil)
  }

  @Test(
    arguments: [
      ("~2h", .effort(Effort(minutes: 120))), ("effort:15m", .effort(Effort(minutes: 15))),
      ("~none", .effort(nil)), ("effort:none", .effort(nil)), ("effort none", .effort(nil)),
    ] as [(String, LineMeaning)])
  func `is a change of many items`(line: String, change: LineMeaning) {
    let reading = BulkLine.read(line, in: Self.context)

    #expect(reading.changes == [change] && reading.problems.isEmpty)
  }

  @Test func `is changed once in a line`() {
    let problems = BulkLine.read("~1h ~2h", in: Self.context).problems

    #expect(problems.map(\.message) == ["This changes the effort a second time."])
  }
}
