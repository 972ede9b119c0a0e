/// The order of the rows of a ``TablePanel``.
public struct TableSorting: Hashable, Sendable {
  /// The index of the column whose values are compared.
  public var column: Int
  /// Whether the greatest value comes first.
  public var isDescending: Bool

  /// Creates an order.
  public init(by column: Int, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }
}
