/// The numbers at the beginning and at the end of a chart's bars, or at the bottom and the top of
/// its line.
struct ChartScale {
  private let low: Double
  private let high: Double

  /// Creates the scale of a range; `nil` is the range of the numbers and, if it has them begin
  /// there, 0.
  init(_ range: ClosedRange<Double>?, of values: [ChartValue], fromZero: Bool) {
    let numbers = values.map(ChartScale.finite)
    low = range?.lowerBound ?? (fromZero ? 0 : numbers.min() ?? 0)
    high = range?.upperBound ?? max(low, numbers.max() ?? 0)
  }

  /// The position of a value between the ends, 0 to 1. If the ends are equal, a value above them is
  /// at the end, and others are at the beginning.
  func position(of value: ChartValue) -> Double {
    let number = ChartScale.finite(value)
    let position = (number - low) / (high - low)
    guard position.isFinite else { return number > low ? 1 : 0 }
    return min(1, max(0, position))
  }

  /// The position in whole steps; at least one for a value above the lower end.
  func steps(to value: ChartValue, of count: Int) -> Int {
    let position = position(of: value)
    return min(count, max(position > 0 ? 1 : 0, Int((position * Double(count)).rounded())))
  }

  private static func finite(_ value: ChartValue) -> Double {
    value.number.isFinite ? value.number : 0
  }
}
