/// How much may move on the screen: the one switch for everything that does. Whatever it says,
/// what is on the screen in the end is the same.
///
/// The raw value is what people write where they are asked for it, such as in an environment
/// variable.
public enum Motion: String, CaseIterable, Comparable, Sendable {
  /// Nothing changes but at once.
  case none
  /// Nothing travels and screens change over at once; a row that arrives comes up in its place.
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
