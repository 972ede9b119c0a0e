public import TermPanels

extension NcursesTerminal {
  /// The amount of motion that the environment asks for: `TERMPANELS_MOTION` is `full`, `short`,
  /// `reduced` or `none`. `nil` if it is missing or not understood. A program that has a setting of
  /// its own looks at that first.
  public static var motionOfEnvironment: Motion? {
    Environment.nonEmpty("TERMPANELS_MOTION").flatMap { Motion(rawValue: $0.lowercased()) }
  }
}
