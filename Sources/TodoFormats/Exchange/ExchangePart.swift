/// A piece of a file that is neither a to-do nor a list, such as prose, an appointment or a time
/// zone. An export to the same format has it again.
public struct ExchangePart: Hashable, Sendable {
  /// The name of the format.
  public var format: String
  /// The list within which it stands; nil for a part of the whole document.
  public var list: ExchangeID?
  /// The item after which it stands; nil for a part before all items.
  public var after: ExchangeID?
  /// The text, in the form of its format.
  public var text: String
  /// The line of the source at which it begins, from 1; 0 if it comes from no source.
  public var line = 0

  /// A part with this text.
  public init(format: String, list: ExchangeID? = nil, after: ExchangeID? = nil, text: String) {
    (self.format, self.list, self.after, self.text) = (format, list, after, text)
  }
}
