import CivilCalendar

extension Org {
  static let format = Format(
    name, "Org", suffixes: ["org", "org_archive"],
    holds: [
      .list: .exactly("a heading of the first level; `#+TITLE` if there is one list"),
      .look: .nowhere(),
      .heading: .nowhere { $0.heading = nil },
      .area: .nowhere(),
      .isPutAway: .nowhere(),
      .template: .nowhere(),
      .name: .exactly("the heading"),
      .notes: .trimmedNotes("the text below it, without blank lines at its ends"),
      .isDone: .exactly("`TODO`, `DONE`"),
      .completed: .minutes("`CLOSED`, a minute", \.completed),
      .created: .minutes("the property `CREATED`, a minute", \.created),
      .modified: .nowhere { $0.modified = nil },
      .due: .exactly("`DEADLINE`"),
      .time: .exactly("`DEADLINE`"),
      .start: .exactly("`SCHEDULED`"),
      .plan: .exactly("the property `PANELTODO-PLAN`"),
      .isFlagged: .exactly("the property `PANELTODO-FLAG`"),
      .priority: .exactly("`[#A]`, `[#B]`, `[#C]`"),
      .tags: .tags("`:tag:` of letters, digits, `_` and `%`; other signs become `_`", tag),
      .recurrence: .exactly("`++2w` from due, `.+2w` from done; else the property `RRULE`"),
      .reminders: .nowhere { $0.reminders = nil },
      .waitsFor: .exactly("the property `PANELTODO-WAITS-FOR`"),
      .effort: .exactly("the property `Effort`, `1:30`"),
      .worked: .partly("the property `PANELTODO-WORKED`, without the work that is running") {
        item, _ in item.workingSince = nil
      },
      .postponed: .nowhere { $0.postponed = 0 },
      .parent: .exactly("the level"),
      .order: .exactly("the order of the headings"),
      .identity: .exactly("the property `ID`"),
      .extra: .nowhere { $0.extra = [] },
    ],
    recognition: { text in
      let keywords = OrgKeywords()
      let isOrg = text.split(separator: "\n").prefix(500).contains { line in
        OrgHeadline(line, keywords)?.keyword != nil || OrgKeywords.areDeclared(in: line)
          || line.prefix(8).uppercased() == "#+TITLE:"
      }
      return isOrg ? .likely : .no
    },
    reader: { OrgReader($0, $1) }, writer: { OrgWriter($0) })
}
