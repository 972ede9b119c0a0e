public import TodoValues

extension Priority {
  /// The priority of a word in lower case: its name, a short form, or 1 for the highest to 3. Nil
  /// for anything else.
  public init?(_ word: String) {
    switch word {
    case "none": self = .none
    case "low", "3": self = .low
    case "medium", "med", "2": self = .medium
    case "high", "1": self = .high
    default: return nil
    }
  }
}
