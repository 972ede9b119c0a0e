/// Selects the theme of a terminal: the chosen one, or one that suits the terminal's background,
/// with the program's own roles in it.
struct ThemeSelection {
  /// The chosen theme; `nil` lets the background decide.
  var chosen: Theme?
  /// The appearances of the program's own roles, and the colours of built-in ones, in every theme.
  var appearances: [Role: Theme.Appearance] = [:]
  /// The terminal's background, as far as it is known.
  var background: Color

  /// The theme to show.
  var theme: Theme {
    var theme = chosen?.suiting(background: background) ?? .suiting(background: background)
    for (role, appearance) in appearances {
      theme[role] = role.isBuiltIn ? theme[role].recoloured(by: appearance) : appearance
    }
    return theme
  }
}

extension Role {
  /// Whether every theme has the role.
  fileprivate var isBuiltIn: Bool { rawValue < Role.firstFree }
}

extension Theme.Appearance {
  /// The same appearance in the colour of another one: its attributes still carry its meaning where
  /// there are no colours.
  fileprivate func recoloured(by other: Theme.Appearance) -> Theme.Appearance {
    var appearance = self
    (appearance.color, appearance.basic) = (other.color ?? color, other.basic ?? basic)
    return appearance
  }
}
