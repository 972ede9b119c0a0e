import CivilCalendar

extension ICalendar {
  static let format = Format(
    name, "iCalendar", suffixes: ["ics", "ical", "icalendar", "vcs"],
    holds: [
      .list: .exactly("`X-WR-CALNAME`; for several lists `X-PANELTODO-LIST`"),
      .look: .partly("the colour of a single list, `COLOR`") { _, _ in },
      .heading: .exactly("`X-PANELTODO-HEADING`"),
      .area: .nowhere(),
      .isPutAway: .nowhere(),
      .template: .nowhere(),
      .name: .exactly("`SUMMARY`"),
      .notes: .exactly("`DESCRIPTION`"),
      .isDone: .exactly("`STATUS`, `PERCENT-COMPLETE`"),
      .completed: .completion("`COMPLETED`, a second"),
      .created: .seconds("`CREATED`, a second", \.created),
      .modified: .seconds("`LAST-MODIFIED`, a second", \.modified),
      .due: .exactly("`DUE`"),
      .time: .exactly("`DUE`, without a zone"),
      .start: .exactly("`DTSTART`"),
      .plan: .exactly("`X-PANELTODO-PLAN`"),
      .isFlagged: .exactly("`X-PANELTODO-FLAG`"),
      .priority: .exactly("`PRIORITY` 1, 5, 9"),
      .tags: .exactly("`CATEGORIES`"),
      .recurrence: .exactly("`RRULE`; from done `X-PANELTODO-REPEAT-FROM`"),
      .reminders: .exactly("`VALARM`; without a time, or none, `X-PANELTODO-REMIND`"),
      .waitsFor: .exactly("`X-PANELTODO-WAITS-FOR`"),
      .effort: .exactly("`ESTIMATED-DURATION`"),
      .worked: .partly("`X-PANELTODO-WORKED`, without the work that is running") { item, _ in
        item.workingSince = nil
      },
      .postponed: .nowhere { $0.postponed = 0 },
      .parent: .exactly("`RELATED-TO`"),
      .order: .exactly("`X-APPLE-SORT-ORDER`"),
      .identity: .exactly("`UID`"),
      .extra: .nowhere { $0.extra = [] },
    ],
    recognition: { text in
      let start = text.prefix(200).drop(while: \.isWhitespace).uppercased()
      return start.hasPrefix("BEGIN:VCALENDAR") || start.hasPrefix("BEGIN:VTODO") ? .certain : .no
    },
    reader: { ICalReader($0, $1) }, writer: { ICalWriter($0) })
}
