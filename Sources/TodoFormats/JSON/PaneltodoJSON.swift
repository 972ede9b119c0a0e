import CivilCalendar
import JSONKit
import TodoValues

/// Our own JSON, which holds everything: one document, or a value on each line.
enum PaneltodoJSON {
  static let name = "json"
  static let linesName = "jsonl"
  /// The version of the format. A later one may add members, and changes or removes none.
  static let version = 1

  /// The keys of an item, in the order in which they are written.
  static let itemKeys: Set<String> = [
    "id", "uuid", "name", "notes", "list", "parent", "parentUUID", "order", "due", "time", "start",
    "priority", "tags", "repeat", "done", "completed", "created", "modified", "subtasks", "extra",
  ]

  static let listKeys: Set<String> = [
    "id", "uuid", "name", "emoji", "color", "order", "sort", "grouping", "query", "extra",
  ]

  // MARK: Writing

  static func json(of item: ExchangeItem, in list: ExchangeList, _ context: WritingContext) -> JSON
  {
    let parent = item.parentID
    return .object(
      [
        member("id", context.shortID(item.id)), member("uuid", item.id.text),
        member("name", item.name), member("notes", item.notes),
        .init(
          key: "list",
          value: .object([
            member("id", context.shortID(list.id)), member("uuid", list.id.text),
            member("name", list.name),
          ])),
        member("parent", parent.flatMap(context.shortID)), member("parentUUID", parent?.text),
        number("order", item.order), member("due", item.due?.description),
        member("time", item.dueTime?.description), member("start", item.start?.description),
        member("priority", item.priority.name),
        .init(key: "tags", value: .array(item.tags.map { .string($0) })),
        .init(key: "repeat", value: item.recurrence.map(json) ?? .null),
        .init(key: "done", value: .bool(item.isDone)),
        member("completed", item.completed?.fullISO), member("created", item.created?.fullISO),
        member("modified", item.modified?.fullISO),
        .init(
          key: "subtasks",
          value: .object([
            number("open", item.subtasks.open), number("total", item.subtasks.total),
          ])),
      ] + rest(item.extra))
  }

  static func json(of list: ExchangeList, _ context: WritingContext) -> JSON {
    .object(
      [
        member("id", context.shortID(list.id)), member("uuid", list.id.text),
        member("name", list.name), member("emoji", list.emoji), member("color", list.color),
        number("order", list.order), member("sort", list.sort), member("grouping", list.grouping),
        member("query", list.query),
      ] + rest(list.extra))
  }

  static func json(of part: ExchangePart) -> JSON {
    .object([
      member("format", part.format), member("list", part.list?.text),
      member("after", part.after?.text), member("text", part.text),
    ])
  }

  private static func json(of rule: Recurrence) -> JSON {
    .object([
      member("rule", rule.rrule), member("from", rule.anchor.word),
      member("words", rule.description),
    ])
  }

  /// The data of other formats, and members that a later version has written.
  private static func rest(_ extra: [JSON.Member]) -> [JSON.Member] {
    let others = extra.filter { $0.key != name }
    return [.init(key: "extra", value: others.isEmpty ? .null : .object(others))]
      + (extra[name]?.members ?? [])
  }

  private static func member(_ key: String, _ text: String?) -> JSON.Member {
    .init(key: key, value: text.map { .string($0) } ?? .null)
  }

  private static func number(_ key: String, _ value: Int?) -> JSON.Member {
    .init(key: key, value: value.map { .number(String($0)) } ?? .null)
  }
}
