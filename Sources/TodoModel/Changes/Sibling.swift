internal import SQLiteKit

/// A row among the top-level rows of a list, or among the subtasks of an item: an item, or a
/// heading, which only a list has.
enum Sibling {
  case item(TodoItem)
  case heading(TodoList)

  /// The sort key.
  var place: SiblingPlace {
    switch self {
    case .item(let item): SiblingPlace(item)
    case .heading(let heading): SiblingPlace(heading)
    }
  }

  /// The position.
  var order: Int { place.order }

  /// Whether the two are one row, perhaps at different positions.
  func isSame(as other: Sibling) -> Bool {
    switch (self, other) {
    case (.item(let left), .item(let right)): left.id == right.id
    case (.heading(let left), .heading(let right)): left.id == right.id
    default: false
    }
  }
}

/// The sort key of a row among its siblings. Where positions are equal, headings come before items,
/// and identities decide between rows of one kind.
struct SiblingPlace: Comparable {
  /// The place before all others.
  static let first = SiblingPlace(order: .min, isItem: false, high: 0, low: 0)

  /// The place after all others.
  static let last = SiblingPlace(order: .max, isItem: true, high: .max, low: .max)

  let order: Int
  private let isItem: Bool
  private let high: UInt64
  private let low: UInt64

  init(_ item: TodoItem) {
    self.init(order: item.order, isItem: true, high: item.id.high, low: item.id.low)
  }

  init(_ heading: TodoList) {
    self.init(order: heading.order, isItem: false, high: heading.id.high, low: heading.id.low)
  }

  private init(order: Int, isItem: Bool, high: UInt64, low: UInt64) {
    (self.order, self.isItem, self.high, self.low) = (order, isItem, high, low)
  }

  /// The bound between the items before this place and those after it.
  var amongItems: (order: Int, id: Identifier<TodoItem>) {
    (order, isItem ? Identifier(high: high, low: low) : .first)
  }

  /// The bound between the headings before this place and those after it.
  var amongHeadings: (order: Int, id: Identifier<TodoList>) {
    (order, isItem ? .last : Identifier(high: high, low: low))
  }

  static func < (left: SiblingPlace, right: SiblingPlace) -> Bool {
    (left.order, left.isItem ? 1 : 0, left.high, left.low)
      < (right.order, right.isItem ? 1 : 0, right.high, right.low)
  }
}

extension Identifier {
  /// The first in the order of identifiers.
  fileprivate static var first: Identifier { Identifier(high: 0, low: 0) }

  /// The last in the order of identifiers.
  fileprivate static var last: Identifier { Identifier(high: .max, low: .max) }
}

extension Connection {
  /// The headings of a list next to a position: at most `limit`, the nearest first.
  func headings(
    _ direction: SiblingGroup.Direction, _ place: (order: Int, id: Identifier<TodoList>),
    of list: Identifier<TodoList>, limit: Int
  ) throws -> [TodoList] {
    try rows(
      direction == .after ? .headingsAfter : .headingsBefore,
      [.blob(list), .integer(place.order), .blob(place.id), .integer(limit)]
    ) { $0.row() }
  }
}

extension SQL {
  fileprivate static let headingsAfter: SQL =
    "\(ofHeadings) AND (position, id) > (?2, ?3) ORDER BY position, id LIMIT ?4"
  fileprivate static let headingsBefore: SQL = """
    \(ofHeadings) AND (position, id) < (?2, ?3) ORDER BY position DESC, id DESC LIMIT ?4
    """
}
