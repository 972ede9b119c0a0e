/// The reason why a phrase names no day, with a sentence for the user who typed it.
public struct DayPhraseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The phrase as it was typed.
  public let phrase: String

  /// The fault as a sentence, for places without room for more.
  public let reason: String

  /// The fault, and what to type instead.
  public var description: String {
    reason + " Try tomorrow, fri, +3d, 24 dec or 2026-12-24."
  }

  init(notADate phrase: String) {
    self.phrase = phrase
    reason = "Not a date: “\(phrase)”."
  }

  init(impossible phrase: String) {
    self.phrase = phrase
    reason = "No such date: “\(phrase)”."
  }
}
