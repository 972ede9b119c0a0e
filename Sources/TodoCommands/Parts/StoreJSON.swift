import JSONKit
import TodoFormats
import TodoModel

/// The promised JSON of items, lists and changes: every key is always there, and none ever goes or
/// changes its meaning. Items and lists are as an export has them.
@MainActor struct StoreJSON {
  private static let format = Format.own

  private let finder: ItemFinder
  private let context: WritingContext

  init(_ store: TodoStore, _ surroundings: Surroundings) {
    finder = store.finder
    context = WritingContext(
      shortID: OutgoingElements.shortID, ExchangeContext(clock: surroundings.clock))
  }

  /// The object of an item, with its list and the heading above it. One that is not stored has no
  /// identity.
  func json(
    of item: TodoItem, in list: TodoList?, below heading: TodoList? = nil, isStored: Bool = true
  ) -> JSON {
    let list = list ?? TodoList(id: item.list, name: "")
    let elements = OutgoingElements(to: Self.format)
    let json = PaneltodoJSON.json(
      of: OutgoingElements.translate(item, below: heading, to: Self.format),
      in: elements.translate(list), below: heading.map { elements.translate($0) },
      context(for: item))
    return isStored ? json : Self.clearing(["id", "uuid"], in: json)
  }

  /// The object of a list or an area with its numbers of items.
  func json(of summary: ListSummary, in area: TodoList?) -> JSON {
    .object(
      members(of: summary.list, in: area) + [
        .init(key: "open", value: .integer(summary.openCount)),
        .init(key: "total", value: .integer(summary.totalCount)),
      ])
  }

  /// The object of a saved view, or of a list without its numbers of items.
  func json(ofView view: TodoList, in area: TodoList?) -> JSON {
    .object(members(of: view, in: area))
  }

  /// The object of an entry of the journal.
  static func json(of entry: JournalEntry, as words: String, isUndone: Bool) -> JSON {
    .members([
      "entry": .integer(entry.id), "kind": .text(entry.kind.rawValue),
      "at": .text(entry.at.fullISO), "words": .text(words), "undone": .bool(isUndone),
      "item": .text(entry.item?.uuidString), "list": .text(entry.list?.uuidString),
    ])
  }

  private func members(of list: TodoList, in area: TodoList?) -> [JSON.Member] {
    let elements = OutgoingElements(to: Self.format)
    let json = PaneltodoJSON.json(
      of: elements.translate(list), in: area.map { elements.translate($0) }, context)
    guard case .object(let members) = json else { return [] }
    return members
  }

  /// The context with the short identities of an item and its parent.
  private func context(for item: TodoItem) -> WritingContext {
    var known: [ExchangeID: String] = [:]
    for id in [item.id, item.parent].compactMap(\.self) {
      // The identifier alone gives the same one, but for once in a million items.
      let ids = try? finder.shortIDs(of: id)
      known[ExchangeID(id.uuidString)] = "\(ids?.whole ?? ShortID(id))"
    }
    var context = context
    context.shortID = { [known] in known[$0] ?? OutgoingElements.shortID(of: $0) }
    return context
  }

  private static func clearing(_ keys: Set<String>, in json: JSON) -> JSON {
    guard case .object(let members) = json else { return json }
    return .object(members.map { keys.contains($0.key) ? .init(key: $0.key, value: .null) : $0 })
  }
}
