/// A fault in a line and its range, so that a screen can underline it.
public struct LanguageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a fault, for places that word it themselves.
  public enum Kind: Hashable, Sendable {
    /// A date that does not exist, such as 31 February.
    case impossibleDate
    /// Any other fault.
    case other
  }

  /// The range of the fault in the line.
  public let range: Range<String.Index>

  /// The fault and its correction, as a sentence.
  public let message: String

  /// The kind of the fault.
  public let kind: Kind

  /// The message.
  public var description: String { message }

  init(_ range: Range<String.Index>, _ message: String, kind: Kind = .other) {
    (self.range, self.message, self.kind) = (range, message, kind)
  }
}
