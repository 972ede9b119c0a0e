/// A colour that tells a list from others. Which shade it is on a screen is the theme's business.
public enum ListColor: String, Hashable, CaseIterable, Sendable {
  /// Red.
  case red
  /// Orange.
  case orange
  /// Yellow.
  case yellow
  /// Green.
  case green
  /// Teal.
  case teal
  /// Blue.
  case blue
  /// Purple.
  case purple
  /// Pink.
  case pink
}
