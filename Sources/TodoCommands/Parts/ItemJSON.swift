import CivilCalendar
import JSONKit
import TodoModel
import TodoValues

/// The promised JSON of items and lists: every key is always there, and none ever goes or changes
/// its meaning. Its keys are those of the exported JSON.
enum ItemJSON {
  static func json(of item: TodoItem, in list: TodoList?, isStored: Bool = true) -> JSON {
    .object([
      text("id", isStored ? "\(ShortID(item.id))" : nil),
      text("uuid", isStored ? item.id.uuidString : nil), text("name", item.name),
      text("notes", item.notes), member("list", self.list(item.list, list)),
      text("parent", item.parent.map { "\(ShortID($0))" }),
      text("parentUUID", item.parent?.uuidString), number("order", item.order),
      text("due", item.due?.description), text("time", item.dueTime?.description),
      text("start", item.deferUntil?.description), text("priority", item.priority.name),
      member("tags", .array(item.tags.map { .string($0) })),
      member("repeat", item.recurrence.map(rule) ?? .null), member("done", .bool(item.isDone)),
      text("completed", item.completed?.iso), text("created", item.created.iso),
      text("modified", item.modified.iso),
      member(
        "subtasks",
        .object([number("open", item.openSubtaskCount), number("total", item.subtaskCount)])),
    ])
  }

  static func json(of summary: ListSummary) -> JSON {
    .object(
      members(of: summary.list) + [
        number("open", summary.openCount), number("total", summary.totalCount),
      ])
  }

  static func json(ofView view: TodoList) -> JSON {
    .object(members(of: view) + [text("query", view.query)])
  }

  static func json(of entry: JournalEntry, as words: String, isUndone: Bool) -> JSON {
    .object([
      number("entry", entry.id), text("kind", entry.kind.rawValue), text("at", entry.at.iso),
      text("words", words), member("undone", .bool(isUndone)),
      text("item", entry.item?.uuidString), text("list", entry.list?.uuidString),
    ])
  }

  // MARK: - Members

  private static func members(of list: TodoList) -> [JSON.Member] {
    [
      text("id", "\(ShortID(list.id))"), text("uuid", list.id.uuidString), text("name", list.name),
      text("emoji", list.emoji), text("color", list.color?.rawValue),
    ]
  }

  private static func list(_ id: Identifier<TodoList>, _ list: TodoList?) -> JSON {
    .object([
      text("id", "\(ShortID(id))"), text("uuid", id.uuidString), text("name", list?.name ?? ""),
    ])
  }

  private static func rule(_ rule: Recurrence) -> JSON {
    .object([
      text("rule", rule.rrule), text("from", rule.anchor == .due ? "due" : "done"),
      text("words", rule.description),
    ])
  }

  static func member(_ key: String, _ value: JSON) -> JSON.Member { .init(key: key, value: value) }

  static func text(_ key: String, _ text: String?) -> JSON.Member {
    member(key, text.map { .string($0) } ?? .null)
  }

  static func number(_ key: String, _ number: Int) -> JSON.Member {
    member(key, .number(String(number)))
  }
}

extension Timestamp {
  /// The moment in UTC with its microseconds, `2026-11-22T09:30:00.123456Z`.
  fileprivate var iso: String {
    let local = Zone.utc.localMoment(at: self)
    let parts = [local.secondOfDay / 3600, local.secondOfDay / 60 % 60, local.secondOfDay % 60]
    let time = parts.map { Self.padded($0, to: 2) }.joined(separator: ":")
    // The remainder of a moment before 1970 is negative.
    let fraction = (microseconds % 1_000_000 + 1_000_000) % 1_000_000
    return "\(local.day)T\(time).\(Self.padded(fraction, to: 6))Z"
  }

  private static func padded(_ number: Int, to digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
