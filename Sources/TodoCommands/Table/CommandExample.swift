/// A command line with its effect.
package struct CommandExample: Sendable {
  /// The words after the program's name.
  package let words: [String]
  package let effect: String

  package init(words: [String], effect: String) { (self.words, self.effect) = (words, effect) }

  /// The line for a shell.
  package var line: String {
    (["paneltodo"] + words.map(Self.quoted)).joined(separator: " ")
  }

  /// A word as a shell reads it, in quotes where it needs them.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.isEmojiPresentation
        || "-_./:=@+,%0123456789".unicodeScalars.contains($0)
    }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
