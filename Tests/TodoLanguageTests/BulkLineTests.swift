import CivilCalendar
import DatePhrases
import PhraseBook
import Testing
import TodoLanguage
import TodoValues

@Suite("A line of changes") struct BulkLineTests {
  private let context = PhraseTable.context

  @Test func `lists its changes`() throws {
    let day = Day(iso: "2026-11-20")
    #expect(
      changes("+1w #home !low @tag -@old") == [
        .shift(DayShift(1, .weeks)), .list("home", isKnown: true), .priority(.low), .tag("tag"),
        .removedTag("old"),
      ])
    #expect(changes("-2d") == [.shift(DayShift(-2, .days))])
    #expect(changes("fri 9am done") == [.due(day), .time(TimeOfDay(hour: 9)), .done(true)])
    #expect(changes("open by fri") == [.done(false), .due(day)])
    #expect(changes("due +1w") == [.due(Day(iso: "2026-11-25"))])
    #expect(changes("24.12") == [.due(Day(iso: "2026-12-24"))])
    #expect(
      changes("start:fri every 2 weeks") == [
        .start(day), .recurrence(Recurrence(.weekly(), every: 2)),
      ])
    #expect(
      changes("-@\"two words\" #big list") == [
        .removedTag("two words"), .list("big list", isKnown: true),
      ])
    #expect(changes("due:none time none") == nil)
    #expect(
      changes("due:none time:none start:none repeat:none !none") == [
        .due(nil), .time(nil), .start(nil), .recurrence(nil), .priority(.none),
      ])
    #expect(changes("due none") == [.due(nil)])
    #expect(changes("plan:fri flag") == [.plan(day.map { DayPlan($0) }), .flag(true)])
    #expect(changes("plan:none unflag") == [.plan(nil), .flag(false)])
    for evening in ["plan:tonight", "plan:this evening", "plan:evening", "plan:today evening"] {
      let plan = DayPlan(context.dates.today, isEvening: true)
      #expect(changes(evening) == [.plan(plan)])
      // Also when it has begun.
      var late = context
      late.dates.now = try #require(TimeOfDay(hour: 23))
      #expect(BulkLine.read(evening, in: late).changes == [.plan(plan)], "\(evening)")
    }
    #expect(
      changes("list:home priority:low tag:tag untag:old -tag:older") == [
        .list("home", isKnown: true), .priority(.low), .tag("tag"), .removedTag("old"),
        .removedTag("older"),
      ])
    #expect(
      changes("list:big list untag:\"two words\" priority:none") == [
        .list("big list", isKnown: true), .removedTag("two words"), .priority(.none),
      ])
    #expect(changes("") == [])
  }

  @Test(arguments: [
    ("before friday 5pm", "due 2026-11-20 · 17:00"), ("today at 5", "due 2026-11-18 · 17:00"),
    ("today #big list at 5", "due 2026-11-18 · #big list · 17:00"),
    ("tonight at 1", "due 2026-11-19 · 01:00"), ("24 dec 1830", "due 2026-12-24 · 18:30"),
    ("every day at 9 until friday", "every day until 20 November 2026 · 09:00"),
    ("every friday night at 1", "every Saturday · 01:00"),
  ])
  func `reads the parts of a date together, as quick add does`(line: String, notation: String) {
    #expect(changes(line)?.map(\.notation).joined(separator: " · ") == notation)
    #expect(changes(line) == QuickAdd.read("Pay rent " + line, in: context).meanings)
  }

  @Test func `has a part for the end of a rule`() {
    let line = "every day at 9 until friday"
    let parts = BulkLine.read(line, in: context).parts
    #expect(parts.map { String(line[$0.range]) } == ["every day", "at 9", "until friday"])
    #expect(parts.map(\.changes.count) == [1, 1, 0])
  }

  @Test func `reads no date in the name of a list`() throws {
    var context = context
    context.lists = ["big friday"]
    let nine = try #require(TimeOfDay(hour: 9))
    let reading = BulkLine.read("9am #big friday", in: context)
    #expect(reading.changes == [.time(nine), .list("big friday", isKnown: true)])
  }

  @Test(arguments: [
    ("fri now", "now", "Unknown change “now”."), ("31 feb", "31 feb", "No such date."),
    ("29 feb 2027", "29 feb 2027", "No such date."),
    ("fri done sat", "sat", "This changes the due date a second time."),
    ("+1w due:none", "due:none", "This changes the due date a second time."),
    ("done open", "open", "This changes the state a second time."),
    ("flag unflag", "unflag", "This changes the flag a second time."),
    ("plan: fri", "plan:", "Unknown change “plan:”."),
    ("!important", "!important", "Unknown change “!important”."),
    ("\"fri\"", "\"fri\"", "Unknown change “\"fri\"”."), ("#42", "#42", "Unknown change “#42”."),
  ])
  func `reports invalid changes with their range`(line: String, place: String, message: String) {
    let problems = BulkLine.read(line, in: context).problems
    #expect(problems.map { String(line[$0.range]) } == [place])
    #expect(problems.first?.message.hasPrefix(message) == true, "\(problems)")
  }

  @Test(arguments: [
    ("31 feb", LanguageError.Kind.noSuchDay), ("fri now", .unknownWord),
    ("fri done sat", .repeated),
  ])
  func `reports the kind of each problem`(line: String, kind: LanguageError.Kind) {
    #expect(BulkLine.read(line, in: context).problems.map(\.kind) == [kind])
  }

  private func changes(_ line: String) -> [LineMeaning]? {
    let reading = BulkLine.read(line, in: context)
    return reading.problems.isEmpty ? reading.changes : nil
  }
}
