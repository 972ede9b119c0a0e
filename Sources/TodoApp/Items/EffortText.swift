import TodoValues

/// An effort as a person types it: `2h`, `~ 2 h`, or nothing for none.
struct EffortText {
  /// The examples in an empty field.
  static let placeholder = "30m, 2h, 1h30"
  /// The sentence about a text that is no effort.
  static let problem = "Enter an effort such as 30m, 2h or 1h30."

  /// The effort; `nil` for none.
  let effort: Effort?

  /// Reads a text; `nil` for one that is no effort.
  init?(_ text: String) {
    let word = text.filter { !$0.isWhitespace && $0 != "~" }.lowercased()
    guard !word.isEmpty, word != "none" else {
      self.effort = nil
      return
    }
    guard let effort = Effort(word) else { return nil }
    self.effort = effort
  }
}
