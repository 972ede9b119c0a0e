/// A piece of a text that is set apart from the rest because it was found, understood or wrong.
public struct TextHighlight: Hashable, Sendable {
  /// The characters, counted from 0; those beyond the text's end are ignored.
  public var range: Range<Int>
  /// The meaning of the piece.
  public var role: Role
  /// The attributes.
  public var attributes: Style.Attributes
  /// The address that the piece leads to.
  public var link: LinkAddress?

  /// Creates a highlight.
  public init(
    _ range: Range<Int>, role: Role, _ attributes: Style.Attributes = [], link: LinkAddress? = nil
  ) {
    self.range = range
    self.role = role
    self.attributes = attributes
    self.link = link
  }
}
