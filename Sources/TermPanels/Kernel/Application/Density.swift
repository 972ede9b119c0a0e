/// The amount of blank rows in lists.
public enum Density: String, CaseIterable, Sendable {
  /// A blank row above each heading, where the window is high or rows are free.
  case comfortable
  /// No blank rows: as many rows as possible are in sight.
  case compact

  /// The height of a list from which its headings have air although not all rows are in sight.
  static let highEnough = 20
}
