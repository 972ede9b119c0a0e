/// The measures of a picture, in its units. A monospaced font is usually 0.6 times as wide as high,
/// so the characters of a line stand in their cells even where a viewer ignores their positions.
enum CellMetrics {
  /// The width of a cell.
  static let width = 9
  /// The height of a cell.
  static let height = 18
  /// The size of the font.
  static let fontSize = 15
  /// The distance from the top of a cell to the line on which characters stand.
  static let baseline = 14
  /// The space around the cells.
  static let margin = 9
}
