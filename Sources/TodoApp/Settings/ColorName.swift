import TermPanels

/// The name of a colour that a person can replace in every theme.
public enum ColorName: String, CaseIterable, Sendable {
  case text, secondary, faint, accent, title, done, overdue, today, error, border, progress,
    selected, selection, raised, field, toast

  /// The role that the colour shows.
  var role: Role {
    switch self {
    case .text: .text
    case .secondary: .secondary
    case .faint: .faint
    case .accent: .accent
    case .title: .title
    case .done: .done
    case .overdue: .overdue
    case .today: .today
    case .error: .error
    case .border: .border
    case .progress: .progress
    case .selected: .selected
    case .selection: .selection
    case .raised: .raised
    case .field: .field
    case .toast: .toast
    }
  }
}

extension Color {
  /// Reads a colour such as `#5f87d7`; `nil` for any other text.
  init?(hexadecimal text: String) {
    guard text.utf8.count == 7, text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(number)
  }
}

extension Settings {
  /// The person's colours, for `Application.appearances`.
  var appearances: [Role: Theme.Appearance] {
    var appearances = Dictionary(
      uniqueKeysWithValues: colors.map { ($0.role, Theme.Appearance($1)) })
    appearances[.otherSelection] = appearances[.selection]
    return appearances
  }
}
