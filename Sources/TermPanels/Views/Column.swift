/// One column of a ``ColumnsView``. The same columns in every row, and in a heading above them,
/// make a table.
public struct Column: Hashable, Sendable {
  /// How wide a column is, in cells.
  public enum Width: Hashable, Sendable {
    /// Always so many.
    case fixed(Int)
    /// As its content wants, at least `minimum`. Rows line up while no content wants more.
    case fitting(minimum: Int = 0)
    /// A share of what the other columns leave. Columns that may be left out are left out before
    /// this one has less than `minimum`.
    case flexible(minimum: Int = 1)
  }

  /// How wide the column is.
  public var width: Width
  /// Where its content lies when there is more room than it needs.
  public var alignment: Label.Alignment
  /// Where there is no room for all columns, that of the lowest priority is left out first; one
  /// without a priority never is.
  public var priority: Int?

  /// Creates a column.
  public init(_ width: Width, alignment: Label.Alignment = .leading, priority: Int? = nil) {
    self.width = width
    self.alignment = alignment
    self.priority = priority
  }
}
