internal import SQLiteKit

/// Items that are ordered among themselves: those with one parent, or the top-level items of a
/// list.
struct SiblingGroup: Hashable {
  enum Direction { case before, after }

  /// The distance at which two siblings are placed when there is room.
  static let step = 1 << 20

  let list: Identifier<TodoList>
  let parent: Identifier<TodoItem>?

  init(list: Identifier<TodoList>, parent: Identifier<TodoItem>?) {
    self.list = list
    self.parent = parent
  }

  init(_ item: TodoItem) { self.init(list: item.list, parent: item.parent) }

  /// The identity by which the statements below find the siblings.
  fileprivate var key: Value { parent.map { .blob($0) } ?? .blob(list) }
}

extension Connection {
  /// The position of the last of some siblings; nil when there are none.
  func lastPlace(in group: SiblingGroup) throws -> Int? {
    try first(group.parent == nil ? .lastTop : .lastChild, [group.key]) {
      $0.optionalPlace(0)
    } ?? nil
  }

  /// The siblings next to a position: at most `limit`, the nearest first.
  func neighbours(
    _ direction: SiblingGroup.Direction, _ place: (order: Int, id: Identifier<TodoItem>),
    in group: SiblingGroup, limit: Int
  ) throws -> [TodoItem] {
    let isAfter = direction == .after
    let sql: SQL =
      group.parent == nil
      ? (isAfter ? .topAfter : .topBefore) : (isAfter ? .childrenAfter : .childrenBefore)
    return try rows(sql, [group.key, .integer(place.order), .blob(place.id), .integer(limit)]) {
      $0.row()
    }
  }
}

extension SQL {
  fileprivate static let top: SQL =
    "FROM item i INDEXED BY item_place WHERE list = ?1 AND deleted = 0 AND parent IS NULL"
  fileprivate static let child: SQL =
    "FROM item i INDEXED BY item_child WHERE parent = ?1 AND deleted = 0"
  private static let after: SQL = "AND (order_key, id) > (?2, ?3) ORDER BY order_key, id LIMIT ?4"
  private static let before: SQL =
    "AND (order_key, id) < (?2, ?3) ORDER BY order_key DESC, id DESC LIMIT ?4"

  static let lastTop: SQL = "SELECT max(order_key) \(top)"
  static let lastChild: SQL = "SELECT max(order_key) \(child)"
  static let topAfter: SQL = "SELECT \(TodoItem.table.columns) \(top) \(after)"
  static let topBefore: SQL = "SELECT \(TodoItem.table.columns) \(top) \(before)"
  static let childrenAfter: SQL = "SELECT \(TodoItem.table.columns) \(child) \(after)"
  static let childrenBefore: SQL = "SELECT \(TodoItem.table.columns) \(child) \(before)"
}
