internal import CivilCalendar
internal import SQLiteKit

extension TodoStore {
  /// Whether a query means an item: the same question that its results ask.
  public func means(
    _ query: ItemQuery, _ id: Identifier<TodoItem>
  ) throws(StoreError) -> Bool {
    try read {
      guard let key = try reader.key(of: id) else { return false }
      return try reader.means(query, in: clock.zone, key: key)
    }
  }
}
