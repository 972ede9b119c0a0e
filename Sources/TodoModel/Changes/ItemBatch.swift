/// Items that are all changed in the same way, as a part of a change of several such batches.
public struct ItemBatch: Hashable, Sendable {
  /// The items.
  public let ids: [Identifier<TodoItem>]
  /// The changes of each of them.
  public let changes: [ItemChange]

  /// Some changes of items.
  public init(_ ids: [Identifier<TodoItem>], _ changes: [ItemChange]) {
    (self.ids, self.changes) = (ids, changes)
  }

  /// The batch with every text in the form that is stored. Throws when one is invalid.
  func normalised() throws(StoreError) -> ItemBatch {
    ItemBatch(ids, try changes.map { change throws(StoreError) in try change.normalised() })
  }
}
