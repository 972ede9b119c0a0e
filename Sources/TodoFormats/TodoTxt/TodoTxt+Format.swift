import CivilCalendar

extension TodoTxt {
  static let format = Format(
    name, "todo.txt", suffixes: ["txt"],
    holds: [
      .list: .nowhere(),
      .look: .nowhere(),
      .heading: .nowhere { $0.heading = nil },
      .area: .nowhere(),
      .isPutAway: .nowhere(),
      .template: .nowhere(),
      .name: .exactly("the text; a word that would mean something else gets `\\`"),
      .notes: .nowhere { $0.notes = "" },
      .isDone: .exactly("`x`"),
      .completed: .days("the first date after `x`, a day", \.completed),
      .created: .partly("the date before the text, a day; not if it is done at an unknown time") {
        item, context in
        let zone = context.clock.zone
        let isLost = item.isDone && item.completed == nil
        item.created = isLost ? nil : item.created.map { zone.noon(of: zone.day(of: $0)) }
      },
      .modified: .nowhere { $0.modified = nil },
      .due: .exactly("`due:`"),
      .time: .exactly("`time:` (our own)"),
      .start: .exactly("`t:`"),
      .plan: .exactly("`plan:` (our own)"),
      .isFlagged: .exactly("`flag:1` (our own)"),
      .priority: .exactly("`(A)`, `(B)`, `(C)`; `pri:` if it is done"),
      .tags: .partly("`@tag`, without signs at its ends; `+tag` is also read") { item, _ in
        item.tags.removeAll { !TodoTxt.holds(tag: $0) }
      },
      .recurrence: .exactly("`rec:2w` from done, `rec:+2w` from due; else `rrule:` (our own)"),
      .reminders: .nowhere { $0.reminders = nil },
      .waitsFor: .nowhere { $0.waitsFor = [] },
      .effort: .exactly("`effort:1h30` (our own)"),
      .worked: .partly("`worked:`, in seconds (our own), without the work that is running") {
        item, _ in item.workingSince = nil
      },
      .postponed: .nowhere { $0.postponed = 0 },
      .parent: .exactly("`p:` with the `id:` of the parent"),
      .order: .exactly("the order of the lines"),
      .identity: .nowhere(),
      .extra: .nowhere { $0.extra = [] },
    ],
    recognition: { text in
      let lines = text.split(separator: "\n").prefix(200)
      let isOther = lines.contains { line in
        if case .task = MarkdownLine(line).kind { return true }
        return OrgHeadline.level(of: line) != nil
      }
      guard !isOther else { return .no }
      return lines.contains(where: looksLikeItem) ? .likely : .no
    },
    reader: { TodoTxtReader($0, $1) }, writer: { TodoTxtWriter($0) })

  /// Whether a line has a priority, a date or a field of todo.txt.
  private static func looksLikeItem(_ line: Substring) -> Bool {
    let item = TodoTxtLine(line)
    return item.priority != nil || item.created != nil || item.completed != nil || item.due != nil
      || item.threshold != nil
  }
}
