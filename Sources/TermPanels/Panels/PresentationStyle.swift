/// How a presented panel is shown; see ``Panel/presentationStyle``.
public enum PresentationStyle: Sendable {
  /// In the middle of what it is presented above, as large as it would like to be. What lies below
  /// stays in sight, dimmed, and is told nothing.
  case overContext
  /// Over the whole window. What lies below disappears, with its callbacks, and appears again when
  /// the panel is dismissed.
  case fullScreen
}
