import CivilCalendar
import JSONKit
import TodoValues

/// The table of the members of an item, from which come its object, the keys that a reader knows,
/// and the pages about it.
extension PaneltodoJSON {
  /// The members of an item but the last one, in the order in which they are written.
  static let itemMembers: [Entry<ListedItem>] = [
    .init("id", "the whole short id; `null` for an item that is not stored yet") {
      .text($1.shortID($0.item.id))
    },
    .init("uuid", "the UUID; `null` for an item that is not stored yet") { subject, _ in
      .text(subject.item.id.text)
    },
    .init("name", "the name") { subject, _ in .text(subject.item.name) },
    .init("notes", "the notes") { subject, _ in .text(subject.item.notes) },
    .init("list", "an object with `id`, `uuid` and `name`") { identity(of: $0.list, $1) },
    .init("heading", "`null`, or an object with `id`, `uuid` and `name`") { subject, context in
      subject.heading.map { identity(of: $0, context) } ?? .null
    },
    .init("parent", "the short id of the parent, or `null`") {
      .text($0.item.parentID.flatMap($1.shortID))
    },
    .init("parentUUID", "the UUID of the parent, or `null`") { subject, _ in
      .text(subject.item.parentID?.text)
    },
    .init("order", "the position among the siblings") { subject, _ in
      .integer(subject.item.order)
    },
    .init("due", "a date such as `2026-12-01`, or `null`") { subject, _ in
      .text(subject.item.due?.description)
    },
    .init("time", "a time such as `09:00`, without a zone, or `null`") { subject, _ in
      .text(subject.item.dueTime?.description)
    },
    .init("start", "the date on which it starts, or `null`") { subject, _ in
      .text(subject.item.start?.description)
    },
    .init("plan", "the date for which it is planned, or `null`") { subject, _ in
      .text(subject.item.plan?.day.description)
    },
    .init("evening", "whether it is planned for the evening of that date") { subject, _ in
      .bool(subject.item.plan?.isEvening == true)
    },
    .init("flagged", "whether it has a flag") { subject, _ in .bool(subject.item.isFlagged) },
    .init("priority", "`none`, `low`, `medium` or `high`") { subject, _ in
      .text(subject.item.priority.name)
    },
    .init("tags", "an array of texts") { subject, _ in .texts(subject.item.tags) },
    .init(
      "repeat",
      "`null`, or an object with `rule` (as in iCalendar), `from` (`due` or `done`) and `words`"
    ) { subject, _ in
      subject.item.recurrence.map { json(of: $0) } ?? .null
    },
    .init(
      "reminders",
      "an array of the minutes before the due time; `null` for the usual reminders"
    ) { subject, _ in
      subject.item.reminders.map { JSON.array($0.minutes.map { JSON.integer($0) }) } ?? .null
    },
    .init("waitsFor", "an array of the UUIDs of the items for which it waits") { subject, _ in
      .texts(subject.item.waitsFor.map(\.text))
    },
    .init("effort", "the effort in minutes, or `null`") { subject, _ in
      .integer(subject.item.effort?.minutes)
    },
    .init("worked", "the seconds of work on it, without the work that is running") { subject, _ in
      .integer(subject.item.worked)
    },
    .init(
      "workingSince", "the moment in UTC at which the running work on it began, or `null`"
    ) { subject, _ in
      .text(subject.item.workingSince?.fullISO)
    },
    .init("postponed", "the number of times that it was postponed") { subject, _ in
      .integer(subject.item.postponed)
    },
    .init("done", "`true` or `false`") { subject, _ in .bool(subject.item.isDone) },
    .init(
      "completed", "the moment of completion in UTC; `null` if it is open or the moment is unknown"
    ) { subject, _ in
      .text(subject.item.completed?.fullISO)
    },
    .init("created", "the moment of creation in UTC, or `null` if it is unknown") { subject, _ in
      .text(subject.item.created?.fullISO)
    },
    .init("modified", "the moment of the last change in UTC") { subject, _ in
      .text(subject.item.modified?.fullISO)
    },
    .init("subtasks", "an object with the numbers `open` and `total`") { subject, _ in
      json(of: subject.item.subtasks)
    },
  ]

  private static func json(of rule: Recurrence) -> JSON {
    .members([
      "rule": .text(rule.rrule), "from": .text(rule.anchor.word),
      "words": .text(rule.description),
    ])
  }

  private static func json(of subtasks: ExchangeItem.Subtasks) -> JSON {
    .members(["open": .integer(subtasks.open), "total": .integer(subtasks.total)])
  }

  static func identity(of list: ExchangeList, _ context: WritingContext) -> JSON {
    .members([
      "id": .text(context.shortID(list.id)), "uuid": .text(list.id.text),
      "name": .text(list.name),
    ])
  }
}
