/// A position in a text: in front of a character, or at the end of a line.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// The index of the line, as line breaks divide the text.
  public var line: Int
  /// The number of characters before the position in its line.
  public var offset: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: The index of the line.
  ///   - offset: The number of characters before the position in its line.
  public init(line: Int = 0, offset: Int = 0) {
    self.line = line
    self.offset = offset
  }

  /// Whether the first position comes before the second one.
  public static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.offset) < (b.line, b.offset)
  }
}
