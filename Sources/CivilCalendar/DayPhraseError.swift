/// Why a phrase names no day, with a sentence to show to whoever typed it.
public struct DayPhraseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The phrase as it was typed.
  public let phrase: String

  /// The sentence for the user.
  public let description: String

  init(notADate phrase: String) {
    self.phrase = phrase
    description = "Not a date: “\(phrase)”. Try tomorrow, fri, +3d, 24 dec or 2026-12-24."
  }

  init(impossible phrase: String) {
    self.phrase = phrase
    description = "No such day: “\(phrase)”. Try tomorrow, fri, +3d, 24 dec or 2026-12-24."
  }
}
