/// The four lines of a box-drawing character, from the edges of its cell to the middle.
struct BoxArms {
  /// The weight of a line.
  enum Weight: Int {
    case none, light, heavy, double

    /// The units that a single line takes across, around the light one at a position.
    func band(around position: Int) -> Range<Int> {
      self == .heavy ? position - 1..<position + 2 : position..<position + 1
    }
  }

  let up: Weight
  let right: Weight
  let down: Weight
  let left: Weight

  /// The left edge of a light vertical line.
  static let column = 4
  /// The upper edge of a light horizontal line.
  static let row = 9

  /// The lines of a character; `nil` for one without lines of its own.
  init?(_ base: UInt32) {
    guard
      let (first, text) = BoxArms.table.last(where: { $0.first <= base }),
      case let words = text.split(separator: " "), Int(base - first) < words.count
    else { return nil }
    let weights = words[Int(base - first)].compactMap { digit in
      digit.wholeNumberValue.flatMap(Weight.init(rawValue:))
    }
    guard weights.count == 4 else { return nil }
    (up, right, down, left) = (weights[0], weights[1], weights[2], weights[3])
  }

  /// The weights of the lines up, right, down and left of consecutive characters, by the first one.
  private static let table: [(first: UInt32, words: String)] = [
    (0x2500, "0101 0202 1010 2020"),
    (0x250C, "0110 0210 0120 0220 0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002"),
    (0x251C, "1110 1210 2110 1120 2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022"),
    (0x252C, "0111 0112 0211 0212 0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202"),
    (0x253C, "1111 1112 1211 1212 2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222"),
    (0x2550, "0303 3030 0310 0130 0330 0013 0031 0033 1300 3100 3300 1003 3001 3003"),
    (0x255E, "1310 3130 3330 1013 3031 3033 0313 0131 0333 1303 3101 3303 1313 3131 3333"),
    (0x2574, "0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010"),
  ]

  // MARK: - Drawing

  /// The rectangles of the lines.
  var boxes: [Box] {
    let horizontal = BoxArms.lines(
      left, right, crossing: up, down, at: BoxArms.column, length: CellMetrics.width,
      across: BoxArms.row)
    let vertical = BoxArms.lines(
      up, down, crossing: left, right, at: BoxArms.row, length: CellMetrics.height,
      across: BoxArms.column)
    return horizontal.map { Box($0.along, $0.across) } + vertical.map { Box($0.across, $0.along) }
  }

  private typealias Line = (along: Range<Int>, across: Range<Int>)

  /// The lines in one direction: one from each edge as far as the crossing lines. A line that
  /// passes the middle with one weight is in one piece.
  ///
  /// - Parameters:
  ///   - start: The weight of the line from the left or upper edge.
  ///   - end: The weight of the line from the right or lower edge.
  ///   - before: The weight of the crossing line on the upper or left side.
  ///   - after: The weight of the crossing line on the lower or right side.
  ///   - middle: The position of the crossing line, if it is light.
  ///   - length: The length of the cell in this direction.
  ///   - position: The position of a light line in this direction.
  private static func lines(
    _ start: Weight, _ end: Weight, crossing before: Weight, _ after: Weight, at middle: Int,
    length: Int, across position: Int
  ) -> [Line] {
    let crossing = [before, after]
    let isCrossedTwice = crossing == [.double, .double]
    let isCrossedOnce = !isCrossedTwice && crossing.contains(.double)
    let isWide = isCrossedOnce || crossing.contains(.heavy)
    var lines: [Line] = []
    if start == end, start != .none, start != .double || !crossing.contains(.double) {
      return bands(of: start, at: position).map { (0..<length, $0) }
    }
    for (weight, isStart) in [(start, true), (end, false)] where weight != .none {
      guard weight == .double else {
        // Of double lines on both sides, it meets the nearer one; a single line is covered.
        let stop = isCrossedTwice ? 0 : isWide ? 2 : 1
        let along = isStart ? 0..<middle + stop : middle + 1 - stop..<length
        lines.append((along, weight.band(around: position)))
        continue
      }
      // Each of the two lines turns with the crossing line on its side, or encloses the other one.
      for (band, (same, other)) in zip(
        bands(of: .double, at: position), [(before, after), (after, before)])
      {
        let stop = same == .double ? 0 : other == .double ? 2 : 1
        lines.append((isStart ? 0..<middle + stop : middle + 1 - stop..<length, band))
      }
    }
    return lines
  }

  private static func bands(of weight: Weight, at position: Int) -> [Range<Int>] {
    guard weight == .double else { return [weight.band(around: position)] }
    return [position - 1..<position, position + 1..<position + 2]
  }
}
