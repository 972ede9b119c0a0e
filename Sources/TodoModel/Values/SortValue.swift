/// A value by which items are sorted, in the order in which SQLite sorts such values.
enum SortValue: Hashable, Comparable {
  case number(Int)
  /// The bytes of a text in UTF-8. Swift would sort the text itself in another order.
  case text([UInt8])
  case identity(Identifier<TodoItem>)

  static func < (left: SortValue, right: SortValue) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left < right
    case (.text(let left), .text(let right)): left.lexicographicallyPrecedes(right)
    case (.identity(let left), .identity(let right)): left < right
    default: preconditionFailure("Only values of one column are compared.")
    }
  }
}
