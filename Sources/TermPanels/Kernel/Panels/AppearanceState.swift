/// The appearance state of a panel. States follow this cycle; a reversed transition may also switch
/// between `appearing` and `disappearing`.
public enum AppearanceState: Sendable {
  /// Its view is not on the screen.
  case disappeared
  /// Its view is coming onto the screen.
  case appearing
  /// Its view is on the screen.
  case appeared
  /// Its view is leaving the screen.
  case disappearing
}

extension Panel {
  /// The appearance state of the panel.
  public final var appearanceState: AppearanceState { appearance.state }
}
