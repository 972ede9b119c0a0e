/// Items in an order, read by their index, that follow the store: what a screen shows a list of.
///
/// It is those of a list in the store's own order, ``ItemResults``, whatever a query means,
/// ``QueryResults``, or one of these with what its items consist of, ``ItemOutline``.
@MainActor
public protocol LiveItems: AnyObject {
  /// How many items there are.
  var count: Int { get }

  /// The headings, where the items are grouped.
  var groups: [ItemGroup] { get }

  /// Another number whenever items have come, gone, moved or changed since the last look.
  var revision: Int { get }

  /// The item with this index, or nil past the end.
  func item(at index: Int) throws(StoreError) -> TodoItem?

  /// The identity of the item with this index, or nil past the end.
  func id(at index: Int) throws(StoreError) -> Identifier<TodoItem>?

  /// The index of an item, or nil when it is not among these.
  func index(of id: Identifier<TodoItem>) throws(StoreError) -> Int?

  /// The item with this index and how it stands among the others, or nil past the end.
  func row(at index: Int) throws(StoreError) -> OutlineRow?
}

extension LiveItems {
  /// The item by itself.
  public func row(at index: Int) throws(StoreError) -> OutlineRow? {
    try item(at: index).map { OutlineRow(item: $0) }
  }
}

/// Items whose places can be told for many of them at once, by an outline after every change.
protocol RankedItems: LiveItems {
  /// The indices of those of some items that are among these.
  func indices(of items: [TodoItem]) throws(StoreError) -> [Identifier<TodoItem>: Int]
}
