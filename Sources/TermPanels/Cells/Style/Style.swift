/// The look of a cell: its ink, its surface and its attributes.
public struct Style: Hashable, Sendable {
  /// The look of characters apart from their colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Creates attributes from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Heavier.
    public static let bold = Attributes(rawValue: 1)
    /// Slanted.
    public static let italic = Attributes(rawValue: 2)
    /// With a line below.
    public static let underline = Attributes(rawValue: 4)
    /// With a line through, where the terminal supports it.
    public static let strikethrough = Attributes(rawValue: 8)
    /// With ink and surface exchanged.
    public static let reverse = Attributes(rawValue: 16)
    /// Shown as it is, since it is somebody's text and not a sign or a sentence of the program,
    /// also where signs are plain (``Signs``). No cell has this attribute.
    public static let verbatim = Attributes(rawValue: 32)
  }

  /// The ink.
  public var foreground: Ink
  /// The surface.
  public var background: Ink
  /// The attributes.
  public var attributes: Attributes
  /// The number, in the table of the grid, of the link or the image that the cell belongs to; 0 is
  /// none.
  public internal(set) var tag: UInt8 = 0

  /// Creates a style from roles.
  public init(
    _ foreground: Role = .text, on background: Role = .background, _ attributes: Attributes = []
  ) {
    self.foreground = Ink(foreground)
    self.background = Ink(background)
    self.attributes = attributes
  }
}
