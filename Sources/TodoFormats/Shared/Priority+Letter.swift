import TodoValues

extension Priority {
  /// The priority of a letter, as todo.txt and Org have it: A is high, B is medium, and all others
  /// are low. Org may have numbers too.
  init(letter: some StringProtocol) {
    switch letter {
    case "A", "1": self = .high
    case "B", "2": self = .medium
    default: self = .low
    }
  }

  /// The letter that is written for it.
  var letter: String? {
    switch self {
    case .none: nil
    case .low: "C"
    case .medium: "B"
    case .high: "A"
    }
  }
}
