public import TodoValues

/// The part of a store that is exported, and its order.
public struct ExportSelection: Hashable, Sendable {
  /// The list; nil for all lists and views, and for the texts of whole files.
  public var list: Identifier<TodoList>?
  /// The condition that an item meets. Unless it is `everything`, texts that are not items are left
  /// out, and so are views, and lists without a matching item where lists stand before their items.
  public var filter: Query
  /// Whether all lists come first, then all items, then all texts. Otherwise each list comes before
  /// its items, and each text where it stands.
  public var hasListsFirst: Bool

  /// A selection: everything, if nothing else is named.
  public init(
    list: Identifier<TodoList>? = nil, filter: Query = .everything, hasListsFirst: Bool = false
  ) {
    (self.list, self.filter, self.hasListsFirst) = (list, filter, hasListsFirst)
  }
}
