/// One column of a ``ColumnsView``. The same columns in every row, and in a heading above them,
/// make a table.
public struct Column: Hashable, Sendable {
  /// The width of a column, in cells.
  public enum Width: Hashable, Sendable {
    /// A fixed number.
    case fixed(Int)
    /// The width that its content wants, at least `minimum`. Rows line up while no content wants
    /// more.
    case fitting(minimum: Int = 0)
    /// A share of what the other columns leave. Columns that may be left out are left out before
    /// this one has less than `minimum`.
    case flexible(minimum: Int = 1)
  }

  /// The width.
  public var width: Width
  /// The alignment of its content when there is more room than it needs.
  public var alignment: Label.Alignment
  /// The priority: if there is no room for all columns, the one with the lowest is left out
  /// first. A column without a priority always stays.
  public var priority: Int?

  /// Creates a column.
  public init(_ width: Width, alignment: Label.Alignment = .leading, priority: Int? = nil) {
    self.width = width
    self.alignment = alignment
    self.priority = priority
  }
}
