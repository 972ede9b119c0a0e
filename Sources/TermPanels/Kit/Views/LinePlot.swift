/// A line of dots from the first value to the last, over the whole area. If there are more values
/// than dots side by side, the last ones are shown.
struct LinePlot: ChartPlot {
  private let values: [ChartValue]
  private let scale: ChartScale
  private let dots: DotSigns
  let size: Size

  init(_ values: [ChartValue], range: ClosedRange<Double>?, size: Size, dots: DotSigns) {
    self.values = values
    scale = ChartScale(range, of: values, fromZero: false)
    self.dots = dots
    self.size = size
  }

  var spokenText: String { values.spokenSummary }

  func draw(in canvas: Canvas, size: Size) {
    let (columns, rows) = (size.width * dots.columns, size.height * dots.rows)
    let positions = values.suffix(max(0, columns)).map(scale.position)
    guard let role = values.last?.role, !positions.isEmpty, rows > 0 else { return }
    var cells = Array(repeating: 0, count: size.width * size.height)
    var previous: Int?
    for x in 0..<columns {
      let position = Self.position(positions, at: x, of: columns)
      let y = Int(((1 - position) * Double(rows - 1)).rounded())
      // A steep line has more than one dot in a column.
      let start = previous.map { $0 < y ? $0 + 1 : $0 > y ? $0 - 1 : y } ?? y
      for row in min(start, y)...max(start, y) {
        let cell = row / dots.rows * size.width + x / dots.columns
        cells[cell] |= dots.bit(column: x % dots.columns, row: row % dots.rows)
      }
      previous = y
    }
    for (index, bits) in cells.enumerated() where bits != 0 {
      let point = Point(x: index % size.width, y: index / size.width)
      canvas.write(String(dots.sign(bits)), at: point, role: role)
    }
  }

  /// The position of the line at one of some columns, between the two nearest values.
  private static func position(_ positions: [Double], at column: Int, of columns: Int) -> Double {
    guard columns > 1, positions.count > 1 else { return positions[positions.count - 1] }
    let index = Double(column) * Double(positions.count - 1) / Double(columns - 1)
    let before = min(Int(index), positions.count - 2)
    let share = index - Double(before)
    return positions[before] * (1 - share) + positions[before + 1] * share
  }
}

/// The characters for dots within a cell.
struct DotSigns {
  /// The bits of the dots, by column and row.
  private let bits: [[Int]]
  /// The character for each sum of bits.
  private let signs: [Character]

  /// Two columns and four rows in a cell.
  static let braille = DotSigns(
    bits: [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]],
    signs: (UInt32(0)..<0x100).map { Unicode.Scalar(0x2800 + $0).map { Character($0) } ?? " " })

  /// One column and two rows in a cell, for terminals that show ASCII alone.
  static let ascii = DotSigns(bits: [[1, 2]], signs: [" ", "'", ".", ":"])

  /// The columns of dots in a cell.
  var columns: Int { bits.count }

  /// The rows of dots in a cell.
  var rows: Int { bits[0].count }

  /// The bit of a dot.
  func bit(column: Int, row: Int) -> Int { bits[column][row] }

  /// The character with some dots.
  func sign(_ dots: Int) -> Character { signs[dots] }
}
