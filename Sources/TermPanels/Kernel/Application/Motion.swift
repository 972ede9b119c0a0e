/// The amount of motion on the screen: the one switch for everything that moves. With every value
/// the screen is the same in the end.
///
/// The raw value is the word that people write, for example in an environment variable.
public enum Motion: String, CaseIterable, Comparable, Sendable {
  /// Every change is immediate.
  case none
  /// Nothing travels and screens change at once; a row that arrives fades in at its place.
  case reduced
  /// Everything moves, in half the time and in three pictures at most.
  case short
  /// Everything moves as designed.
  case full

  /// Less motion comes first.
  public static func < (a: Motion, b: Motion) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .reduced: 1
    case .short: 2
    case .full: 3
    }
  }
}
