import CivilCalendar

extension Taskwarrior {
  static let format = Format(
    name, "Taskwarrior", suffixes: ["json"],
    holds: [
      .list: .exactly("`project`"),
      .look: .nowhere(),
      .heading: .nowhere { $0.heading = nil },
      .area: .nowhere(),
      .isPutAway: .nowhere(),
      .template: .nowhere(),
      .name: .exactly("`description`"),
      .notes: .exactly("an annotation"),
      .isDone: .exactly("`status`"),
      .completed: .completion("`end`, a second"),
      .created: .seconds("`entry`, a second", \.created),
      .modified: .seconds("`modified`, a second", \.modified),
      .due: .partly("`due`, in UTC") { item, context in
        guard let day = item.due else { return }
        // A time that clocks skip is the next one they show.
        let zone = context.clock.zone
        let moment = zone.moment(of: day, at: item.dueTime)
        item.due = zone.day(of: moment)
        item.dueTime = Taskwarrior.time(of: moment, in: zone)
      },
      .time: .exactly("`due`; 00:00 means no time"),
      .start: .exactly("`wait`"),
      .plan: .exactly("`paneltodoplan` (our own)"),
      .isFlagged: .exactly("`paneltodoflag` (our own)"),
      .priority: .exactly("`priority`"),
      .tags: .exactly("`tags`"),
      .recurrence: .exactly("`recur`; else `paneltodorule` (our own)"),
      .reminders: .nowhere { $0.reminders = nil },
      .waitsFor: .exactly("`depends`"),
      .effort: .exactly("`paneltodoeffort` (our own)"),
      .worked: .partly("`paneltodoworked` (our own), without the work that is running") {
        item, _ in item.workingSince = nil
      },
      .postponed: .nowhere { $0.postponed = 0 },
      .parent: .exactly("`paneltodoparent` (our own)"),
      .order: .exactly("the order of the tasks"),
      .identity: .exactly("`uuid`"),
      .extra: .nowhere { $0.extra = [] },
    ],
    recognition: { text in
      let start = text.drop(while: \.isWhitespace)
      guard start.first == "[" || start.first == "{", text.contains("\"description\""),
        !text.contains("\"paneltodo\"")
      else { return .no }
      return ["\"status\"", "\"uuid\"", "\"entry\""].contains(where: text.contains)
        ? .certain : .likely
    },
    reader: { TaskwarriorReader($0, $1) }, writer: { TaskwarriorWriter($0) })
}
