/// The position of an item in its list: open before done, then the earlier due date and time (a
/// date without a time after those with one, no date last), then the higher priority, then the name
/// in lower case, then the identifier.
struct SortKey: Hashable, Comparable {
  /// The columns of a key, in the order of the index `item_order`.
  static let columns: [SortColumn] = [.state, .due, .priority, .name, .identity]

  /// The values of the columns.
  let values: [SortValue]
  /// The item.
  let id: Identifier<TodoItem>

  /// The key of an item.
  init(_ item: TodoItem) {
    values = Self.columns.compactMap { $0.value(item) }
    id = item.id
  }

  /// A key with these values, which need not be those of an item.
  init(
    isDone: Bool, due: Int, urgency: Int = 0, name: String = "",
    id: Identifier<TodoItem> = Identifier(high: 0, low: 0)
  ) {
    values = [
      .number(isDone ? 1 : 0), .number(due), .number(urgency), .text(Array(name.utf8)),
      .identity(id),
    ]
    self.id = id
  }

  /// The key that comes before every item.
  static let first = SortKey(isDone: false, due: .min)

  /// The key that comes before every item that is done and after every one that is not.
  static let firstDone = SortKey(isDone: true, due: .min)

  /// The key that comes after every item.
  static let last = SortKey(isDone: true, due: .max)

  static func < (left: SortKey, right: SortKey) -> Bool {
    left.values.lexicographicallyPrecedes(right.values)
  }
}
