/// What is wrong with a line, and where, so that a screen can underline it.
public struct LanguageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The stretch of the line that is wrong.
  public let range: Range<String.Index>

  /// What is wrong and what would be right, as a sentence.
  public let message: String

  /// The message.
  public var description: String { message }

  init(_ range: Range<String.Index>, _ message: String) {
    (self.range, self.message) = (range, message)
  }
}
