extension CSV {
  static let format = Format(
    name, "CSV", suffixes: ["csv", "tsv"],
    holds: [
      .list: .exactly("`list`"),
      .look: .nowhere(),
      .heading: .exactly("`heading`"),
      .area: .nowhere(),
      .isPutAway: .nowhere(),
      .template: .nowhere(),
      .name: .exactly("`name`; `'` before what could be a formula"),
      .notes: .exactly("`notes`"),
      .isDone: .exactly("`done`"),
      .completed: .exactly("`completed`"),
      .created: .exactly("`created`"),
      .modified: .exactly("`modified`"),
      .due: .exactly("`due`"),
      .time: .exactly("`time`"),
      .start: .exactly("`start`"),
      .plan: .exactly("`plan`"),
      .isFlagged: .exactly("`flag`"),
      .priority: .exactly("`priority`"),
      .tags: .exactly("`tags`"),
      .recurrence: .exactly("`repeat`, `repeat from`"),
      .reminders: .nowhere { $0.reminders = nil },
      .waitsFor: .exactly("`waits for`"),
      .effort: .exactly("`effort`"),
      .worked: .partly("`worked`, without the work that is running") { item, _ in
        item.workingSince = nil
      },
      .postponed: .nowhere { $0.postponed = 0 },
      .parent: .exactly("`parent`"),
      .order: .exactly("the order of the records"),
      .identity: .exactly("`id`"),
      .extra: .exactly("`extra`"),
    ],
    recognition: { text in
      guard let first = text.split(separator: "\n").first,
        let header = CSVHeader(CSVRecords.Record(text: String(first), line: 1))
      else { return .no }
      return header.columns.count > 1 ? .likely : .no
    },
    reader: { CSVReader($0, $1) }, writer: { _ in CSVWriter() })
}
