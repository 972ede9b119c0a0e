/// Items in an order, read by their index, that follow the store: what a screen shows a list of.
///
/// It is those of a list in the store's own order, ``ItemResults``, or whatever a query means,
/// ``QueryResults``.
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
}
