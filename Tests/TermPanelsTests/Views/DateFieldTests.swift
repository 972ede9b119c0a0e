import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing

/// Saturday.
private let today = Day(daysSinceEpoch: 20_778)

/// A date field in the top left corner, and the keys that it did not handle.
@MainActor private final class DatePanel: Panel {
  let field: DateField
  private let columns: Int
  var unhandled: [Key] = []

  init(_ day: Day?, columns: Int, _ reader: DateReader) {
    field = DateField(day, today: today, reader: reader)
    self.columns = columns
    super.init()
  }

  override func viewDidLoad() {
    view.embedSubview(field, insets: Insets(right: 40 - columns))
  }

  override var preferredFirstResponder: Responder? { field }

  override func keyDown(_ key: Key) -> Bool {
    unhandled.append(key)
    return true
  }
}

@MainActor private struct Fixture {
  let app: Harness
  let panel: DatePanel
  var field: DateField { panel.field }

  init(_ day: Day? = nil, columns: Int = 40, reader: DateReader = .phrases) throws {
    let panel = DatePanel(day, columns: columns, reader)
    self.panel = panel
    app = try Harness(columns: 40, rows: 11) { _ in panel }
  }

  /// The row below the text.
  var note: String {
    String(app.screen.split(separator: "\n", omittingEmptySubsequences: false)[1])
  }

  /// The field's rows with roles, without blank ones at the end.
  var shown: String {
    var rows = app.screenWithRoles.split(separator: "\n", omittingEmptySubsequences: false)
    while rows.last?.first == " " { rows.removeLast() }
    return rows.joined(separator: "\n")
  }
}

@MainActor struct DateFieldTests {
  @Test func `the meaning of the text is shown below it during typing`() throws {
    let it = try Fixture()
    var notes: [String] = []

    for character in "tom" {
      it.app.press(.character(character))
      notes.append(it.note)
    }

    #expect(
      notes == ["Not a date: “t”.", "Not a date: “to”.", "→ Sun 22 Nov 2026"])
    #expect(it.field.day == today.adding(days: 1))
  }

  @Test(arguments: [
    ("+3d", "→ Tue 24 Nov 2026"), ("fri", "→ Fri 27 Nov 2026"), ("24 dec", "→ Thu 24 Dec 2026"),
    ("2027-02-01", "→ Mon 1 Feb 2027"), ("31.2.", "No such date: “31.2.”."), ("  ", "No date"),
  ])
  func `phrases mean days`(phrase: String, note: String) throws {
    let it = try Fixture()

    it.app.type(phrase)

    #expect(it.note == note)
  }

  @Test func `an invalid date is an error in its own role, without a day`() throws {
    let it = try Fixture()

    it.app.type("soon")

    #expect(
      it.shown == """
        soon                                    |   tttt^ttttttttttttttttttttttttttttttttttt
        Not a date: “soon”.                     |   eee.e.eeeee.eeeeeee
        """)
    #expect(it.field.day == nil)
    #expect(
      it.field.errorText == "Not a date: “soon”. Try tomorrow, fri, +3d, 24 dec or 2026-12-24.")
  }

  @Test func `an empty field is valid and means no date`() throws {
    let it = try Fixture(today)
    #expect(it.field.day == today)

    it.app.press(.control("u"))

    #expect(it.field.day == nil)
    #expect(it.field.errorText == nil)
    #expect(it.note == "No date")
  }

  @Test(arguments: [Day(daysSinceEpoch: 0), today, Day(daysSinceEpoch: -719_162)])
  func `the text of a set day means that day`(day: Day) throws {
    #expect(try Fixture(day).field.day == day)
  }

  @Test func `a day before the minimum is refused, with the first valid day`() throws {
    let it = try Fixture()
    it.field.minimum = today

    it.app.type("yesterday")

    #expect(it.note == "Too early: Sat 21 Nov 2026 or later.")
    #expect(it.field.day == nil)
  }

  @Test func `a pasted date is read too`() throws {
    let it = try Fixture()

    it.app.paste("2026-12-24\n")

    #expect(it.note == "→ Thu 24 Dec 2026")
  }
}

@MainActor struct DateFieldCalendarTests {
  @Test func `Down opens the month of the day below the text`() throws {
    let it = try Fixture(today.adding(days: 1))

    it.app.press(.down)

    #expect(
      it.shown == """
        22 Nov 2026                             |   tttttttttttttttttttttttttttttttttttttttt
        → Sun 22 Nov 2026                       |   s.sss.ss.sss.ssss
           November 2026                        |   ...tttttttt.tttt
        Mo Tu We Th Fr Sa Su                    |   ss.ss.ss.ss.ss.ss.ss
                           1                    |   ...................f
         2  3  4  5  6  7  8                    |   .f..f..f..f..f..f..f
         9 10 11 12 13 14 15                    |   .f.ff.ff.ff.ff.ff.ff
        16 17 18 19 20 21 22                    |   ff.ff.ff.ff.ff.yy.XX
        23 24 25 26 27 28 29                    |   tt.tt.tt.tt.tt.tt.tt
        30                                      |   tt
        """)
  }

  @Test func `Enter takes the current day without a movement`() throws {
    let it = try Fixture()

    it.app.press(.down, .enter)

    #expect(it.field.day == today)
    #expect(!it.field.isCalendarOpen)
    #expect(it.panel.unhandled == [])
  }

  @Test(
    arguments: [
      ([.left], "→ Fri 20 Nov 2026"), ([.character("h")], "→ Fri 20 Nov 2026"),
      ([.right], "→ Sun 22 Nov 2026"), ([.character("l")], "→ Sun 22 Nov 2026"),
      ([.up], "→ Sat 14 Nov 2026"), ([.character("k")], "→ Sat 14 Nov 2026"),
      ([.down], "→ Sat 28 Nov 2026"), ([.character("j")], "→ Sat 28 Nov 2026"),
      ([.pageUp], "→ Wed 21 Oct 2026"), ([.character("<")], "→ Wed 21 Oct 2026"),
      ([.pageDown], "→ Mon 21 Dec 2026"), ([.character(">")], "→ Mon 21 Dec 2026"),
      ([.pageDown, .pageDown, .character("t")], "→ Sat 21 Nov 2026"),
    ] as [([Key], String)])
  func `keys move by days, weeks and months`(keys: [Key], note: String) throws {
    let it = try Fixture()
    it.app.press(.control(" "))

    for key in keys { it.app.press(key) }

    #expect(it.note == note)
  }

  @Test func `the calendar shows a day's badge where there is room`() throws {
    for (columns, expected) in [(40, "21 2"), (24, "21 22")] {
      let it = try Fixture(columns: columns)
      it.field.badge = { day in
        day == today ? CalendarBadge("2") : day.day == 24 ? CalendarBadge("12") : nil
      }
      it.app.press(.control(" "))
      #expect(it.app.screen.contains(expected))
      // In a single column, a badge that is too wide becomes a plus.
      #expect(it.app.screen.contains("24 +") == (columns == 40))
    }
  }

  @Test func `Esc closes the calendar alone and changes nothing`() throws {
    let it = try Fixture(today)

    it.app.press(.down, .down, .escape)

    #expect(it.field.day == today)
    #expect(!it.field.isCalendarOpen)
    #expect(it.panel.unhandled == [])
    it.app.press(.escape)
    #expect(it.panel.unhandled == [.escape])
  }

  @Test func `Backspace in the calendar clears the date`() throws {
    let it = try Fixture(today)

    it.app.press(.down, .backspace)

    #expect(it.field.day == nil)
    #expect(it.note == "No date")
  }

  @Test func `letters without a meaning in the calendar reach no command above`() throws {
    let it = try Fixture(today)

    it.app.press(.down, .character("z"), .character("x"), .tab)

    #expect(it.panel.unhandled == [.tab])
    #expect(it.field.isCalendarOpen)
  }

  @Test func `the selection stops at the minimum`() throws {
    let it = try Fixture()
    it.field.minimum = today

    it.app.press(.down, .up, .left)

    #expect(it.note == "→ Sat 21 Nov 2026")
  }

  @Test func `where seven columns do not fit, one row shows the day`() throws {
    let it = try Fixture(today, columns: 12)

    it.app.press(.down, .right)

    #expect(
      it.shown == """
        21 Nov 2026                             |   tttttttttttt
        22 Nov 2026                             |   XXXXXXXXXXXT
        """)
  }

  @Test func `a week can begin on Sunday`() throws {
    let it = try Fixture(today)
    it.field.firstWeekday = .sunday

    it.app.press(.down)

    #expect(it.app.screen.contains("Su Mo Tu We Th Fr Sa\n 1  2  3  4  5  6  7\n"))
  }

  @Test func `the text is read once for each key`() throws {
    var texts: [String] = []
    let reader = DateReader(placeholder: "") { text, day in
      texts.append(text)
      return .init(day: day, text: "→ \(text)")
    } replacingDay: { text, day in
      day == nil ? text : text + "!"
    }
    let it = try Fixture(reader: reader)
    it.app.type("fri")
    #expect(texts == ["", "f", "fr", "fri"])
    #expect(it.note == "→ fri" && it.field.errorText == nil)

    it.app.press(.down, .right, .enter)

    #expect(texts.dropFirst(4) == ["fri!"])
    #expect(it.note == "→ fri!" && it.field.day == today)
  }

  @Test(arguments: [
    ("2027-02-01", "→ Mon 1 Feb 2027"), (" 2027-02-01 ", "→ Mon 1 Feb 2027"), ("  ", "No date"),
    ("2027-02-29", "Not a date: “2027-02-29”."), ("tomorrow", "Not a date: “tomorrow”."),
  ])
  func `without a reader of its own it reads dates of ISO 8601`(text: String, note: String) throws {
    let it = try Fixture(reader: .iso)

    it.app.type(text)

    #expect(it.note.hasPrefix(note))
    #expect(it.field.errorText == nil || it.field.errorText == note + " Try 2026-12-24.")
  }

  @Test func `a picked day is written as it is read`() throws {
    let it = try Fixture(reader: .iso)

    it.app.press(.down, .right, .enter)

    #expect(it.field.text == "2026-11-22" && it.field.day == today.adding(days: 1))
  }
}
