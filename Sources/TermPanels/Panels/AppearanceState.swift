/// Where a panel is in its coming and going. Legal only along this cycle, and between the two
/// middle ones when a transition is turned back.
public enum AppearanceState: Sendable {
  /// Its view is not on the screen.
  case disappeared
  /// Its view is coming.
  case appearing
  /// Its view is on the screen.
  case appeared
  /// Its view is going.
  case disappearing
}

extension Panel {
  /// Where the panel is in its coming and going.
  public final var appearanceState: AppearanceState { appearance.state }
}
