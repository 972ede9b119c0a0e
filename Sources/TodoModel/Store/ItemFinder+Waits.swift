internal import SQLiteKit

/// The waits of items for others.
extension ItemFinder {
  /// The most items that are looked for behind each completed one.
  private static let mostReleased = 100

  /// The items for which an item waits, done ones included, in the order in which they were chosen.
  /// Deleted ones are left out.
  public func awaited(by item: TodoItem) throws(StoreError) -> [TodoItem] {
    if item.waitsFor.isEmpty { return [] }
    return try reader.read { try $0.awaited(by: item) }
  }

  /// The open items that wait for an item: at most `limit`, the first created first.
  public func waiting(
    for id: Identifier<TodoItem>, atMost limit: Int = 100
  ) throws(StoreError) -> [TodoItem] {
    try reader.read { try $0.waiting(for: id, atMost: limit) }
  }

  /// The items that are no longer blocked since some changes have completed the last item for which
  /// they waited.
  public func released(by changes: [Change<TodoItem>]) throws(StoreError) -> [TodoItem] {
    let completed = changes.filter { $0.before?.isDone == false && $0.after?.isDone == true }
    guard !completed.isEmpty else { return [] }
    return try reader.read { connection in
      var released: [TodoItem] = []
      for id in completed.compactMap({ $0.after?.id }) {
        released += try connection.waiting(for: id, atMost: Self.mostReleased).filter { item in
          !item.isBlocked && !released.contains { $0.id == item.id }
        }
      }
      return released
    }
  }
}
