/// A rectangle in the coordinates of a picture, in thousandths.
struct Box: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// A rectangle in whole units.
  init(_ x: Range<Int>, _ y: Range<Int>) {
    self.init(
      x: x.lowerBound * 1000, y: y.lowerBound * 1000, width: x.count * 1000,
      height: y.count * 1000)
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The rectangle moved.
  func moved(x: Int, y: Int) -> Box {
    Box(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}

/// The data of an SVG path that is made of rectangles and curves. A rectangle that continues the
/// one before it to the right becomes one with it, so that lines have no gaps.
struct ShapePath {
  private var data = ""
  private var last: Box?

  /// Adds a rectangle.
  mutating func add(_ box: Box) {
    if let last, last.y == box.y, last.height == box.height, last.x + last.width == box.x {
      self.last?.width += box.width
      return
    }
    writeLast()
    last = box
  }

  /// Adds a closed curve: a starting point in thousandths, and the data after it, which are
  /// relative.
  mutating func add(curve: String, x: Int, y: Int) {
    writeLast()
    data += ShapePath.move(x: x, y: y) + curve
  }

  /// The data of the path.
  mutating func finish() -> String {
    writeLast()
    return data
  }

  private mutating func writeLast() {
    guard let box = last else { return }
    last = nil
    let (width, height) = (box.width.thousandths, box.height.thousandths)
    data += ShapePath.move(x: box.x, y: box.y) + "h\(width)v\(height)h-\(width)z"
  }

  private static func move(x: Int, y: Int) -> String {
    "M\(x.thousandths)\(y < 0 ? "" : " ")\(y.thousandths)"
  }
}

extension Int {
  /// The number of thousandths as a decimal number without needless digits: `4500` is `4.5`.
  var thousandths: String {
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = self < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
