/// A piece of a text that is set apart from the rest: what was found, understood or wrong.
public struct TextHighlight: Hashable, Sendable {
  /// The characters, counted from 0; what lies beyond the text's end is left out.
  public var range: Range<Int>
  /// What the piece means.
  public var role: Role
  /// How it is set.
  public var attributes: Style.Attributes

  /// Creates a highlight.
  public init(_ range: Range<Int>, role: Role, _ attributes: Style.Attributes = []) {
    self.range = range
    self.role = role
    self.attributes = attributes
  }
}
