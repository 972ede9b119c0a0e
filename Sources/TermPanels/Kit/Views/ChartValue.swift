/// A number in a ``Chart``, with its label and its words.
public struct ChartValue: Hashable, Sendable {
  /// The label; empty for none.
  public var label: String
  /// The number. One that is not finite counts as 0.
  public var number: Double
  /// The number in words, such as `3 h` or `12 %`.
  public var text: String
  /// The meaning of its bar.
  public var role: Role

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - label: The label; empty for none.
  ///   - number: The number.
  ///   - text: The number in words; `nil` writes it with at most one decimal place.
  ///   - role: The meaning of its bar.
  public init(_ label: String, _ number: Double, text: String? = nil, role: Role = .progress) {
    self.label = label
    self.number = number
    self.text = text ?? ChartValue.text(of: number)
    self.role = role
  }

  private static func text(of number: Double) -> String {
    guard abs(number) < 1e15 else { return "\(number)" }
    let rounded = (number * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
