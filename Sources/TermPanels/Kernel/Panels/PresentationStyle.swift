/// The way in which a presented panel is shown; see ``Panel/presentationStyle``.
public enum PresentationStyle: Sendable {
  /// In the middle of its context, in its preferred size. The panels below stay in sight, dimmed,
  /// without callbacks.
  case overContext
  /// Over the whole window. The panels below disappear, with their callbacks, and appear again when
  /// the panel is dismissed.
  case fullScreen
}
