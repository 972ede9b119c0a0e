/// Items in an order, read by their index, that follow the store: the content of an item screen.
///
/// They are the items of a list in the store's own order, ``ItemResults``, the matches of a query,
/// ``QueryResults``, or either of these with their subtasks, ``ItemOutline``.
@MainActor
public protocol LiveItems: AnyObject {
  /// The number of items.
  var count: Int { get }

  /// The headings, where the items are grouped.
  var groups: [ItemGroup] { get }

  /// A number that changes whenever items have come, gone, moved or changed since the last look.
  var revision: Int { get }

  /// The item with this index, or nil past the end.
  func item(at index: Int) throws(StoreError) -> TodoItem?

  /// The identity of the item with this index, or nil past the end.
  func id(at index: Int) throws(StoreError) -> Identifier<TodoItem>?

  /// The index of an item, or nil when it is not in the results.
  func index(of id: Identifier<TodoItem>) throws(StoreError) -> Int?

  /// The item with this index and its place in an outline, or nil past the end.
  func row(at index: Int) throws(StoreError) -> OutlineRow?
}

extension LiveItems {
  /// The item without a place in an outline.
  public func row(at index: Int) throws(StoreError) -> OutlineRow? {
    try item(at: index).map { OutlineRow(item: $0) }
  }
}

/// Items that can report the indices of many at once, as an outline needs after every change:
/// ``ItemResults`` and ``QueryResults``.
public protocol RankedItems: LiveItems {
  /// The indices of those of the items that are in the results.
  func indices(of items: [TodoItem]) throws(StoreError) -> [Identifier<TodoItem>: Int]
}
