/// How much may move on the screen: the one switch for everything that does.
public enum Motion: Sendable {
  /// Everything moves as designed.
  case full
  /// Nothing moves: what would be reached by a motion is there at once.
  case reduced
}
