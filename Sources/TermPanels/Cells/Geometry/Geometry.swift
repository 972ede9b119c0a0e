/// A position in cells: `x` columns from the left, `y` rows from the top.
public struct Point: Hashable, Sendable {
  /// Columns from the left edge.
  public var x: Int
  /// Rows from the top edge.
  public var y: Int

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a position from columns and rows.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The position that lies as far from another one as this one from the top left corner.
  func offset(by origin: Point) -> Point { Point(x: origin.x + x, y: origin.y + y) }

  /// Moves the position to the nearest one in an area that begins at the top left corner.
  package mutating func clamp(to size: Size) {
    x = max(0, min(x, size.width - 1))
    y = max(0, min(y, size.height - 1))
  }
}

/// An extent in cells.
public struct Size: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// Creates an extent from columns and rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Space to leave free at each edge, in cells.
public struct Insets: Hashable, Sendable {
  /// Rows free at the top.
  public var top: Int
  /// Columns free at the left.
  public var left: Int
  /// Rows free at the bottom.
  public var bottom: Int
  /// Columns free at the right.
  public var right: Int

  /// No space at any edge.
  public static let zero = Insets()

  /// Creates insets; an edge that is not named is zero.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Columns taken at the left and the right together.
  public var horizontal: Int { left + right }
  /// Rows taken at the top and the bottom together.
  public var vertical: Int { top + bottom }
}
