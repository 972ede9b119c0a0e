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

  package init(placeholder: String, rule: String, count: Count = .one) {
    (self.placeholder, self.rule, self.count) = (placeholder, rule, count)
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

/// A command line with its effect.
package struct CommandExample: Sendable {
  /// The words after the program's name.
  package let words: [String]
  package let effect: String

  package init(words: [String], effect: String) { (self.words, self.effect) = (words, effect) }
}
