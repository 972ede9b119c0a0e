/// One place of the screen: what it shows and how it looks.
public struct Cell: Hashable, Sendable {
  /// What is shown.
  public var glyph: Glyph
  /// How it looks.
  public var style: Style

  /// An empty cell on the terminal's background.
  public static let blank = Cell(glyph: .blank, style: Style())

  /// Creates a cell.
  public init(glyph: Glyph, style: Style) {
    self.glyph = glyph
    self.style = style
  }
}
