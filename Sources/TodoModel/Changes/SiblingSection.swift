internal import SQLiteKit

/// The items below a heading of a list, or those before its first heading; or all subtasks of an
/// item.
struct SiblingSection: Hashable {
  let group: SiblingGroup
  let heading: TodoList?

  /// The section of a group below one of its headings, or below none.
  init(_ group: SiblingGroup, below heading: TodoList? = nil) {
    self.group = group
    self.heading = heading
  }

  static func == (left: SiblingSection, right: SiblingSection) -> Bool {
    left.group == right.group && left.heading?.id == right.heading?.id
  }

  /// Hashes the group and the identity of the heading, which may move.
  func hash(into hasher: inout Hasher) {
    hasher.combine(group)
    hasher.combine(heading?.id)
  }

  /// The position for one more item at the end; nil if there is no room.
  ///
  /// - Parameters:
  ///   - last: The position of the last item, if there is one.
  ///   - limit: The position of the heading at which the section ends, if there is one.
  func end(after last: Int?, before limit: Int?) -> Int? {
    guard let base = last ?? heading?.order else {
      return (limit ?? 2 * SiblingGroup.step) - SiblingGroup.step
    }
    guard let limit else { return base + SiblingGroup.step }
    let distance = min(SiblingGroup.step, (limit - base) / 2)
    return distance > 0 ? base + distance : nil
  }
}

extension Connection {
  /// The position of the last item of a section that ends at a position; nil when there is none.
  func lastPlace(in section: SiblingSection, before limit: Int?) throws -> Int? {
    let group = section.group
    if group.parent != nil { return try lastPlace(in: group) }
    return try first(.lastInSection, section.bounds(before: limit)) { $0.optionalPlace(0) } ?? nil
  }

  /// The top-level items of a section that ends at a position, in their order.
  func items(in section: SiblingSection, before limit: Int?) throws -> [TodoItem] {
    try rows(.allInSection, section.bounds(before: limit)) { $0.row() }
  }
}

extension SiblingSection {
  /// The list, and the positions between which its items are in the section.
  fileprivate func bounds(before limit: Int?) -> [Value] {
    [.blob(group.list), .integer(heading?.order ?? .min), .integer(limit ?? .max)]
  }
}

extension SQL {
  private static let inSection: SQL = """
    FROM item i INDEXED BY item_place
    WHERE list = ?1 AND deleted = 0 AND parent IS NULL AND order_key >= ?2 AND order_key < ?3
    """

  fileprivate static let lastInSection: SQL = "SELECT max(order_key) \(inSection)"
  fileprivate static let allInSection: SQL =
    "SELECT \(TodoItem.table.columns) \(inSection) ORDER BY order_key, id"
}
