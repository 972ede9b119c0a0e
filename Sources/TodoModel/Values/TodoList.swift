/// A list of items, or a view: a list with a query, which holds no items but shows the matching
/// ones.
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
