/// A rectangle of cells. A rectangle whose width or height is not positive is empty.
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// A rectangle without cells at the top left corner.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its top left cell and its extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from columns and rows.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The leftmost column.
  public var minX: Int { origin.x }
  /// The topmost row.
  public var minY: Int { origin.y }
  /// The column just right of the rectangle.
  public var maxX: Int { origin.x + size.width }
  /// The row just below the rectangle.
  public var maxY: Int { origin.y + size.height }
  /// Columns.
  public var width: Int { size.width }
  /// Rows.
  public var height: Int { size.height }
  /// Whether there is no cell inside.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether the cell at `point` is inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The cells that both rectangles have; empty when they share none.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y,
      width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
  }

  /// Whether the rectangles share a cell.
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// The rectangle moved by columns and rows.
  public func offsetBy(x: Int, y: Int) -> Rect {
    Rect(x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
  }

  /// The rectangle made smaller by `insets`; never smaller than empty.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical))
  }
}
