/// Numbers as bars, as a line, or as a sparkline that is as small as a word.
///
/// A chart fills its frame, whatever size that is: words give way to bars, and if there are more
/// values than columns, the last ones are shown. A dialogue reads the values. Bars are drawn in
/// eighths of a cell and a line in braille; a terminal that shows ASCII alone gets signs for these.
///
/// ```swift
/// let week = Chart(
///   .bars, [ChartValue("Mon", 3), ChartValue("Tue", 5.5, text: "5 h 30"), ChartValue("Wed", 1)])
/// let load = Chart(.sparkline, numbers: [0.2, 0.4, 0.9, 0.3])
/// load.range = 0...1
/// ```
public final class Chart: View {
  /// The way in which numbers are shown.
  public enum Form: Hashable, Sendable {
    /// Bars from left to right, a row for each value: its label, its bar, its text.
    case bars
    /// Bars from the bottom up, with the label of a value below its bar and the text above it.
    case columns
    /// Bars from the bottom up without words, a column for each value; one row is enough.
    case sparkline
    /// A line from the first value to the last one, over the whole width, without words.
    case line
  }

  /// The values, from top to bottom or from left to right.
  public var values: [ChartValue] {
    didSet { if values != oldValue { invalidateIntrinsicSize() } }
  }
  /// The way in which they are shown.
  public var form: Form {
    didSet { if form != oldValue { invalidateIntrinsicSize() } }
  }
  /// The numbers at both ends of a bar or a line. `nil`, the default, is everything up to the
  /// greatest number: from 0 in bars, from the least number in a line. A number outside is drawn as
  /// the nearer end.
  public var range: ClosedRange<Double>? {
    didSet { if range != oldValue { setNeedsDisplay() } }
  }
  /// The preferred columns of the longest bar, the preferred rows of the highest one, and the
  /// preferred size of a line.
  public var plotSize = Size(width: 20, height: 4) {
    didSet { if plotSize != oldValue { invalidateIntrinsicSize() } }
  }

  /// Creates a chart.
  public init(_ form: Form, _ values: [ChartValue] = []) {
    self.form = form
    self.values = values
  }

  /// Creates a chart of numbers without labels.
  public convenience init(_ form: Form, numbers: [Double]) {
    self.init(form, numbers.map { ChartValue("", $0) })
  }

  // MARK: - View

  /// The plot, with the words that its form has.
  public override func sizeThatFits(_ size: Size) -> Size {
    let wanted = plot.size
    return Size(width: min(size.width, wanted.width), height: min(size.height, wanted.height))
  }

  /// Draws as much as there is room for.
  public override func draw(in canvas: Canvas) { plot.draw(in: canvas, size: bounds.size) }

  /// Numbers.
  public override var accessibilityRole: AccessibilityRole { .chart }

  /// The values: each after its label or, where no labels are shown, their number, the least, the
  /// greatest and the last one.
  public override var accessibilityValue: String? {
    let text = plot.spokenText
    return text.isEmpty ? nil : text
  }

  private var plot: any ChartPlot {
    switch form {
    case .bars: BarPlot(values, range: range, columns: plotSize.width)
    case .columns: ColumnPlot(values, range: range, rows: plotSize.height)
    case .sparkline: ColumnPlot(values, range: range, rows: 1, isSparkline: true)
    case .line:
      LinePlot(
        values, range: range, size: plotSize,
        dots: window?.application?.usesPlainSigns == true ? .ascii : .braille)
    }
  }
}
