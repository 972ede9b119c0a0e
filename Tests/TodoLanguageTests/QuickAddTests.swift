import CivilCalendar
import PhraseBook
import Testing
import TodoLanguage
import TodoValues

@Suite("Quick add") struct QuickAddTests {
  private let context = PhraseTable.context

  private func read(_ line: String, refusing refusals: Set<QuickAdd.Refusal> = [])
    -> QuickAdd.Reading
  {
    QuickAdd.read(line, in: context, refusing: refusals)
  }

  @Test func `reads every line of the table as documented`() {
    #expect(PhraseTable.all.count >= 400)
    for row in PhraseTable.all {
      let notation = read(row.line).notation
      #expect(notation == row.notation, "\(row.line) → \(notation)")
    }
  }

  @Test(
    arguments: [
      ("a #home/Garden", "a", "home", "Garden"),
      ("a #\"home/Spring cleaning\" b", "a b", "home", "Spring cleaning"),
      ("#HOME/x a", "a", "home", "x"), ("a #work/b/c", "a", "work/b", "c"),
      ("a #home", "a", "home", nil), ("a #other/x", "a", "other/x", nil),
      ("a #home/x #work", "a #home/x", "work", nil),
    ] as [(String, String, String, String?)])
  func `reads a heading after a list`(
    line: String, title: String, list: String, heading: String?
  ) {
    var context = context
    context.lists = ["home", "work", "work/b"]
    let reading = QuickAdd.read(line, in: context)

    #expect(reading.title == title && reading.list == list && reading.heading == heading)
    #expect(reading.isNewList == (list == "other/x"))
  }

  @Test func `reads a line as before if an unknown list ends it`() {
    for row in PhraseTable.all where !row.line.contains("\"") {
      let plain = QuickAdd.read(row.line, in: context) { _ in true }
      let reading = QuickAdd.read(row.line + " #Nowhere", in: context) { $0.list != "Nowhere" }

      // Of several lists the last one is meant.
      guard plain.list == nil, !plain.title.isEmpty else { continue }
      #expect(reading.meanings == plain.meanings, "\(row.line)")
      #expect(reading.title == plain.title + " #Nowhere", "\(row.line)")
    }
  }

  @Test(arguments: [
    ("Send offer fri 10am #Office", "#\"Office\""),
    ("Send offer list:Office, fri", "list:\"Office\""),
    ("Send #ho", nil), ("Send #Wo fri", nil), ("Send #42", nil), ("Send #\"Office\"", nil),
  ])
  func `offers an unknown list as a new one`(line: String, offered: String?) throws {
    let reading = QuickAdd.read(line, in: context) { _ in false }
    #expect(reading.doubts.map(\.offer?.text) == (offered.map { [$0] } ?? []))

    guard let corrected = reading.corrected else { return }
    let accepted = QuickAdd.read(corrected, in: context) { _ in true }
    #expect(accepted.list == "Office" && accepted.isNewList && accepted.due == reading.due)
  }

  @Test func `leaves a heading that is not accepted in the title`() {
    var context = context
    context.lists = ["home"]
    let reading = QuickAdd.read("a #home/x", in: context) { $0.heading == "y" }

    #expect(reading.title == "a #home/x" && reading.list == nil && reading.heading == nil)
    #expect(QuickAdd.read("a #home/y", in: context) { $0.heading == "y" }.heading == "y")
  }

  @Test(arguments: [
    ("Buy milk #Ideas!", "Buy milk", "Ideas!"), ("Buy milk #ideas, fri", "Buy milk", "Ideas!"),
    ("Call #mr. smith, please", "Call please", "Mr. Smith"), ("a #Mr Smith", "a", "Mr. Smith"),
    ("Buy #Read, watch fri", "Buy", "Read, watch"), ("a #Plan b", "a b", "Plan"),
    ("a #Plan? b", "a b", "Plan?"), ("a #\"Plan?\" b", "a b", "Plan?"),
    ("a #Big достопримечательности", "a", "Big достопримечательности"),
    ("a #mum’s shop’s", "a", "Mum's shop's"),
  ])
  func `reads a list whose name has punctuation or long words`(
    line: String, title: String, list: String
  ) {
    var context = context
    context.lists = [
      "Ideas!", "Mr. Smith", "Read, watch", "Plan", "Plan?", "Big достопримечательности",
      "Mum's shop's",
    ]
    let reading = QuickAdd.read(line, in: context)

    #expect(reading.title == title && reading.list == list && !reading.isNewList)
  }

  @Test(arguments: [
    "Ideas", "Ideas!", "Mr. Smith", "Read, watch", "3D printing", "Work @home", "a/b", "Q: a",
    "Say \"hi\"",
  ])
  func `reads a name from the word for it`(name: String) throws {
    let list = try #require(MarkStart.split("#")?.start)
    let tag = try #require(MarkStart.split("tag:")?.start)
    var context = context
    context.lists = ["Ideas", "Work", name]

    let listed = QuickAdd.read("Call " + list.word(for: name), in: context)
    #expect(listed.list == name && !listed.isNewList && listed.title == "Call")
    let tagged = QuickAdd.read("Call " + tag.word(for: name), in: context)
    #expect(tagged.tags == [name] && tagged.title == "Call")
  }

  @Test(
    arguments: [
      ("template:trip", "", "Trip to {place}"), ("template:TRIP Rome", "Rome", "Trip to {place}"),
      ("Rome template:pack", "Rome", "Pack"), ("template:p", "template:p", nil),
      ("template:nothing a", "template:nothing a", nil), ("template: a", "template: a", nil),
      ("\"template:trip\" a", "template:trip a", nil),
      ("template:pack template:trip", "template:pack", "Trip to {place}"),
      ("template:pack more Rome", "Rome", "Pack more"), ("template:pack mor", "mor", "Pack"),
      ("template:Trip to {place} Rome", "Rome", "Trip to {place}"),
      ("template:trip to Rome", "to Rome", "Trip to {place}"),
    ] as [(String, String, String?)])
  func `reads a template by its name or the beginning of it`(
    line: String, title: String, template: String?
  ) {
    var context = context
    context.templates = ["Trip to {place}", "Pack", "Pack more"]
    let reading = QuickAdd.read(line, in: context)

    #expect(reading.title == title && reading.template == template, "\(reading.title)")
    // Without templates, it is a word.
    #expect(read(line).template == nil)
  }

  @Test func `reads a template beside a day and a list, and leaves a refused one in the title`()
    throws
  {
    var context = context
    (context.lists, context.templates) = (["home"], ["Pack"])
    let line = "template:pack Oslo fri #home"
    let reading = QuickAdd.read(line, in: context)
    #expect(reading.title == "Oslo" && reading.list == "home")
    #expect(reading.due == Day(iso: "2026-11-20"))

    let chip = try #require(reading.chips.first { $0.template != nil })
    let refused = QuickAdd.read(line, in: context, refusing: [reading.refusal(of: chip)])
    #expect(refused.title == "template:pack Oslo" && refused.template == nil)
  }

  @Test func `takes a time beside a plan for one on its day`() {
    #expect(read("Call Ana plan:fri 9am").due == Day(iso: "2026-11-20"))
    #expect(read("Call Ana plan:fri evening").due == nil)
    #expect(read("Call Ana plan:fri thu 9am").due == Day(iso: "2026-11-19"))
  }

  @Test func `gives the range of each chip`() {
    let line = "Zoë: pay rent at 9am,  by fri #\"new list\" every mon, wed"
    let texts = read(line).chips.map { String(line[$0.range]) }
    #expect(texts == ["at 9am,", "by fri", "#\"new list\"", "every mon, wed"])
  }

  @Test func `treats any white space as a space and removes the excess`() {
    #expect(read("  Pay \t rent\u{a0}\n fri ").notation == "Pay rent | due 2026-11-20")
    #expect(read("").notation == "" && read(" \t").notation == "")
  }

  @Test(arguments: [
    // Time alone: today, or tomorrow when it has passed.
    ("Call 11am", "2026-11-18"), ("Call 9am", "2026-11-19"), ("Call 10:00", "2026-11-19"),
    // A recurrence alone: its first day.
    ("Gym every day", "2026-11-18"), ("Gym every day 9am", "2026-11-19"),
    ("Gym every wed", "2026-11-18"), ("Gym every wed 9am", "2026-11-25"),
    ("Gym every mon", "2026-11-23"), ("Rent every 1st", "2026-12-01"),
    ("Rent every month from 1 dec", "2026-12-01"), ("Rent every! 3 days", "2026-11-18"),
    ("Rent fri every month", "2026-11-20"),
    // Its first day is not before its start.
    ("Gym every mon starting 14 dec", "2026-12-14"), ("Gym every mon from tue", "2026-11-30"),
    ("Rent every 1st from 2 dec", "2027-01-01"), ("Gym every mon from 2026-11-02", "2026-11-23"),
    ("Call 11am start:fri", "2026-11-20"),
  ])
  func `infers a due date from other parts`(line: String, iso: String) {
    #expect(read(line).due?.description == iso)
  }

  @Test func `leaves a comma before the first of its last chips out of the title`() {
    #expect(read("Buy bread, tomorrow").title == "Buy bread")
    #expect(read("Buy bread, #home, fri").title == "Buy bread")
    #expect(read("Buy bread, by fri some milk").title == "Buy bread, some milk")
    #expect(read("Buy bread,").title == "Buy bread,")
  }

  @Test(arguments: ["🍎🍏", "Ana 🎂", "✂️", "🇫🇷", "👩‍👩‍👧"])
  func `reads a date after a picture`(title: String) {
    let reading = read(title + " tomorrow")
    #expect(reading.title == title && reading.due?.description == "2026-11-19")
  }

  @Test func `infers no date without a reason`() {
    #expect(read("Buy milk #home @a !high from mon").due == nil)
  }

  @Test func `keeps the day of the month in a recurrence that short months would lose`() {
    #expect(read("Rent 31 dec every month").recurrence?.rrule == "FREQ=MONTHLY;BYMONTHDAY=31")
    #expect(read("Rent 28 dec every month").recurrence?.rrule == "FREQ=MONTHLY")
    #expect(read("Rent 31 dec every! month").recurrence?.rrule == "FREQ=MONTHLY")
  }

  @Test func `reads all parts of an item`() {
    let reading = read("Pay rent fri 9am #work @bills @Bills @a !2 start mon every month")
    #expect(reading.title == "Pay rent" && reading.list == "Work" && reading.priority == .medium)
    #expect(reading.tags == ["bills", "a"] && reading.time == TimeOfDay(hour: 9))
    #expect(reading.start == Day(iso: "2026-11-23"))
    #expect(reading.recurrence == Recurrence(.monthly()))
  }

  @Test func `refuses the last chip and keeps it refused during typing`() throws {
    var line = "Prepare demo fri"
    let chip = try #require(read(line).chip(endingAt: line.endIndex))
    let refusal = read(line).refusal(of: chip)
    #expect(read(line, refusing: [refusal]).notation == "Prepare demo fri")
    line += " 9am #home"
    let expected = "Prepare demo fri | 09:00 · #home"
    #expect(read(line, refusing: [refusal]).notation == expected)
  }

  @Test func `refuses one of several equal chips and not the others`() throws {
    let line = "Tag @a and @a"
    let reading = read(line)
    let refusal = reading.refusal(of: try #require(reading.chips.last))
    #expect(read(line, refusing: [refusal]).notation == "Tag and @a | @a")
  }

  @Test func `parses refused words again once they change`() throws {
    let reading = read("Pay rent 12 dec")
    let refusal = reading.refusal(of: try #require(reading.chips.first))
    #expect(read("Pay rent 12 dec", refusing: [refusal]).notation == "Pay rent 12 dec")
    #expect(read("Pay rent 13 dec", refusing: [refusal]).notation == "Pay rent | due 2026-12-13")
  }

  @Test func `finds the chip that ends at an index`() throws {
    let line = "Pay fri 9am  "
    let nine = try #require(TimeOfDay(hour: 9))
    let reading = read(line)
    #expect(reading.chip(endingAt: line.endIndex)?.meanings == [.time(nine)])
    let behindDay = try #require(line.firstRange(of: "fri")).upperBound
    #expect(reading.chip(endingAt: behindDay)?.meanings.map(\.kind) == [.due])
    #expect(reading.chip(endingAt: line.startIndex) == nil)
    #expect(read("Pay fri now").chip(endingAt: line.endIndex) == nil)
  }
}
