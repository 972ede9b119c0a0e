/// A character that is drawn instead of written, so that it meets its neighbours whatever font a
/// viewer has: lines, blocks and the dots of charts.
struct CellShape {
  /// Rectangles from the top left corner of the cell, in thousandths.
  var boxes: [Box] = []
  /// A closed curve: its starting point in units, and the data after it.
  var curve: (x: Int, y: Int, data: String)?
  /// The opacity in hundredths.
  var opacity = 100

  private static let width = CellMetrics.width
  private static let height = CellMetrics.height

  /// The shape of a character; `nil` for one that is written.
  init?(_ base: UInt32) {
    switch base {
    case 0x2504...0x250B, 0x254C...0x254F: boxes = CellShape.dashes(base)
    case 0x256D...0x2570: curve = CellShape.corners[Int(base) - 0x256D]
    case 0x2571...0x2573: return nil
    case 0x2500...0x257F:
      guard let arms = BoxArms(base) else { return nil }
      boxes = arms.boxes
    case 0x2580...0x259F:
      boxes = CellShape.block(base)
      if (0x2591...0x2593).contains(base) { opacity = 25 * Int(base - 0x2590) }
    case 0x2800...0x28FF: boxes = CellShape.dots(base)
    default: return nil
    }
  }

  // MARK: - Lines

  /// The rounded corners, which continue light lines: down and right, down and left, up and left,
  /// up and right.
  private static let corners: [(x: Int, y: Int, data: String)] = [
    (4, 18, "v-4a5 5 0 0 1 5-5v1a4 4 0 0 0-4 4v4z"),
    (0, 9, "a5 5 0 0 1 5 5v4h-1v-4a4 4 0 0 0-4-4z"),
    (5, 0, "v5a5 5 0 0 1-5 5v-1a4 4 0 0 0 4-4v-5z"),
    (4, 0, "v5a5 5 0 0 0 5 5v-1a4 4 0 0 1-4-4v-5z"),
  ]

  /// A dashed line. Light and heavy characters alternate, and two horizontal ones are followed by
  /// two vertical ones.
  private static func dashes(_ base: UInt32) -> [Box] {
    let count = base >= 0x254C ? 2 : base < 0x2508 ? 3 : 4
    let line = BoxArms.Weight(rawValue: base % 2 == 0 ? 1 : 2) ?? .light
    let isVertical = base & 2 == 2
    let step = (isVertical ? height : width) * 1000 / count
    let dash = step * 2 / 3
    return (0..<count).map { index in
      let start = index * step + (step - dash) / 2
      let across = line.band(around: isVertical ? BoxArms.column : BoxArms.row)
      let (low, breadth) = (across.lowerBound * 1000, across.count * 1000)
      return isVertical
        ? Box(x: low, y: start, width: breadth, height: dash)
        : Box(x: start, y: low, width: dash, height: breadth)
    }
  }

  // MARK: - Dots

  /// The dots of a braille character: in Unicode, the last row is numbered after all others.
  private static func dots(_ base: UInt32) -> [Box] {
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    return places.indices.filter { base >> $0 & 1 == 1 }.map { index in
      let (column, row) = places[index]
      return Box(x: column * 4500 + 1500, y: row * 4500 + 1500, width: 1500, height: 1500)
    }
  }

  // MARK: - Blocks

  private static func block(_ base: UInt32) -> [Box] {
    let (right, bottom) = (width * 1000, height * 1000)
    func box(_ x: ClosedRange<Int>, _ y: ClosedRange<Int>) -> Box {
      let (left, top) = (x.lowerBound * right / 8, y.lowerBound * bottom / 8)
      return Box(
        x: left, y: top, width: x.upperBound * right / 8 - left,
        height: y.upperBound * bottom / 8 - top)
    }
    switch base {
    case 0x2580: return [box(0...8, 0...4)]
    case 0x2581...0x2588: return [box(0...8, (8 - Int(base - 0x2580))...8)]
    case 0x2589...0x258F: return [box(0...(8 - Int(base - 0x2588)), 0...8)]
    case 0x2590: return [box(4...8, 0...8)]
    case 0x2591...0x2593: return [box(0...8, 0...8)]
    case 0x2594: return [box(0...8, 0...1)]
    case 0x2595: return [box(7...8, 0...8)]
    default:
      let quadrants = [box(0...4, 0...4), box(4...8, 0...4), box(0...4, 4...8), box(4...8, 4...8)]
      let filled = CellShape.quadrants[Int(base) - 0x2596]
      return quadrants.indices.filter { filled >> $0 & 1 == 1 }.map { quadrants[$0] }
    }
  }

  /// The quarters of the characters from U+2596 on: 1 is the upper left one, 2 the upper right one,
  /// 4 the lower left one, 8 the lower right one.
  private static let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]
}
