import CivilCalendar
package import JSONKit
import TodoValues

/// Our own JSON, which holds everything: one document, or a value on each line. The commands print
/// lists and items with the same keys.
package enum PaneltodoJSON {
  static let name = "json"
  static let linesName = "jsonl"
  /// The version of the format. A later one may add members, and changes or removes none.
  static let version = 1

  /// The key under which members of other formats stand.
  private static let extraKey = "extra"
  /// The key, among those of other formats, of the facts that only this program needs.
  static let factsKey = "paneltodo"

  /// The keys of an item.
  static let itemKeys = Set(itemMembers.map(\.key) + [extraKey])
  /// The keys of a list.
  static let listKeys = Set(listMembers.map(\.key) + [extraKey])

  // MARK: Writing

  /// A member of an object: the one declaration of its key, its meaning and its value.
  struct Entry<Subject>: Sendable {
    let key: String
    let meaning: String
    let value: @Sendable (Subject, WritingContext) -> JSON

    init(
      _ key: String, _ meaning: String,
      value: @escaping @Sendable (Subject, WritingContext) -> JSON
    ) {
      (self.key, self.meaning, self.value) = (key, meaning, value)
    }
  }

  /// An item with its list and its heading.
  struct ListedItem {
    let item: ExchangeItem
    let list: ExchangeList
    let heading: ExchangeList?
  }

  /// A list with its area.
  struct PlacedList {
    let list: ExchangeList
    let area: ExchangeList?
  }

  /// The members of a list but the last one, in the order in which they are written.
  private static let listMembers: [Entry<PlacedList>] = [
    .init("id", "the whole short id") { .text($1.shortID($0.list.id)) },
    .init("uuid", "the UUID") { subject, _ in .text(subject.list.id.text) },
    .init("name", "the name") { subject, _ in .text(subject.list.name) },
    .init("emoji", "the emoji before the name, or an empty text") { subject, _ in
      .text(subject.list.emoji)
    },
    .init("color", "the name of a colour, or `null`") { subject, _ in .text(subject.list.color) },
    .init("order", "the position among the lists") { subject, _ in .integer(subject.list.order) },
    .init("sort", "the keys by which its items are sorted, such as `due,-priority`") { subject, _ in
      .text(subject.list.sort)
    },
    .init("grouping", "the property that groups its items") { subject, _ in
      .text(subject.list.grouping)
    },
    .init("query", "the query of a saved view; `null` for a list or an area") { subject, _ in
      .text(subject.list.query)
    },
    .init("headingOf", "the UUID of the list that has this heading; `null` for others") {
      subject, _ in .text(subject.list.headingOf?.text)
    },
    .init("kind", "`list`, `view`, `area`, `heading` or `template`") { subject, _ in
      .text(kind(of: subject.list))
    },
    .init(
      "area", "the area that it is in, an object with `id`, `uuid` and `name`, or `null`"
    ) { subject, context in
      subject.list.area.map { id in
        identity(of: subject.area ?? ExchangeList(id: id, name: ""), context)
      } ?? .null
    },
    .init("putAway", "whether it is put away") { subject, _ in .bool(subject.list.isPutAway) },
    .init("template", "what the use of a template adds: `list` or `items`; `null` for others") {
      subject, _ in .text(subject.list.template)
    },
  ]

  /// The values of the member `kind`.
  static let kinds = ["list", "view", areaKind, "heading", templateKind]
  /// The value of the member `kind` of an area.
  static let areaKind = "area"
  /// The value of the member `kind` of a template.
  static let templateKind = "template"
  /// The values of the member `template`.
  static let templates = ["list", "items"]

  private static func kind(of list: ExchangeList) -> String {
    if list.headingOf != nil { return "heading" }
    return list.query != nil
      ? "view" : list.isArea ? areaKind : list.template != nil ? templateKind : "list"
  }

  /// The keys of an item with their meanings.
  package static let itemMeanings =
    itemMembers.map { (key: $0.key, meaning: $0.meaning) }
    + [(key: extraKey, meaning: "`null`, or an object with the data of other formats")]

  /// The keys of a list with their meanings, but for the last one, which is that of an item.
  package static let listMeanings = listMembers.map { (key: $0.key, meaning: $0.meaning) }

  /// The object of an item.
  package static func json(
    of item: ExchangeItem, in list: ExchangeList, below heading: ExchangeList? = nil,
    _ context: WritingContext
  ) -> JSON {
    json(
      of: ListedItem(item: item, list: list, heading: heading), itemMembers,
      rest(item.extra, besides: itemKeys), context)
  }

  /// The object of a list, a view or an area.
  ///
  /// - Parameter area: The area that the list is in; nil if only its identity is known.
  package static func json(
    of list: ExchangeList, in area: ExchangeList? = nil, _ context: WritingContext
  ) -> JSON {
    json(
      of: PlacedList(list: list, area: area), listMembers, rest(list.extra, besides: listKeys),
      context)
  }

  static func json(of part: ExchangePart) -> JSON {
    .members([
      "format": .text(part.format), "list": .text(part.list?.text),
      "after": .text(part.after?.text), "text": .text(part.text),
    ])
  }

  private static func json<Subject>(
    of subject: Subject, _ entries: [Entry<Subject>], _ rest: [JSON.Member],
    _ context: WritingContext
  ) -> JSON {
    .object(entries.map { .init(key: $0.key, value: $0.value(subject, context)) } + rest)
  }

  /// The data of other formats, and members that a later version has written. This version may know
  /// some of them by now: they are left out, since a reader refuses an object with a key twice.
  private static func rest(_ extra: [JSON.Member], besides known: Set<String>) -> [JSON.Member] {
    let others = extra.filter { $0.key != name }
    let unknown = (extra[name]?.members ?? []).filter { !known.contains($0.key) }
    return [.init(key: extraKey, value: others.isEmpty ? .null : .object(others))] + unknown
  }
}
