/// A colour that distinguishes a list from others. The theme decides its shade on the screen.
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
