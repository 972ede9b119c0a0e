/// One cell of the screen: its glyph and its style.
public struct Cell: Hashable, Sendable {
  /// The glyph.
  public var glyph: Glyph
  /// The style.
  public var style: Style

  /// An empty cell on the terminal's background.
  public static let blank = Cell(glyph: .blank, style: Style())

  /// Creates a cell.
  public init(glyph: Glyph, style: Style) {
    self.glyph = glyph
    self.style = style
  }
}
