/// Selects the theme of a terminal: the chosen one, or one that suits the terminal's background,
/// with the program's own roles in it.
struct ThemeSelection {
  /// The chosen theme; `nil` lets the background decide.
  var chosen: Theme?
  /// The appearances of the program's own roles, in every theme.
  var appearances: [Role: Theme.Appearance] = [:]
  /// The terminal's background, as far as it is known.
  var background: Color

  /// The theme to show.
  var theme: Theme {
    var theme = chosen?.suiting(background: background) ?? .suiting(background: background)
    for (role, appearance) in appearances { theme[role] = appearance }
    return theme
  }
}
