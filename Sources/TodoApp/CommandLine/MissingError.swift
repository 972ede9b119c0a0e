import SafeText

/// A list, an item or a view that does not exist, or a name that several have.
public struct MissingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sentence, safe to print.
  public let description: String

  init(_ sentence: String) { description = sentence.shownInLine }
}
