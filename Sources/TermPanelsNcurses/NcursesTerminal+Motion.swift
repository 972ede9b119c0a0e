public import TermPanels

extension NcursesTerminal {
  /// How much motion the environment asks for: `TERMPANELS_MOTION` is `full`, `short`, `reduced` or `none`.
  /// `nil` when it says nothing, or nothing that is understood. A program that has a setting of
  /// its own asks that first.
  public static var motionOfEnvironment: Motion? {
    Environment.nonEmpty("TERMPANELS_MOTION").flatMap { Motion(rawValue: $0.lowercased()) }
  }
}
