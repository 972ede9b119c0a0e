/// One way to draw the values of a ``Chart``.
@MainActor protocol ChartPlot {
  /// The size that it wants.
  var size: Size { get }
  /// The values in words.
  var spokenText: String { get }
  /// Draws the values into an area at the canvas's origin.
  func draw(in canvas: Canvas, size: Size)
}

extension [ChartValue] {
  /// Each value after its label: `Mon: 3, Tue: 5`.
  var spokenPairs: String {
    map { $0.label.isEmpty ? $0.text : "\($0.label): \($0.text)" }.joined(separator: ", ")
  }

  /// The number of values, the least, the greatest and the last one.
  var spokenSummary: String {
    guard let least = self.min(by: { $0.number < $1.number }),
      let greatest = self.max(by: { $0.number < $1.number }), let last
    else { return "" }
    let count = count == 1 ? "1 value" : "\(count) values"
    return "\(count) from \(least.text) to \(greatest.text), the last \(last.text)"
  }

  /// The columns of the widest label.
  var labelColumns: Int { map(\.label.columns).max() ?? 0 }

  /// The columns of the widest text.
  var textColumns: Int { map(\.text.columns).max() ?? 0 }
}
