import CivilCalendar
import PhraseBook
import Testing
import TodoLanguage
import TodoValues

@Suite("Typed reminders") struct RemindersTests {
  private let context = PhraseTable.context

  @Test(arguments: [
    ("10m", [10]), ("10min", [10]), ("1h", [60]), ("1h30m", [90]), ("90m", [90]), ("1d", [1440]),
    ("2w", [20_160]), ("0m", [0]), ("1h 1d", [60, 1440]), ("1D, 1H", [60, 1440]),
    ("5m 5m", [5]), ("off", []), ("none", []),
  ])
  func `are read in any order, each once`(text: String, minutes: [Int]) {
    #expect(Reminders(typed: text)?.minutes == minutes)
  }

  @Test(arguments: [
    "", " ", "1", "h", "1x", "1h30", "-1h", "1.5h", "soon", "1h off", "9999999m", "400d",
    "1m 2m 3m 4m 5m 6m 7m 8m 9m",
  ])
  func `are refused as a whole`(text: String) {
    #expect(Reminders(typed: text) == nil)
  }

  @Test(arguments: [[], [0], [10], [90], [60, 1440], [1440, 10_080], [1500], [0, 527_040]])
  func `are written as they can be typed`(minutes: [Int]) throws {
    let reminders = try #require(Reminders(minutes: minutes))
    #expect(Reminders(typed: reminders.typed) == reminders)
  }

  @Test func `are limited in number and length`() {
    #expect(Reminders(minutes: 0..<Reminders.most) != nil)
    #expect(Reminders(minutes: 0...Reminders.most) == nil)
    #expect(Reminders(minutes: [-1]) == nil)
    #expect(Reminders(minutes: [Reminders.longest + 1]) == nil)
  }

  // MARK: - Quick add

  @Test(arguments: [
    ("Call Ann fri 14:00 remind 1h", "Call Ann | due 2026-11-20 · 14:00 · remind 1h"),
    (
      "Call Ann fri 2pm remind 1h 1d #home",
      "Call Ann | due 2026-11-20 · 14:00 · remind 1h 1d · #home"
    ),
    ("Call Ann remind 30m fri 2pm", "Call Ann | remind 30m · due 2026-11-20 · 14:00"),
    ("Call Ann fri 2pm Remind off", "Call Ann | due 2026-11-20 · 14:00 · remind off"),
  ])
  func `are chips beside a due time`(line: String, notation: String) {
    let reading = QuickAdd.read(line, in: context)
    #expect(reading.notation == notation)
    #expect(reading.reminders != nil)
  }

  @Test(arguments: [
    "remind 1h", "Call Ann remind 1h", "Call Ann fri remind 1h", "Remind Ann fri 14:00",
    "Ask Bob to remind 1h fri 14:00", "remind 1h fri 14:00",
    "Write remind 1h before lunch fri 14:00", "Call Ann fri 14:00 \"remind 1h\"",
    "Call Ann fri 14:00 remind", "Call Ann fri 14:00 remind me",
  ])
  func `are words without a due time, or where the sentence continues`(line: String) {
    let reading = QuickAdd.read(line, in: context)
    #expect(reading.reminders == nil)
    #expect(reading.title.lowercased().contains("remind"))
  }

  @Test func `become words again when they are refused`() throws {
    let line = "Call Ann fri 14:00 remind 1h"
    let first = QuickAdd.read(line, in: context)
    let chip = try #require(first.chips.last)

    let second = QuickAdd.read(line, in: context, refusing: [first.refusal(of: chip)])

    #expect(second.reminders == nil && second.title.contains("remind 1h"))
  }

  // MARK: - Changes

  @Test func `are one of the changes of many items`() throws {
    let hour = try #require(Reminders(minutes: [60]))
    #expect(BulkLine.read("fri 9am remind 1h", in: context).changes.last == .reminders(hour))
    #expect(BulkLine.read("remind off", in: context).changes == [.reminders(.some(.off))])
    let twice = BulkLine.read("remind 1h remind 2h", in: context).problems
    #expect(twice.map(\.message) == ["This changes the reminders a second time."])
    #expect(!BulkLine.read("remind", in: context).problems.isEmpty)
  }
}
