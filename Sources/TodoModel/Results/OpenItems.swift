/// The open ones of the items of a list, which come before the done ones.
@MainActor
public final class OpenItems: RankedItems {
  private let all: ItemResults

  /// The open ones of these items.
  public init(of all: ItemResults) { self.all = all }

  /// The number of open items.
  public var count: Int { all.openCount }

  /// No groups: the list is in one piece.
  public var groups: [ItemGroup] { [] }

  /// A number that changes whenever items have come, gone, moved or changed since the last look.
  public var revision: Int { all.revision }

  /// The item with this index, or nil past the end.
  public func item(at index: Int) throws(StoreError) -> TodoItem? {
    index < count ? try all.item(at: index) : nil
  }

  /// The identity of the item with this index, or nil past the end.
  public func id(at index: Int) throws(StoreError) -> Identifier<TodoItem>? {
    try item(at: index)?.id
  }

  /// The index of an item, or nil when it is not open or not in the list.
  public func index(of id: Identifier<TodoItem>) throws(StoreError) -> Int? {
    try all.index(of: id).flatMap { $0 < count ? $0 : nil }
  }

  /// The indices of those of the items that are open.
  public func indices(of items: [TodoItem]) throws(StoreError) -> [Identifier<TodoItem>: Int] {
    try all.indices(of: items).filter { $0.value < count }
  }
}
