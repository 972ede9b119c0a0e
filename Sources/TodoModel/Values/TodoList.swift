/// A list of to-dos, or a view: a list with a query, which holds none but shows those that it means.
public struct TodoList: Hashable, Sendable, Identifiable {
  /// The list's identity.
  public let id: Identifier<TodoList>

  /// What the list is called; one line, never empty.
  public var name: String

  /// The emoji shown before the name, or nothing.
  public var emoji: String

  /// The colour that tells it from others, if it has one.
  public var color: ListColor?

  /// The list's place among the lists: where it was made, or where somebody has put it.
  public var order: Int

  /// What its items are sorted by; with nothing, they are in the store's own order.
  public var sort: [SortRule]

  /// What its items are put under headings by.
  public var grouping: Grouping

  /// Which items a view shows, as somebody has typed it; nil for a list that holds items. A list
  /// never becomes a view, nor a view a list.
  public var query: String?

  /// What an import kept that has no place in the other parts: the text of a JSON object.
  public var extra: String?

  /// Whether it is a view.
  public var isView: Bool { query != nil }

  /// A list with these parts. `TodoStore.createList(name:emoji:)` is what makes one to keep.
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
