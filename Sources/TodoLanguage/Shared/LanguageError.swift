/// A fault in a line and its range, so that a screen can underline it.
public struct LanguageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of faults.
  public enum Kind: Hashable, Sendable {
    /// A word that means nothing in its place.
    case unknownWord
    /// A date that no calendar has, such as 30 February.
    case noSuchDay
    /// A part is missing, or empty.
    case incomplete
    /// A parenthesis or a quote without its counterpart.
    case unbalanced
    /// A comparison that its field, or its value, does not allow.
    case wrongSign
    /// A second change of the same property.
    case repeated
    /// Too many levels, or too many terms.
    case tooLong
  }

  /// The kind of fault.
  public let kind: Kind

  /// The range of the fault in the line.
  public let range: Range<String.Index>

  /// The fault and its correction, as a sentence.
  public let message: String

  /// The words that were probably meant, if there are some.
  public let offer: String?

  /// The message.
  public var description: String { message }

  init(_ kind: Kind, _ range: Range<String.Index>, _ message: String, offer: String? = nil) {
    (self.kind, self.range, self.message, self.offer) = (kind, range, message, offer)
  }
}
