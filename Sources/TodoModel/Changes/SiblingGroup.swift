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
}

extension Connection {
  /// The position of the last of some siblings; nil when there are none.
  func lastPlace(in group: SiblingGroup) throws -> Int? {
    let statement = try statement(group.parent == nil ? .lastTop : .lastChild)
    if let parent = group.parent {
      try statement.bind(parent, at: 1)
    } else {
      try statement.bind(group.list, at: 1)
    }
    defer { statement.reset() }
    return try statement.step() ? statement.optionalPlace(0) : nil
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
    let statement = try statement(sql)
    if let parent = group.parent {
      try statement.bind(parent, at: 1)
    } else {
      try statement.bind(group.list, at: 1)
    }
    try statement.bind(place.order, at: 2)
    try statement.bind(place.id, at: 3)
    try statement.bind(limit, at: 4)
    defer { statement.reset() }
    var items: [TodoItem] = []
    while try statement.step() { items.append(statement.item()) }
    return items
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
  static let topAfter: SQL = "SELECT \(itemColumns) \(top) \(after)"
  static let topBefore: SQL = "SELECT \(itemColumns) \(top) \(before)"
  static let childrenAfter: SQL = "SELECT \(itemColumns) \(child) \(after)"
  static let childrenBefore: SQL = "SELECT \(itemColumns) \(child) \(before)"
}
