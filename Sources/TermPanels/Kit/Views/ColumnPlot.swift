/// Bars from the bottom up, side by side. In a sparkline they have one column each and no words;
/// otherwise the label is below a bar and the text above it, where there is room. If there are more
/// values than columns, the last ones are shown.
struct ColumnPlot: ChartPlot {
  private let values: [ChartValue]
  private let scale: ChartScale
  private let barRows: Int
  private let isSparkline: Bool

  /// Parts of a cell, from one eighth to all of it.
  private static let eighths = Array("▁▂▃▄▅▆▇█")
  /// The most columns of a bar, unless its words are wider.
  private static let most = 6

  init(_ values: [ChartValue], range: ClosedRange<Double>?, rows: Int, isSparkline: Bool = false) {
    self.values = values
    scale = ChartScale(range, of: values, fromZero: true)
    barRows = rows
    self.isSparkline = isSparkline
  }

  var size: Size {
    if isSparkline { return Size(width: values.count, height: 1) }
    let column = max(1, wordColumns) + 1
    let rows = barRows + (values.labelColumns > 0 ? 1 : 0) + (values.textColumns > 0 ? 1 : 0)
    return Size(width: max(0, values.count * column - 1), height: rows)
  }

  var spokenText: String { isSparkline ? values.spokenSummary : values.spokenPairs }

  func draw(in canvas: Canvas, size: Size) {
    let shown = values.suffix(max(0, size.width))
    guard !shown.isEmpty, size.height > 0 else { return }
    let gap = !isSparkline && size.width >= 2 * shown.count - 1 ? 1 : 0
    let share = (size.width + gap) / shown.count - gap
    let width = isSparkline ? 1 : min(share, max(wordColumns, Self.most))
    let hasLabels = !isSparkline && values.labelColumns > 0 && size.height >= 3
    let hasTexts = !isSparkline && (1...width).contains(values.textColumns) && size.height >= 4
    let bottom = size.height - (hasLabels ? 1 : 0)
    let room = bottom - (hasTexts ? 1 : 0)
    for (index, value) in shown.enumerated() {
      let x = index * (width + gap)
      let top = bottom - drawBar(value, from: bottom, x, width: width, room: room, in: canvas)
      if hasTexts { write(value.text, .text, x, width: width, row: top - 1, in: canvas) }
      if hasLabels {
        let label = Self.cut(value.label, toColumns: width)
        write(label, .secondary, x, width: width, row: bottom, in: canvas)
      }
    }
  }

  /// Draws a bar that ends above a row; returns its rows.
  private func drawBar(
    _ value: ChartValue, from bottom: Int, _ x: Int, width: Int, room: Int, in canvas: Canvas
  ) -> Int {
    let eighths = scale.steps(to: value, of: 8 * room)
    let (whole, part) = (eighths / 8, eighths % 8)
    canvas.fill(
      Rect(x: x, y: bottom - whole, width: width, height: whole), with: "█", role: value.role)
    guard part > 0 else { return whole }
    canvas.fill(
      Rect(x: x, y: bottom - whole - 1, width: width, height: 1), with: Self.eighths[part - 1],
      role: value.role)
    return whole + 1
  }

  private func write(
    _ text: String, _ role: Role, _ x: Int, width: Int, row: Int, in canvas: Canvas
  ) {
    canvas.write(text, at: Point(x: x + (width - text.columns) / 2, y: row), role: role)
  }

  /// The columns of the widest label or text.
  private var wordColumns: Int { max(values.labelColumns, values.textColumns) }

  /// A label's beginning; where there are three columns or fewer, without a sign that it was cut.
  private static func cut(_ label: String, toColumns columns: Int) -> String {
    guard columns <= 3 else { return label.truncated(toColumns: columns) }
    var text = ""
    for character in label {
      if text.columns + character.columns > columns { break }
      text.append(character)
    }
    return text
  }
}
