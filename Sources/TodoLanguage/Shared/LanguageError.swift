/// A fault in a line and its range, so that a screen can underline it.
public struct LanguageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The range of the fault in the line.
  public let range: Range<String.Index>

  /// The fault and its correction, as a sentence.
  public let message: String

  /// The message.
  public var description: String { message }

  init(_ range: Range<String.Index>, _ message: String) {
    (self.range, self.message) = (range, message)
  }
}
