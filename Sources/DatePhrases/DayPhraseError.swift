/// The reason why a phrase names no day, with a sentence for the user who typed it.
public struct DayPhraseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The phrase as it was typed.
  public let phrase: String

  /// The fault as a sentence, for places without room for more.
  public let reason: String

  /// The words that were probably meant, if there are some.
  public let offer: String?

  /// The fault, and what to type instead.
  public var description: String {
    reason + " Try \(offer ?? "tomorrow, fri, +3d, 24 dec or 2026-12-24")."
  }

  init(notADate phrase: String, offer: String? = nil) {
    (self.phrase, self.offer) = (phrase, offer)
    reason = "Not a date: “\(phrase)”."
  }

  init(impossible phrase: String) {
    (self.phrase, offer) = (phrase, nil)
    reason = "No such date: “\(phrase)”."
  }
}
