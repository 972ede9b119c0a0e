/// Bars from left to right, a row for each value: the label, the bar, the text. Where there is
/// little room, the text goes first, then the label.
struct BarPlot: ChartPlot {
  private let values: [ChartValue]
  private let scale: ChartScale
  private let barColumns: Int

  /// Parts of a cell, from one eighth to all of it.
  private static let eighths = Array("▏▎▍▌▋▊▉█")
  /// The fewest columns of a bar beside a text.
  private static let least = 4

  init(_ values: [ChartValue], range: ClosedRange<Double>?, columns: Int) {
    self.values = values
    scale = ChartScale(range, of: values, fromZero: true)
    barColumns = columns
  }

  var size: Size {
    let beside = [values.labelColumns, values.textColumns].reduce(0) { $0 + ($1 > 0 ? $1 + 1 : 0) }
    return Size(width: beside + barColumns, height: values.count)
  }

  var spokenText: String { values.spokenPairs }

  func draw(in canvas: Canvas, size: Size) {
    let (label, bar, hasText) = columns(of: size.width)
    let start = label > 0 ? label + 1 : 0
    let rows = canvas.visible.minY..<max(canvas.visible.minY, canvas.visible.maxY)
    for row in values.indices.clamped(to: rows) {
      let value = values[row]
      canvas.write(name: value.label, upTo: label, at: Point(x: 0, y: row), role: .secondary)
      let eighths = scale.steps(to: value, of: 8 * bar)
      canvas.fill(
        Rect(x: start, y: row, width: eighths / 8, height: 1), with: "█", role: value.role)
      if eighths % 8 > 0 {
        canvas.write(
          String(Self.eighths[eighths % 8 - 1]), at: Point(x: start + eighths / 8, y: row),
          role: value.role)
      }
      guard hasText else { continue }
      canvas.write(value.text, at: Point(x: size.width - value.text.columns, y: row))
    }
  }

  /// The columns of labels and bars in a width, and whether there is room for the texts.
  private func columns(of width: Int) -> (label: Int, bar: Int, hasText: Bool) {
    let text = values.textColumns > 0 ? values.textColumns + 1 : 0
    let hasText = text + Self.least <= width
    let room = hasText ? width - text : width
    let label = min(values.labelColumns, room / 2 - 1)
    // Two letters of a longer label name nothing.
    guard label > 0, label >= min(3, values.labelColumns) else { return (0, room, hasText) }
    return (label, room - label - 1, hasText)
  }
}
