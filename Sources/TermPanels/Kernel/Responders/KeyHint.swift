/// A key and the word for its effect.
public struct KeyHint: Equatable, Sendable {
  /// The key's name.
  public let key: String
  /// The word for its effect.
  public let word: String
  /// Whether other hints leave before this one if there is no room for all.
  public let isKept: Bool

  /// Creates a hint.
  public init(key: String, word: String, isKept: Bool = false) {
    self.key = key
    self.word = word
    self.isKept = isKept
  }

  var columns: Int { key.columns + 1 + word.columns }
}
