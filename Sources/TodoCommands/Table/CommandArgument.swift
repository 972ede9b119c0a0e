/// A word, or several, that a command takes after its options.
package struct CommandArgument: Sendable {
  /// The number of words.
  package enum Count: Sendable {
    /// Exactly one.
    case one
    /// One or none.
    case optional
    /// One or more.
    case some
    /// Any number.
    case any
  }

  /// The word for it in the help.
  package let placeholder: String
  /// The meaning, to complete the sentence “the command needs …”.
  package let rule: String
  /// The number of words. Only the last argument of a command may be more than one.
  package let count: Count

  /// The values that a shell offers.
  package let offers: Candidates

  package init(
    placeholder: String, rule: String, count: Count = .one, offers: Candidates = .nothing
  ) {
    (self.placeholder, self.rule, self.count, self.offers) = (placeholder, rule, count, offers)
  }

  /// Whether the command is wrong without it.
  package var isRequired: Bool { count == .one || count == .some }

  /// Whether it takes all words that are left.
  package var isRepeated: Bool { count == .some || count == .any }

  /// The argument as it stands in a line of usage.
  package var usage: String {
    let word = placeholder + (isRepeated ? "…" : "")
    return isRequired ? word : "[\(word)]"
  }
}
