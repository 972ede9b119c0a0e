import CivilCalendar
import Testing
import TodoValues

@testable import TodoFormats

@Suite("A list in Markdown") struct MarkdownTests {
  private let format = MarkdownFormat.format

  @Test func `maps the signs of Obsidian to an item`() throws {
    let item = try format.read(
      "- [x] #task Pay rent ⏫ 🔁 every 2 weeks when done ➕ 2026-11-02 🛫 2026-12-01 ⏰ 2026-12-24 09:30 📅 2026-12-24 ✅ 2026-11-03 #home"
    ).item

    #expect(item.name == "Pay rent" && item.tags == ["task", "home"] && item.priority == .high)
    #expect(item.recurrence == Recurrence(.weekly(), every: 2, from: .done))
    #expect(item.due == Day(iso: "2026-12-24") && item.dueTime == TimeOfDay(hour: 9, minute: 30))
    #expect(item.start == Day(iso: "2026-12-01"))
    #expect(item.isDone && item.completed.map(Zone.utc.day) == Day(iso: "2026-11-03"))
    #expect(item.created.map(Zone.utc.day) == Day(iso: "2026-11-02"))
  }

  @Test(arguments: [
    ("- [ ] a", false, "a"), ("* [X] a", true, "a"), ("+ [x] a", true, "a"),
    ("1. [ ] a", false, "a"),
    ("10) [ ] a", false, "a"), ("> - [ ] a", false, "a"), ("- [/] a", false, "a"),
    ("- [-] a", true, "a"),
    ("\u{200B}\t- [ ] a", false, "a"), ("- [ ] a 📅 2026-13-01", false, "a 📅 2026-13-01"),
    ("- [ ] Fix #42 and 📅 later", false, "Fix #42 and 📅 later"),
  ])
  func `recognises every kind of checkbox`(line: String, isDone: Bool, name: String) throws {
    let item = try format.read(line).item

    #expect(item.isDone == isDone && item.name == name)
    #expect(try format.rewritten(line) == line + "\n")
  }

  @Test(arguments: ["- a", "-[ ] a", "- [] a", "- [ab] a", "- [x](a)", "    text", "# Title"])
  func `recognises text that is not a checkbox`(line: String) throws {
    let reading = try format.read(line)

    #expect(reading.items.isEmpty)
    #expect(try format.rewritten(line) == line + "\n")
  }

  @Test func `reads subtasks by indentation, through plain entries`() throws {
    let text = """
      - plain
          - [ ] parent
              - note
                  - [ ] grandchild
              - [ ] child
          - [ ] other
      \t- [ ] tab
      - [ ] top
        1. [ ] first
      text
        - [ ] alone
      """
    let reading = try format.read(text)

    #expect(try reading.parent(of: "parent") == nil && reading.item("parent").notes == "- note")
    #expect(
      try reading.parent(of: "grandchild") == "parent" && reading.parent(of: "child") == "parent")
    #expect(try reading.parent(of: "other") == nil && reading.parent(of: "tab") == nil)
    #expect(try reading.parent(of: "first") == "top" && reading.parent(of: "alone") == nil)
    #expect(try format.rewritten(text) == text + "\n")
  }

  @Test func `reads lines below a checkbox as notes, even code blocks`() throws {
    let text = """
      - [ ] a
        one

        ```sh
        - [ ] no item
          ls -la
        ```
      - [ ] b

      ```
      - [ ] none either
      ```
      """
    let reading = try format.read(text)

    #expect(reading.items.map(\.name) == ["a", "b"])
    #expect(try reading.item("a").notes == "one\n\n```sh\n- [ ] no item\n  ls -la\n```")
    #expect(try format.rewritten(text) == text + "\n")
  }

  @Test func `makes lists of the headings of the first level, and headings of the second`() throws {
    let text = "Preface\n# Home\n\n- [ ] a\n## More\n- [ ] b\n# Empty\n# Work\n- [ ] c\n"
    let reading = try format.read(text)

    #expect(reading.lists.map(\.name) == ["Home", "More", "Work"])
    #expect(reading.lists.map { $0.headingOf != nil } == [false, true, false])
    #expect(try reading.item("b").heading == reading.lists[1].id)
    #expect(try reading.item("c").heading == nil)
    #expect(reading.parts.map(\.text) == ["Preface", "", "# Empty"])
    #expect(try format.rewritten(text) == text)
  }

  @Test(arguments: [
    "## A\n- [ ] a\n", "Text\n\n## A\ntext\n- [ ] a\n  - [ ] b\n",
    "# Home\n## Empty\n## A ##\n\ntext\n\n- [ ] a\n### Deep\n- [ ] b\n## A\n- [ ] a\n# Work\n- [ ] c\n",
    "# Text\n## Text\n\ntext\n", "- [ ] a\n## A\n\n## B\n- [ ] b\n",
  ])
  func `writes headings and the text around them as they were`(text: String) throws {
    let reading = try format.read(text)

    #expect(try format.rewritten(text) == text)
    let headings = reading.lists.filter { $0.headingOf != nil }
    #expect(Set(headings.map(\.id)).count == headings.count)
    #expect(headings.allSatisfy { $0.name == "A" || $0.name == "B" })
  }

  @Test func `makes lists of the columns of a board`() throws {
    let text =
      "---\n\nkanban-plugin: basic\n\n---\n\n## Backlog\n\n- [ ] a\n\n\n%% kanban:settings\n```\n{}\n```\n%%\n"
    let reading = try format.read(text)

    #expect(reading.lists.map(\.name) == ["Backlog"])
    #expect(try format.rewritten(text) == text)
  }

  @Test func `ignores comments and front matter`() throws {
    let text = "---\n- [ ] a\n---\n%%\n- [ ] b\n%%\n<!-- x\n- [ ] c\n-->\n<!-- y -->\n- [ ] d\n"

    #expect(try format.read(text).items.map(\.name) == ["d"])
    #expect(try format.rewritten(text) == text)
  }

  @Test func `keeps unknown text, and writes changes`() throws {
    let text =
      "> 1. [!] #task Pay #rent now 🆔 abc ⛔ x,y 🔺 ⏳ 2026-12-01 📅 2026-12-24 ^block\n>    note\n"
    let reading = try format.read(text)
    #expect(reading.remarks.count == 5)
    #expect(try reading.item.start == Day(iso: "2026-12-01"))

    let changed = try format.rewritten(text) { $0.due = Day(iso: "2026-12-25") }
    #expect(
      changed
        == "> 1. [!] #task Pay #rent now 🆔 abc ⛔ x,y ⏳ 2026-12-01 🔺 📅 2026-12-25 ^block\n>    note\n"
    )
  }

  @Test(arguments: [
    "#tag", "📅 2026-12-24", "a ⏫", "🔁 every day", "^id", "a #b c", "\\#tag", "[ ] a", "- [ ] a",
  ])
  func `writes a name so that it stays a name`(name: String) throws {
    let text = try format.rewritten("- [ ] a") { $0.name = name }
    let item = try format.read(text).item

    #expect(item.name == name && item.tags.isEmpty && item.due == nil, "\(text)")
  }

  @Test(arguments: [
    "- [ ] no item", "  all\n  indented", "```\nopen", "\\- [ ] a", "~~~\na\n~~~\n```",
    "# a\n---\n%%",
    "> quote\n> more", "a\n\n\n  b", "\\ a", "    - [x] deep", "```\n- [ ] a\n```",
    "\u{FEFF}", " a\n\u{200B}", "a\n  \u{FEFF}\n b", ">", "a\n>\n> b",
  ])
  func `writes notes so that they stay notes`(notes: String) throws {
    let text = try format.rewritten("- [ ] a\n  - [ ] b") { if $0.name == "a" { $0.notes = notes } }
    let reading = try format.read(text)

    #expect(try reading.item("a").notes == notes, "\(text)")
    #expect(try reading.parent(of: "b") == "a")
  }

  @Test func `indents an item to fit its new position`() throws {
    var stock = Stock()
    try stock.take("- [ ] a\n    - [ ] b\n        - [ ] c\n", as: format)
    stock.change { if $0.name == "b" { $0.parent = nil } }

    #expect(stock.text(in: format, .test) == "- [ ] a\n- [ ] b\n        - [ ] c\n")
  }

  @Test(arguments: [
    "every day", "every 2 weeks on Monday and Friday", "every month on the 1st", "every weekday",
    "every month on the last Friday", "every year on 24 December",
    "every week until 24 December 2027",
    "every day, 3 times", "every 3 days when done",
  ])
  func `reads and writes rules in words`(words: String) throws {
    let text = "- [ ] a 🔁 \(words) 📅 2026-12-24"
    let rule = try #require(try format.read(text).item.recurrence)

    let written = try format.rewritten("- [ ] a") { $0.recurrence = rule }
    #expect(try format.read(written).item.recurrence == rule, "\(written)")
  }
}
