internal import CivilCalendar
internal import SQLiteKit

extension TodoStore {
  /// Whether an item matches a query: the same condition that the query's results use.
  public func means(
    _ query: ItemQuery, _ id: Identifier<TodoItem>
  ) throws(StoreError) -> Bool {
    try read {
      guard let key = try reader.key(of: id) else { return false }
      return try reader.means(query, in: clock.zone, key: key)
    }
  }
}
