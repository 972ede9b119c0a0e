internal import SQLiteKit

/// A list of items; or something else with a name of its own: a view shows the items that match a
/// query, an area holds lists and views, a heading stands among the items of a list, a template
/// holds items that are copied.
public struct TodoList: Hashable, Sendable, Identifiable {
  /// A kind of list.
  public enum Kind: String, Hashable, CaseIterable, Sendable {
    /// It holds items.
    case list
    /// It shows the items that match a query.
    case view
    /// It holds lists and views.
    case area
    /// It stands among the items of a list.
    case heading
    /// It holds items that are copied whenever it is used.
    case template
  }

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

  /// The list of which it is a heading; nil for anything else. It never changes.
  public internal(set) var headingOf: Identifier<TodoList>?

  /// The area that it is in; nil for none. An area is in none. One that is missing counts as none.
  public var area: Identifier<TodoList>?

  /// Whether it is an area, unless it has a query. A list never becomes an area, nor an area a
  /// list.
  public var isArea = false

  /// The kind of template that it is, unless it is a view or an area; nil for anything else. It
  /// never changes.
  public var template: Template?

  /// Whether it is put away: neither it nor its items are shown with the others.
  public var isPutAway = false

  /// Whether it is a view.
  public var isView: Bool { query != nil }

  /// The kind.
  public var kind: Kind {
    if isHeading { return .heading }
    return isView ? .view : isArea ? .area : template != nil ? .template : .list
  }

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

  /// A new area with a name.
  public static func area(named name: String, emoji: String = "") -> TodoList {
    var area = TodoList(name: name, emoji: emoji)
    area.isArea = true
    return area
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
        list.name = try TextRule.name(list.name, of: list.kind.owner)
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
      Field("area", \.area, .optional(.identifier())),
      Field("is_area", key: "isArea", \.isArea, .flag),
      Field("put_away", key: "isPutAway", \.isPutAway, .flag),
      Field("template", \.template, .optional(.template)),
    ],
    derived: [.init(name: "sort_name") { SortColumn.sortName($0.name) }])

  init(blank id: Identifier<TodoList>) { self.init(id: id, name: "") }
}

extension TodoList.Kind {
  /// The owner of a name, in a sentence about the name.
  fileprivate var owner: StoreError.TextFault.Owner {
    switch self {
    case .list: .list
    case .view: .view
    case .area: .area
    case .heading: .heading
    case .template: .template
    }
  }
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

extension ColumnCodec where Value == TodoList.Template {
  /// Kinds of templates. Any other number, which another program may have stored, is a template of
  /// a list.
  fileprivate static let template = integer(
    \.rawValue,
    { statement, column in
      TodoList.Template(rawValue: statement.integer(column)) ?? .list
    })
}
