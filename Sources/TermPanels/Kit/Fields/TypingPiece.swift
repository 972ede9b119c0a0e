/// Text that was typed without a break, which is undone as one. A piece ends after a word and the
/// blanks behind it, at a pause, and after some characters: some languages have no blanks. Blanks
/// after a pause belong to the word that follows.
struct TypingPiece {
  /// The most seconds between two characters of a piece.
  static let longestPause = 2.0
  /// The most characters of a piece.
  static let mostCharacters = 20

  private var count = 0
  private var hasWord = false
  private var endsInBlank = false
  private var lastTime = 0.0

  /// Adds a typed character.
  ///
  /// - Returns: Whether it belongs to the piece; if not, it begins another one.
  mutating func add(_ character: String, at time: Double) -> Bool {
    let isBlank = character.allSatisfy(\.isWhitespace)
    let belongs =
      (1..<TypingPiece.mostCharacters).contains(count) && (isBlank || !hasWord || !endsInBlank)
      && (0...TypingPiece.longestPause).contains(time - lastTime)
    (count, hasWord) = belongs ? (count + 1, hasWord || !isBlank) : (1, !isBlank)
    (endsInBlank, lastTime) = (isBlank, time)
    return belongs
  }
}
