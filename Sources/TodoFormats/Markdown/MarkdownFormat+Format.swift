import CivilCalendar

extension MarkdownFormat {
  static let format = Format(
    name, "Markdown", suffixes: ["md", "markdown"],
    holds: [
      .list: .exactly("a heading of the first level"),
      .look: .nowhere(),
      .heading: .exactly("a heading of the second level; on a board, of the third"),
      .area: .nowhere(),
      .isPutAway: .nowhere(),
      .template: .nowhere(),
      .name: .exactly("the text behind the box; a word that would mean something else gets `\\`"),
      .notes: .trimmedNotes("the lines below it, without blank lines at their ends"),
      .isDone: .exactly("`[x]`"),
      .completed: .days("✅, a day", \.completed),
      .created: .days("➕, a day", \.created),
      .modified: .nowhere { $0.modified = nil },
      .due: .exactly("📅"),
      .time: .exactly("⏰"),
      .start: .exactly("🛫"),
      .plan: .nowhere { $0.plan = nil },
      .isFlagged: .nowhere { $0.isFlagged = false },
      .priority: .exactly("⏫, 🔼, 🔽"),
      .tags: .tags(
        "`#tag` of letters, digits, `_`, `-` and `/`; other signs become `-`", MarkdownText.tag),
      .recurrence: .partly("🔁 with the rule in words") { item, context in
        if item.recurrence?.spoken(today: context.clock.today) == nil { item.recurrence = nil }
      },
      .reminders: .nowhere { $0.reminders = nil },
      .waitsFor: .nowhere { $0.waitsFor = [] },
      .effort: .nowhere { $0.effort = nil },
      .worked: .nowhere {
        ($0.worked, $0.workingSince) = (0, nil)
      },
      .postponed: .nowhere { $0.postponed = 0 },
      .parent: .exactly("the indentation"),
      .order: .exactly("the order of the lines"),
      .identity: .nowhere(),
      .extra: .nowhere { $0.extra = [] },
    ],
    recognition: { text in
      let hasBox = text.split(separator: "\n").prefix(500).contains { line in
        if case .task = MarkdownLine(line).kind { true } else { false }
      }
      return hasBox ? .likely : .no
    },
    reader: { MarkdownReader($0, $1) }, writer: { MarkdownWriter($0) })
}
