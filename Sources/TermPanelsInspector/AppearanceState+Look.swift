import TermPanels

extension AppearanceState {
  /// The mark of the state in the tree, with a colour of its own: the marks alone are enough where
  /// there are no colours.
  var mark: (character: String, role: Role) {
    switch self {
    case .appeared: ("●", .accent)
    case .appearing: ("◐", .today)
    case .disappearing: ("◑", .overdue)
    case .disappeared: ("○", .secondary)
    }
  }

  /// The state as a word.
  var word: String { "\(self)" }
}
