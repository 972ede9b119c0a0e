/// Cells of a screen, such as the dirty or the changed ones: one stretch of columns for each row.
/// One stretch a row is exact enough, and costs nothing to keep.
public struct Spans: Sendable {
  private var lower: [Int]
  private var upper: [Int]
  let width: Int
  /// Whether there are no cells.
  public private(set) var isEmpty = true

  /// Creates spans for a screen, without any cells.
  public init(size: Size) {
    width = size.width
    lower = Array(repeating: .max, count: max(0, size.height))
    upper = Array(repeating: 0, count: max(0, size.height))
  }

  /// Rows of the screen.
  public var rows: Int { lower.count }

  /// The columns in a row, which may be empty.
  public func columns(row: Int) -> Range<Int> {
    lower[row] < upper[row] ? lower[row]..<upper[row] : 0..<0
  }

  /// Adds the cells of a rectangle, without those outside the screen.
  public mutating func insert(_ rect: Rect) {
    let left = max(0, rect.minX)
    let right = min(width, rect.maxX)
    guard left < right else { return }
    for row in max(0, rect.minY)..<max(max(0, rect.minY), min(rows, rect.maxY)) {
      lower[row] = min(lower[row], left)
      upper[row] = max(upper[row], right)
      isEmpty = false
    }
  }

  /// Adds one column at each end of every stretch.
  mutating func widen() {
    for row in 0..<rows where lower[row] < upper[row] {
      lower[row] = max(0, lower[row] - 1)
      upper[row] = min(width, upper[row] + 1)
    }
  }

  /// Whether a cell of the rectangle is included.
  public func intersects(_ rect: Rect) -> Bool {
    guard !isEmpty, !rect.isEmpty else { return false }
    for row in max(0, rect.minY)..<max(max(0, rect.minY), min(rows, rect.maxY))
    where lower[row] < rect.maxX && upper[row] > rect.minX { return true }
    return false
  }

  /// The number of cells.
  public var cellCount: Int {
    (0..<rows).reduce(0) { $0 + columns(row: $1).count }
  }

  /// Removes all cells.
  public mutating func removeAll() {
    guard !isEmpty else { return }
    for row in 0..<rows {
      lower[row] = .max
      upper[row] = 0
    }
    isEmpty = true
  }
}
