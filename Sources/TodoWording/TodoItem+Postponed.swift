package import TodoModel

extension TodoItem {
  /// The number of its postponements: `never`, `once`, `6 times`.
  package var postponements: String {
    switch postponed {
    case 0: "never"
    case 1: "once"
    default: "\(postponed) times"
    }
  }

  /// The number of its postponements with the verb: `postponed 6 times`.
  package var postponedText: String {
    postponed == 0 ? "never postponed" : "postponed \(postponements)"
  }
}
