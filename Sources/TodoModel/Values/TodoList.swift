internal import SQLiteKit

/// A list of items; or a view: a list with a query, which holds no items but shows the matching
/// ones; or a heading: a list within another list, which holds no items but stands among its items.
public struct TodoList: Hashable, Sendable, Identifiable {
  /// The list's identity.
  public let id: Identifier<TodoList>

  /// The name: one line, never empty.
  public var name: String

  /// The emoji shown before the name, or an empty string.
  public var emoji: String

  /// The colour that distinguishes it from others, if any.
  public var color: ListColor?

  /// The position among the lists: that of its creation, or the one a user has moved it to.
  public var order: Int

  /// The rules that sort its items; without rules they are in the store's own order.
  public var sort: [SortRule]

  /// The property that groups its items under headings.
  public var grouping: Grouping

  /// The query of a view, as a user has typed it; nil for a list that holds items. A list never
  /// becomes a view, nor a view a list.
  public var query: String?

  /// Imported data that no other property holds: the text of a JSON object.
  public var extra: String?

  /// The list of which it is a heading; nil for a list or a view. It never changes.
  public internal(set) var headingOf: Identifier<TodoList>?

  /// Whether it is a view.
  public var isView: Bool { query != nil }

  /// A list with these values. `TodoStore.createList(name:emoji:)` creates a stored one.
  public init(
    id: Identifier<TodoList> = .init(), name: String, emoji: String = "",
    color: ListColor? = nil, order: Int = 0, sort: [SortRule] = [], grouping: Grouping = .none,
    query: String? = nil, extra: String? = nil
  ) {
    self.id = id
    self.name = name
    self.emoji = emoji
    self.color = color
    self.order = order
    self.sort = sort
    self.grouping = grouping
    self.query = query
    self.extra = extra
  }
}

/// The stored form of a list: one field for every property except the identity. A new field also
/// needs a column, which a new version of the ``Schema`` adds.
extension TodoList: StoredRow {
  static let kind = RowKind.list

  static let table = RowTable<TodoList>(
    "list",
    fields: [
      Field("name", \.name, .text(atMost: TextRule.longestName)) { list throws(StoreError) in
        list.name = try TextRule.name(list.name, of: list.nameOwner)
      },
      Field("emoji", \.emoji, .text(atMost: TextRule.longestEmoji)) { list throws(StoreError) in
        list.emoji = try TextRule.emoji(list.emoji)
      },
      Field("color", \.color, .optional(.color)),
      Field("position", \.order, .position),
      Field("sort", \.sort, .sort),
      Field("grouping", \.grouping, .grouping),
      Field("query", \.query, .optional(.text(atMost: TextRule.longestQuery))) {
        list throws(StoreError) in list.query = try list.query.map(TextRule.query)
      },
      Field("extra", \.extra, .optional(.text(atMost: TextRule.longestExtra))),
      Field(
        "heading_of", key: "headingOf", role: .placement, \.headingOf, .optional(.identifier())),
    ],
    derived: [.init(name: "sort_name") { SortColumn.sortName($0.name) }])

  init(blank id: Identifier<TodoList>) { self.init(id: id, name: "") }
}

extension ColumnCodec where Value == ListColor {
  fileprivate static let color = text(atMost: 32, \.rawValue, ListColor.init(rawValue:))
}

extension ColumnCodec where Value == [SortRule] {
  fileprivate static let sort = text(atMost: 256, SortRule.text(of:), SortRule.rules(in:))
}

extension ColumnCodec where Value == Grouping {
  fileprivate static let grouping = text(atMost: 32, \.rawValue, Grouping.init(rawValue:))
}
